/**
 * Ways to use a confirmation link.
 *
 * - `load`: the page posted the token on its own, without input from a person; mail scanners that run scripts
 *   do so too.
 * - `gesture`: the page posted the token after a key, a pointer or a touch event.
 * - `withdraw`: the "This was not me" button, which cancels the sign-up.
 */
export const CONFIRMATIONS = ['load', 'gesture', 'withdraw'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** Reads the header; `load` without it or for an unknown value. */
export const confirmationOf = (header: string | null): Confirmation =>
  CONFIRMATIONS.find((known) => known === header) ?? 'load'
