/**
 * Ways to use a confirmation link.
 *
 * - `load`: the page confirmed by itself, with no sign of a person (mail scanners that run scripts do this too).
 * - `gesture`: the same, after a key, a pointer or a touch was seen.
 * - `withdraw`: somebody pressed "This was not me": the sign-up is taken back.
 */
export const CONFIRMATIONS = ['load', 'gesture', 'withdraw'] as const
export type Confirmation = (typeof CONFIRMATIONS)[number]

/** Reads the header. Without it, or with an unknown value, it is `load`. */
export const confirmationOf = (header: string | null): Confirmation =>
  CONFIRMATIONS.find((known) => known === header) ?? 'load'
