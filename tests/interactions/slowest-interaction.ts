import type { Page } from '@playwright/test'

/** Milliseconds from a press, a key or a word put in to the next picture (Event Timing), for the slowest of a page. */
export const slowestInteraction = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const options = { type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit
        // A mouse that only passes by does nothing that somebody waits for.
        const isDone = ({ name, interactionId }: PerformanceEventTiming) =>
          interactionId > 0 || name === 'input'
        const slowest = (entries: PerformanceEntryList) =>
          Math.max(0, ...(entries as PerformanceEventTiming[]).filter(isDone).map(({ duration }) => duration))
        new PerformanceObserver((list) => resolve(slowest(list.getEntries()))).observe(options)
        // No entry at all: nothing took longer than a picture.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))))
      }),
  )
