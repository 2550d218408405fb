import { lastDayFrom } from '#contracts/forms/appointment-time.ts'
import { germanNow } from '#src/browser/api.ts'

/** Returns the first and last day that a visitor can request; none if today is unknown. */
export function requestedDays(): { min?: string; max?: string } {
  const today = germanNow().slice(0, 10)
  return today === '' ? {} : { min: today, max: lastDayFrom(today) }
}
