import { isQueueFlagSet, QUEUE_CHANGED } from './queue-flag.ts'

/**
 * Opens the bar of waiting messages. `sendsAtOnce` is true if messages already waited when the page opened, and after a
 * failure to open the bar. Otherwise the bar waits for the connection to return.
 */
export type OpenBar = (main: HTMLElement, sendsAtOnce: boolean, signal: AbortSignal) => Promise<void>

const openBar: OpenBar = async (main, sendsAtOnce, signal) =>
  (await import('./waiting-messages-bar.ts')).openBar(main, sendsAtOnce, signal)

/** Loads and opens the bar of waiting messages as soon as there are any. */
export function showWaitingMessages(main: HTMLElement, signal: AbortSignal, open = openBar): void {
  let sendsAtOnce = isQueueFlagSet()
  let isOpen = false
  const show = () => {
    if (isOpen || !isQueueFlagSet()) return
    isOpen = true
    open(main, sendsAtOnce, signal).catch(() => {
      // The bar may have missed the return of the connection, so it sends at once when it opens later.
      isOpen = false
      sendsAtOnce = true
    })
  }
  for (const change of [QUEUE_CHANGED, 'storage', 'pageshow', 'online'])
    addEventListener(change, show, { signal })
  show()
}
