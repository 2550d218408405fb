/**
 * Triggers of a request that confirms or withdraws a sign-up.
 *
 * - `load`: the page posted the token when it loaded. Mail scanners that run scripts cause this too.
 * - `gesture`: the visitor pressed the button that confirms, or had already pressed a key, clicked or touched the page.
 * - `withdraw`: the visitor pressed the button that withdraws the sign-up.
 */
export const CONFIRMATIONS = ['load', 'gesture', 'withdraw'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

export const confirmationOf = (header: string | null): Confirmation =>
  CONFIRMATIONS.find((known) => known === header) ?? 'load'
