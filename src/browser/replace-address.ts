/** Writes another address of this page, without a step for the back button, and past the router, which has nothing to load for it. */
export function replaceAddress(address: URL | string): void {
  // The router listens at `history` itself, and draws every link anew.
  History.prototype.replaceState.call(history, history.state, '', address)
}

/** Adds an entry with this address and this state to the history, past the router in the same way. */
export function addAddress(address: URL | string, state: object): void {
  History.prototype.pushState.call(history, { ...history.state, ...state }, '', address)
}
