import { getHolidays } from 'feiertagejs'
import { CLOSED_DAYS } from '#contracts/values/closed-days.ts'
import * as working from '#contracts/values/working-day.ts'

const OFFICES = ['BY', 'BE'] as const

/** Days off, keyed by year. Cached, because the library calculates holidays slowly. */
const known = new Map<string, ReadonlySet<string>>()

/**
 * Returns the public holidays in Munich or Berlin, and the firm's own closed days (`YYYY-MM-DD`). For Bavaria, the
 * library includes Assumption Day.
 */
export function daysOffIn(year: string): ReadonlySet<string> {
  const days =
    known.get(year) ??
    new Set([
      ...OFFICES.flatMap((office) => getHolidays(year, office).map(({ dateString }) => dateString)),
      ...CLOSED_DAYS.filter((day) => day.startsWith(year)),
    ])
  known.set(year, days)
  return days
}

const isDayOff: working.DayOff = (day) => daysOffIn(day.slice(0, 4)).has(day)

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
