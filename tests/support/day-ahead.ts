import { dayInBerlin } from '#contracts/values/german-time.ts'

const THREE_MONTHS_MS = 92 * 86_400_000

/** A day about three months ahead, `YYYY-MM-DD`, which forms accept whenever the tests run. */
export const dayAhead = (): string => dayInBerlin(new Date(Date.now() + THREE_MONTHS_MS))
