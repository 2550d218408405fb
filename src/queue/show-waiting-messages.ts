import { isQueueFlagSet, QUEUE_CHANGED } from './queue-flag.ts'

/**
 * Opens the bar of waiting messages. If `isVisit` is true, the bar sends them at once. It is true if the queue already
 * had messages when the page opened, and after a failure to open the bar.
 */
export type OpenBar = (main: HTMLElement, isVisit: boolean, signal: AbortSignal) => Promise<void>

const openBar: OpenBar = async (main, isVisit, signal) =>
  (await import('./waiting-messages-bar.ts')).openBar(main, isVisit, signal)

/** Loads and opens the bar of waiting messages as soon as there are any. */
export function showWaitingMessages(main: HTMLElement, signal: AbortSignal, open = openBar): void {
  let isVisit = isQueueFlagSet()
  let isOpen = false
  const show = () => {
    if (isOpen || !isQueueFlagSet()) return
    isOpen = true
    open(main, isVisit, signal).catch(() => {
      // Try later, with `isVisit`: the bar then sends at once, because it may have missed the return of the connection.
      isOpen = false
      isVisit = true
    })
  }
  for (const change of [QUEUE_CHANGED, 'storage', 'pageshow', 'online'])
    addEventListener(change, show, { signal })
  show()
}
