import { dayInBerlin } from '#contracts/values/german-time.ts'

const THREE_MONTHS_MS = 92 * 86_400_000

/** Returns a day about three months ahead (`YYYY-MM-DD`), which every form accepts. */
export const dayAhead = (): string => dayInBerlin(new Date(Date.now() + THREE_MONTHS_MS))
