import { getHolidays } from 'feiertagejs'
import { CLOSED_DAYS } from '#contracts/values/closed-days.ts'
import * as working from '#contracts/values/working-day.ts'

const OFFICES = ['BY', 'BE'] as const

/** Holidays, keyed by year. Cached, because the library calculates them slowly. */
const known = new Map<string, ReadonlySet<string>>()

/** Returns the public holidays in Munich or Berlin. For Bavaria, the library includes Assumption Day. */
function holidaysIn(year: string): ReadonlySet<string> {
  const days =
    known.get(year) ??
    new Set(OFFICES.flatMap((office) => getHolidays(year, office).map(({ dateString }) => dateString)))
  known.set(year, days)
  return days
}

/** Returns the public holidays in Munich or Berlin, and the firm's own closed days (`YYYY-MM-DD`). */
export const daysOffIn = (year: string): ReadonlySet<string> =>
  new Set([...holidaysIn(year), ...CLOSED_DAYS.filter((day) => day.startsWith(year))])

const isDayOff: working.DayOff = (day) => holidaysIn(day.slice(0, 4)).has(day) || CLOSED_DAYS.includes(day)

/**
 * True for Monday to Friday, except public holidays in Munich or Berlin and the firm's own closed days. Days are
 * `YYYY-MM-DD`.
 */
export const isWorkingDay = (day: string): boolean => working.isWorkingDay(day, isDayOff)

/** Returns the working day that follows `count` working days after a day; a negative count goes back. */
export const afterWorkingDays = (day: string, count: number): string =>
  working.afterWorkingDays(day, count, isDayOff)

export const workingDayAfter = (day: string): string => afterWorkingDays(day, 1)
export const workingDayBefore = (day: string): string => afterWorkingDays(day, -1)
