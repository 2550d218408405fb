import { getHolidays } from 'feiertagejs'
import * as working from '#contracts/values/working-day.ts'

const OFFICES = ['BY', 'BE'] as const

/** Public holidays in Munich or Berlin, keyed by year. Cached, because the library calculates them slowly. */
const known = new Map<string, ReadonlySet<string>>()

/** Returns the public holidays (`YYYY-MM-DD`) in Munich or Berlin. For Bavaria, the library includes Assumption Day. */
export function holidaysIn(year: string): ReadonlySet<string> {
  const holidays =
    known.get(year) ??
    new Set(OFFICES.flatMap((office) => getHolidays(year, office).map(({ dateString }) => dateString)))
  known.set(year, holidays)
  return holidays
}

const dayOff =
  (closedDays: readonly string[]): working.DayOff =>
  (day) =>
    holidaysIn(day.slice(0, 4)).has(day) || closedDays.includes(day)

/**
 * True for Monday to Friday, except public holidays in Munich or Berlin and the firm's own closed days. Days are
 * `YYYY-MM-DD`.
 */
export const isWorkingDay = (day: string, closedDays: readonly string[]): boolean =>
  working.isWorkingDay(day, dayOff(closedDays))

/** Returns the working day that follows `count` working days after a day; a negative count goes back. */
export const afterWorkingDays = (day: string, count: number, closedDays: readonly string[]): string =>
  working.afterWorkingDays(day, count, dayOff(closedDays))

export const workingDayAfter = (day: string, closedDays: readonly string[]): string =>
  afterWorkingDays(day, 1, closedDays)
export const workingDayBefore = (day: string, closedDays: readonly string[]): string =>
  afterWorkingDays(day, -1, closedDays)
