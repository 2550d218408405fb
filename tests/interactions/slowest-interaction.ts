import type { Page } from '@playwright/test'

/**
 * Watches every document of a page from its start (Event Timing).
 *
 * @returns a function for the end: milliseconds from a press, a key or a word put in to the next picture, of the slowest
 */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  const times: number[] = []
  await page.exposeBinding('tellInteractions', (_, durations: number[]) => void times.push(...durations))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellInteractions(durations: number[]): void }).tellInteractions
    // A mouse that only passes by does nothing that somebody waits for.
    const isDone = ({ name, interactionId }: PerformanceEventTiming) => interactionId > 0 || name === 'input'
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[]
      tell(entries.filter(isDone).map(({ duration }) => duration))
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  return async () => {
    // An entry comes after the picture that ended it.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          let pictures = 10
          const next = () => (pictures-- > 0 ? requestAnimationFrame(next) : resolve(undefined))
          next()
        }),
    )
    return Math.max(0, ...times)
  }
}
