import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { setQueueFlag } from '#src/queue/queue-flag.ts'
import { type OpenBar, showWaitingMessages } from '#src/queue/show-waiting-messages.ts'
import { openBar } from '#src/queue/waiting-messages-bar.ts'
import { eventually } from '#tests/support/eventually.ts'

let page: AbortController
let open: Mock<OpenBar>
beforeEach(() => {
  page = new AbortController()
  open = vi.fn(async () => undefined)
})
afterEach(() => page.abort())

test('A page from the browser’s cache opens one bar if the queue is filled', () => {
  showWaitingMessages(document.body, page.signal, open)
  dispatchEvent(new Event('pageshow'))
  expect(open).not.toHaveBeenCalled()
  localStorage.setItem('message-queued', '1')
  dispatchEvent(new Event('pageshow'))
  dispatchEvent(new Event('pageshow'))
  expect(open.mock.calls).toEqual([[document.body, false, page.signal]])
})

test('A bar that failed to load is fetched when the connection returns', async () => {
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  showWaitingMessages(document.body, page.signal, open)
  setQueueFlag(true)
  await eventually(() => {
    dispatchEvent(new Event('online'))
    expect(open).toHaveBeenCalledTimes(2)
  })
  expect(open).toHaveBeenLastCalledWith(document.body, true, page.signal)
})

test('The bar closes with its page, even if the bar is fetched later', async () => {
  const late = new AbortController()
  document.body.innerHTML = '<main></main>'
  const main = document.querySelector('main') as HTMLElement
  openBar(main, false, page.signal)
  expect(document.querySelectorAll('aside')).toHaveLength(1)
  page.abort()
  expect(document.querySelectorAll('aside')).toHaveLength(0)
  late.abort()
  openBar(main, false, late.signal)
  expect(document.querySelectorAll('aside')).toHaveLength(0)
})
