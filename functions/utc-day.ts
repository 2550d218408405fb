const DAY_MS = 86_400_000

/** The first moment of the next day (UTC). */
export const dayAfter = (at: Date) => new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS + DAY_MS)
