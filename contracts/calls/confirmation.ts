/**
 * Ways to use a confirmation link.
 *
 * - `load`: the page posted the token by itself. Mail scanners that run scripts cause this too.
 * - `gesture`: the page posted the token after a key, pointer or touch event.
 * - `withdraw`: the visitor pressed a button to withdraw the sign-up.
 */
export const CONFIRMATIONS = ['load', 'gesture', 'withdraw'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

export const confirmationOf = (header: string | null): Confirmation =>
  CONFIRMATIONS.find((known) => known === header) ?? 'load'
