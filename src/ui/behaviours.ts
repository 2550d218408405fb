/** What a part of a page does once it is there; returns how to stop. */
export type Behaviour = (part: HTMLElement) => () => void

/**
 * Gives every part of the document what it does, by the name in its `data-does`: parts that were delivered, and those
 * that come later, whichever script renders them. Returns a function that stops it.
 */
export function enliven(behaviours: Readonly<Record<string, Behaviour>>): () => void {
  const stops = new Map<HTMLElement, (() => void) | undefined>()
  const attend = () => {
    for (const [part, stop] of stops) {
      if (part.isConnected) continue
      stop?.()
      stops.delete(part)
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-does]'))
      if (!stops.has(part)) stops.set(part, behaviours[String(part.dataset.does)]?.(part))
  }
  const observer = new MutationObserver(attend)
  observer.observe(document, { childList: true, subtree: true })
  attend()
  return () => {
    observer.disconnect()
    for (const stop of stops.values()) stop?.()
  }
}
