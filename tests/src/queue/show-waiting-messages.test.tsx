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
afterEach(() => {
  page.abort()
  setQueueFlag(false)
})

test('a page opens no bar until a message is in the queue, and then one', async () => {
  showWaitingMessages(document.body, page.signal, open)
  dispatchEvent(new Event('pageshow'))
  expect(open).not.toHaveBeenCalled()
  setQueueFlag(true)
  setQueueFlag(true)
  expect(open.mock.calls).toEqual([[document.body, false, page.signal]])
})

test.for(['storage', 'pageshow'])('a message that another tab keeps opens the bar: %s', (change) => {
  showWaitingMessages(document.body, page.signal, open)
  localStorage.setItem('message-queued', '1')
  dispatchEvent(new Event(change))
  expect(open.mock.calls).toEqual([[document.body, false, page.signal]])
})

test('a page that opens with messages in the queue is a visit, despite any change while the bar is fetched', () => {
  setQueueFlag(true)
  showWaitingMessages(document.body, page.signal, open)
  dispatchEvent(new Event('pageshow'))
  setQueueFlag(true)
  expect(open.mock.calls).toEqual([[document.body, true, page.signal]])
})

test('a bar that could not be fetched is fetched at the next change', async () => {
  setQueueFlag(true)
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  showWaitingMessages(document.body, page.signal, open)
  await eventually(() => {
    setQueueFlag(true)
    expect(open).toHaveBeenCalledTimes(2)
  })
  expect(open).toHaveBeenLastCalledWith(document.body, true, page.signal)
})

test('a page that was left opens no bar', () => {
  showWaitingMessages(document.body, page.signal, open)
  page.abort()
  setQueueFlag(true)
  expect(open).not.toHaveBeenCalled()
})

test('the bar closes with its page, also where it is fetched after that', async () => {
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
