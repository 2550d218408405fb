import { isQueueFlagSet, QUEUE_CHANGED } from './queue-flag.ts'

/** Opens the bar above a page, until the signal aborts. `isVisit` if the page opened with a filled queue. */
export type OpenBar = (main: HTMLElement, isVisit: boolean, signal: AbortSignal) => Promise<void>

const openBar: OpenBar = async (main, isVisit, signal) =>
  (await import('./waiting-messages-bar.ts')).openBar(main, isVisit, signal)

/** Opens the bar of the queue as soon as it has messages. Without messages the bar is not fetched. */
export function showWaitingMessages(main: HTMLElement, signal: AbortSignal, open = openBar): void {
  const isVisit = isQueueFlagSet()
  let isOpen = false
  const show = () => {
    if (isOpen || !isQueueFlagSet()) return
    isOpen = true
    open(main, isVisit, signal).catch(() => {
      // The next change retries the fetch.
      isOpen = false
    })
  }
  for (const change of [QUEUE_CHANGED, 'storage', 'pageshow']) addEventListener(change, show, { signal })
  show()
}
