import { isQueueMarked, QUEUE_CHANGED } from './mark.ts'

/** Shows below the header what waits on this device, and sends it at a visit. Nothing is fetched while nothing waits. */
export function tellQueue(header: HTMLElement): () => void {
  let isGone = false
  let stop: (() => void) | undefined
  const show = (isVisit: boolean) => {
    if (!isQueueMarked() || stop) return
    import('./queue-bar.ts').then(
      ({ showQueue }) => {
        if (!isGone) stop ??= showQueue(header, isVisit)
      },
      () => undefined,
    )
  }
  const showNews = () => show(false)
  const events = [QUEUE_CHANGED, 'storage', 'pageshow']
  for (const event of events) addEventListener(event, showNews)
  show(true)
  return () => {
    isGone = true
    stop?.()
    for (const event of events) removeEventListener(event, showNews)
  }
}
