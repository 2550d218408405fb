import { dayInBerlin } from './german-time.ts'

/** Days for which a message stays stored. An operator can set another number (`KEEP_LEADS_DAYS`). */
export const KEEP_LEADS_DAYS = 184

const DAY_MS = 86_400_000

/** Returns the day on which a message is deleted, `YYYY-MM-DD` in German time. */
export const deletionDay = (receivedAt: Date, keepLeadsDays = KEEP_LEADS_DAYS): string =>
  dayInBerlin(new Date(receivedAt.getTime() + keepLeadsDays * DAY_MS))
