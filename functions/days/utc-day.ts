const DAY_MS = 86_400_000

/** Returns the start of the next day (UTC). */
export const dayAfter = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + DAY_MS)

/** Formats the day, in UTC: `2026-11-21`. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** Returns the start of a month such as `2026-11`, in UTC. */
export const monthStart = (month: string) => new Date(`${month}-01T00:00:00Z`)
