/** Maximum difference between the clocks of two instances. */
export const CLOCKS_DIFFER_MS = 600_000

/** Returns whole seconds for a `Retry-After` header, at least one. */
export const secondsUntil = (until: Date, now: Date) =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000))
