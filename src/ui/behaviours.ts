/** What a part of a page does once it is there; returns how to stop. */
export type Behaviour = (part: HTMLElement) => () => void

/** Gives the parts of a page what they do, by the names in their `data-does`. Returns how to stop. */
export const enlivenedBy =
  (behaviours: Record<string, Behaviour>) =>
  (page: HTMLElement): (() => void) => {
    const stops = [...page.querySelectorAll<HTMLElement>('[data-does]')].map((part) =>
      behaviours[String(part.dataset.does)]?.(part),
    )
    return () => {
      for (const stop of stops) stop?.()
    }
  }
