import { afterEach, expect, test, vi } from 'vitest'
import { setQueueFlag } from '#src/queue/queue-flag.ts'
import { type OpenBar, showWaitingMessages } from '#src/queue/show-waiting-messages.ts'

let close = () => {}
afterEach(() => {
  close()
  setQueueFlag(false)
})

const bars = () => {
  const closed = vi.fn<() => void>()
  return { closed, open: vi.fn<OpenBar>(async () => closed) }
}

test('a page opens no bar until a message is in the queue, and then one', async () => {
  const { open } = bars()
  close = showWaitingMessages(document.body, open)
  dispatchEvent(new Event('pageshow'))
  expect(open).not.toHaveBeenCalled()
  setQueueFlag(true)
  setQueueFlag(true)
  expect(open.mock.calls).toEqual([[document.body, false]])
})

test.for(['storage', 'pageshow'])('a message that another tab keeps opens the bar: %s', (change) => {
  const { open } = bars()
  close = showWaitingMessages(document.body, open)
  localStorage.setItem('message-queued', '1')
  dispatchEvent(new Event(change))
  expect(open.mock.calls).toEqual([[document.body, false]])
})

test('a page that opens with messages in the queue is a visit, whatever happens while the bar is fetched', () => {
  setQueueFlag(true)
  const { open } = bars()
  close = showWaitingMessages(document.body, open)
  dispatchEvent(new Event('pageshow'))
  setQueueFlag(true)
  expect(open.mock.calls).toEqual([[document.body, true]])
})

test('a bar that could not be fetched is fetched at the next change', async () => {
  setQueueFlag(true)
  const { open } = bars()
  open.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  close = showWaitingMessages(document.body, open)
  await vi.waitFor(() => {
    setQueueFlag(true)
    expect(open).toHaveBeenCalledTimes(2)
  })
  expect(open).toHaveBeenLastCalledWith(document.body, true)
})

test('the bar closes with its page, also where it opens after that', async () => {
  setQueueFlag(true)
  const [early, late] = [bars(), bars()]
  const closeEarly = showWaitingMessages(document.body, early.open)
  await Promise.resolve()
  closeEarly()
  await vi.waitFor(() => expect(early.closed).toHaveBeenCalled())

  const opening = Promise.withResolvers<() => void>()
  late.open.mockReturnValue(opening.promise)
  showWaitingMessages(document.body, late.open)()
  opening.resolve(late.closed)
  await vi.waitFor(() => expect(late.closed).toHaveBeenCalled())
  setQueueFlag(true)
  expect(late.open).toHaveBeenCalledTimes(1)
})
