/** Writes another address of this page, without a step for the back button, and past the router, which has nothing to load for it. */
export function replaceAddress(address: URL | string): void {
  // The router listens at `history` itself, and draws every link anew.
  History.prototype.replaceState.call(history, history.state, '', address)
}
