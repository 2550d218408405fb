/** Replaces the current URL without the router, and adds `state` to the state of its history entry. */
export function replaceAddress(address: URL | string, state: object = {}): void {
  // Calling `history.replaceState`, which the router patches, would re-render all links.
  History.prototype.replaceState.call(history, { ...history.state, ...state }, '', address)
}

/** Adds a history entry without the router. */
export function addAddress(address: URL | string, state: object): void {
  History.prototype.pushState.call(history, { ...history.state, ...state }, '', address)
}
