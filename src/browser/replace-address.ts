/** Replaces the current URL without the router. */
export function replaceAddress(address: URL | string): void {
  // Calling `history.replaceState`, which the router patches, would re-render all links.
  History.prototype.replaceState.call(history, history.state, '', address)
}

/** Adds a history entry without the router. */
export function addAddress(address: URL | string, state: object): void {
  History.prototype.pushState.call(history, { ...history.state, ...state }, '', address)
}
