import { isQueueMarked, QUEUE_CHANGED } from './mark.ts'

/** Shows above the page what waits on this device, and sends it at a visit. Nothing is fetched while nothing waits. */
export function tellQueue(main: HTMLElement): () => void {
  const showing = new AbortController()
  const { signal } = showing
  // Not told by the event: a second import may be there before the first, which waits for the stylesheet.
  const isVisit = isQueueMarked()
  const show = () => {
    if (isQueueMarked())
      import('./queue-bar.ts')
        .then(({ showQueue }) => showQueue(main, isVisit, signal))
        .catch(() => undefined)
  }
  for (const news of [QUEUE_CHANGED, 'storage', 'pageshow']) addEventListener(news, show, { signal })
  show()
  return () => showing.abort()
}
