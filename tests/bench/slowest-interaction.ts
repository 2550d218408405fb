import type { Page } from '@playwright/test'

/** Milliseconds by Event Timing: from the event to the next paint, of these before and in its handlers. */
export type Interaction = Record<'duration' | 'delay' | 'handlers', number> & { what: string }

declare const reportInteraction: (interaction: Interaction) => void

/** Starts watching a page. The returned function returns its slowest interaction so far. */
export async function watchInteractions(page: Page): Promise<() => Interaction> {
  let slowest: Interaction = { duration: 0, delay: 0, handlers: 0, what: 'nothing' }
  await page.exposeFunction('reportInteraction', (one: Interaction) => {
    if (one.duration >= slowest.duration) slowest = one
  })
  await page.addInitScript(() => {
    let pressed: EventTarget | null = null
    const remember = ({ target }: Event) => {
      pressed = target
    }
    for (const type of ['pointerdown', 'keydown']) addEventListener(type, remember, true)
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[]) {
        const { name, duration, startTime, processingStart, processingEnd } = event
        const [delay, handlers] = [processingStart - startTime, processingEnd - processingStart]
        const what = `${name} on ${(pressed as Element | null)?.outerHTML?.slice(0, 80)}`
        if (event.interactionId) reportInteraction({ duration, delay, handlers, what })
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  return () => slowest
}
