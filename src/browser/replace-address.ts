/** Replaces the URL of the current history entry without the router, which has nothing to load for it. */
export function replaceAddress(address: URL | string): void {
  // The router patches `history` itself, and would render every link again.
  History.prototype.replaceState.call(history, history.state, '', address)
}

/** Adds a history entry with this URL and state, without the router. */
export function addAddress(address: URL | string, state: object): void {
  History.prototype.pushState.call(history, { ...history.state, ...state }, '', address)
}
