import { lastDayFrom } from '#contracts/forms/appointment-time.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { serverNow } from '#src/browser/api.ts'

export function requestedDays(): { min: string; max: string } {
  const today = dayInBerlin(serverNow())
  return { min: today, max: lastDayFrom(today) }
}
