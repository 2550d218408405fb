import type { Page } from '@playwright/test'

export interface Interaction {
  /** Milliseconds from the event to the next paint after its handlers. */
  duration: number
  what: string
}

const NONE: Interaction = { duration: 0, what: 'nothing' }

/** Starts measuring interactions (Event Timing API). The returned function returns the slowest one so far. */
export async function watchInteractions(page: Page): Promise<() => Promise<Interaction>> {
  const interactions: Interaction[] = []
  await page.exposeBinding('tellInteractions', (_, told: Interaction[]) => void interactions.push(...told))
  await page.addInitScript(() => {
    const tell = (window as unknown as { tellInteractions(told: Interaction[]): void }).tellInteractions
    // Remember the last target of each event type: the element may be gone when the event is reported.
    const targets = new Map<string, string>()
    for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'keyup', 'input'])
      addEventListener(
        type,
        ({ target }) => {
          const element = target instanceof Element ? target : document.body
          targets.set(type, element.id || element.textContent?.trim().slice(0, 40) || element.nodeName)
        },
        true,
      )
    // Ignore events such as mouse movement, which belong to no interaction.
    const isDone = ({ name, interactionId }: PerformanceEventTiming) => interactionId > 0 || name === 'input'
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as PerformanceEventTiming[]
      tell(
        entries
          .filter(isDone)
          .map(({ duration, name }) => ({ duration, what: `${name} on ${targets.get(name)}` })),
      )
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
  })
  return async () => {
    // Wait ten frames, because the browser reports an interaction late.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          let pictures = 10
          const next = () => (pictures-- > 0 ? requestAnimationFrame(next) : resolve(undefined))
          next()
        }),
    )
    return interactions.reduce((one, other) => (other.duration > one.duration ? other : one), NONE)
  }
}
