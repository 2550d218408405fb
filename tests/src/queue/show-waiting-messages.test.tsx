import { afterEach, expect, test, vi } from 'vitest'
import { markQueue } from '#src/queue/mark.ts'
import { tellQueue } from '#src/queue/show-queue-bar.ts'

const showQueue = vi.hoisted(() => vi.fn())
vi.mock('#src/queue/queue-bar.ts', () => ({ showQueue }))

afterEach(() => {
  markQueue(false)
  showQueue.mockClear()
})

/** Attaches, has something happen before the bar is fetched, and tells each time whether it was shown as to a visitor. */
async function visits(happens: () => void): Promise<boolean[]> {
  const stop = tellQueue(document.body)
  happens()
  await vi.waitFor(() => expect(showQueue).toHaveBeenCalled())
  await new Promise((resolve) => setTimeout(resolve))
  stop()
  return showQueue.mock.calls.map(([, isVisit]) => isVisit)
}

// The bar's stylesheet keeps the first fetch waiting, and the second one does not wait for it.
test('what waits at a visit is sent, also where the event that the page is shown fetches the bar first', async () => {
  markQueue(true)
  expect(await visits(() => dispatchEvent(new Event('pageshow')))).toEqual([true, true])
})

test('what is kept while the page is shown waits for the connection, and is not tried again at once', async () => {
  expect(await visits(() => markQueue(true))).toEqual([false])
})
