import { isQueueFlagSet, QUEUE_CHANGED } from './queue-flag.ts'

/** Opens the bar above a page; resolves with how to close it. `isVisit`: the page opened with messages in the queue. */
export type OpenBar = (main: HTMLElement, isVisit: boolean) => Promise<() => void>

const openBar: OpenBar = async (main, isVisit) =>
  (await import('./waiting-messages-bar.ts')).openBar(main, isVisit)

/** Opens the bar of the waiting messages as soon as the queue has any. Without a message nothing is fetched. */
export function showWaitingMessages(main: HTMLElement, open = openBar): () => void {
  const showing = new AbortController()
  const { signal } = showing
  const isVisit = isQueueFlagSet()
  let bar: Promise<() => void> | undefined
  const show = () => {
    if (!isQueueFlagSet()) return
    bar ??= open(main, isVisit)
    bar
      .then((close) => signal.aborted && close())
      .catch(() => {
        // The next change tries to fetch it again.
        bar = undefined
      })
  }
  for (const change of [QUEUE_CHANGED, 'storage', 'pageshow']) addEventListener(change, show, { signal })
  show()
  return () => {
    showing.abort()
    void bar?.then((close) => close()).catch(() => undefined)
  }
}
