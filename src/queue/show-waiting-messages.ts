import { isQueueFlagSet, QUEUE_CHANGED } from './queue-flag.ts'

/** Opens the bar above a page, until the signal aborts. `isVisit`: the page opened with messages in the queue. */
export type OpenBar = (main: HTMLElement, isVisit: boolean, signal: AbortSignal) => Promise<void>

const openBar: OpenBar = async (main, isVisit, signal) =>
  (await import('./waiting-messages-bar.ts')).openBar(main, isVisit, signal)

/** Opens the bar of the waiting messages as soon as the queue has any. Without a message nothing is fetched. */
export function showWaitingMessages(main: HTMLElement, signal: AbortSignal, open = openBar): void {
  const isVisit = isQueueFlagSet()
  let isOpen = false
  const show = () => {
    if (isOpen || !isQueueFlagSet()) return
    isOpen = true
    open(main, isVisit, signal).catch(() => {
      // The next change tries to fetch it again.
      isOpen = false
    })
  }
  for (const change of [QUEUE_CHANGED, 'storage', 'pageshow']) addEventListener(change, show, { signal })
  show()
}
