/** Function that adds behaviour to an element, without React. The signal aborts when the element is removed. */
export type Controller = (element: HTMLElement, signal: AbortSignal) => void

/**
 * Connects each element with a `data-controller` to the controller of that name. This includes elements added later.
 * Returns a function that disconnects all elements.
 */
export function connectControllers(controllers: Readonly<Record<string, Controller>>): () => void {
  const connections = new Map<HTMLElement, AbortController>()
  const connect = () => {
    for (const [element, connection] of connections) {
      if (element.isConnected) continue
      connection.abort()
      connections.delete(element)
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-controller]')) {
      if (connections.has(element)) continue
      const connection = new AbortController()
      connections.set(element, connection)
      // An error must not stop the other controllers. The browser may differ from what this one expects.
      try {
        controllers[String(element.dataset.controller)]?.(element, connection.signal)
      } catch (error) {
        reportError(error)
      }
    }
  }
  const observer = new MutationObserver(connect)
  observer.observe(document, { childList: true, subtree: true })
  connect()
  return () => {
    observer.disconnect()
    for (const connection of connections.values()) connection.abort()
  }
}
