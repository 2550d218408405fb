import { getHolidays } from 'feiertagejs'

const OFFICES = ['BY', 'BE'] as const
const DAY_MS = 86_400_000

/** Public holidays in Munich or Berlin, keyed by year. Cached, because the library calculates them slowly. */
const known = new Map<string, ReadonlySet<string>>()

function holidaysIn(year: string): ReadonlySet<string> {
  const holidays =
    known.get(year) ??
    new Set(OFFICES.flatMap((office) => getHolidays(year, office).map(({ dateString }) => dateString)))
  known.set(year, holidays)
  return holidays
}

/**
 * True for Monday to Friday, except public holidays in Munich or Berlin and the firm's own closed days. Days are
 * `YYYY-MM-DD`. For Bavaria, the library includes Assumption Day, which is a holiday in Munich.
 */
export const isWorkingDay = (day: string, closedDays: readonly string[]): boolean =>
  ![0, 6].includes(noonOf(day).getUTCDay()) &&
  !holidaysIn(day.slice(0, 4)).has(day) &&
  !closedDays.includes(day)

export const workingDayAfter = (day: string, closedDays: readonly string[]): string =>
  nearestWorkingDay(day, closedDays, DAY_MS)
export const workingDayBefore = (day: string, closedDays: readonly string[]): string =>
  nearestWorkingDay(day, closedDays, -DAY_MS)

function nearestWorkingDay(day: string, closedDays: readonly string[], stepMs: number): string {
  const next = new Date(noonOf(day).getTime() + stepMs).toISOString().slice(0, 10)
  return isWorkingDay(next, closedDays) ? next : nearestWorkingDay(next, closedDays, stepMs)
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`)
