import { isHoliday } from 'feiertagejs'

const OFFICES = ['BY', 'BE'] as const
const DAY_MS = 86_400_000

/** The days an instance has looked at: the library makes a date format for each holiday, some milliseconds a day. */
const known = new Map<string, boolean>()

/**
 * Whether a day (`YYYY-MM-DD`) is no weekend, and a public holiday neither in Munich nor in Berlin. (Munich is one of
 * the Bavarian communities that keep Assumption Day, which the library counts for all of Bavaria.)
 */
export function isWorkingDay(day: string): boolean {
  const isWorking =
    known.get(day) ??
    (![0, 6].includes(noonOf(day).getUTCDay()) && !OFFICES.some((office) => isHoliday(day, office)))
  known.set(day, isWorking)
  return isWorking
}

export const workingDayAfter = (day: string): string => nearestWorkingDay(day, DAY_MS)
export const workingDayBefore = (day: string): string => nearestWorkingDay(day, -DAY_MS)

function nearestWorkingDay(day: string, stepMs: number): string {
  const next = new Date(noonOf(day).getTime() + stepMs).toISOString().slice(0, 10)
  return isWorkingDay(next) ? next : nearestWorkingDay(next, stepMs)
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
