/** Behaviour of an element, from its start until the signal aborts when the element is removed. */
export type Behaviour = (part: HTMLElement, signal: AbortSignal) => void

/**
 * Attaches each element's behaviour, by the name in its `data-does`: to delivered elements and to later ones,
 * whichever script renders them. Returns a function that detaches all.
 */
export function enliven(behaviours: Readonly<Record<string, Behaviour>>): () => void {
  const lives = new Map<HTMLElement, AbortController>()
  const attend = () => {
    for (const [part, life] of lives) {
      if (part.isConnected) continue
      life.abort()
      lives.delete(part)
    }
    for (const part of document.querySelectorAll<HTMLElement>('[data-does]')) {
      if (lives.has(part)) continue
      const life = new AbortController()
      lives.set(part, life)
      behaviours[String(part.dataset.does)]?.(part, life.signal)
    }
  }
  const observer = new MutationObserver(attend)
  observer.observe(document, { childList: true, subtree: true })
  attend()
  return () => {
    observer.disconnect()
    for (const life of lives.values()) life.abort()
  }
}
