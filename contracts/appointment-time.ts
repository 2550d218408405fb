import { DAY, dayInBerlin, existsInBerlin, existsInCalendar, TIME } from './german-time.ts'

/**
 * Whether a wished appointment can be: a day that exists and is not over in Berlin, at a time that exists there. What
 * is not written as date inputs write it (`2026-12-01`, `14:00`) is somebody's own words, and passes.
 */
export function canBeAppointment(day: string, time: string, now: Date): boolean {
  if (!DAY.test(day)) return true
  if (!existsInCalendar(day) || day < dayInBerlin(now)) return false
  return !TIME.test(time) || existsInBerlin(day, time)
}
