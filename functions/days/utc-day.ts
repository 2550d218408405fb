const DAY_MS = 86_400_000

/** Start of the next day (UTC). */
export const dayAfter = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + DAY_MS)

/** `2026-11-21` */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
