/** A day as an ISO date, such as `2027-04-01`. */
export type Day = string

/** A length of time with its shorter and its longer end, such as 6 to 8 weeks. */
export interface Length {
  readonly least: number
  readonly most: number
  readonly unit: 'days' | 'weeks' | 'months'
}

/**
 * Returns the day that is `count` units after `day`, or before it if `count` is negative. A month ends on the day with
 * the same number or, if it has no such day, on its last day (§ 188 (2), (3) BGB).
 */
export function addTo(day: Day, count: number, unit: Length['unit']): Day {
  const date = new Date(`${day}T00:00:00Z`)
  if (unit === 'months') {
    const dayOfMonth = date.getUTCDate()
    date.setUTCDate(1)
    date.setUTCMonth(date.getUTCMonth() + count)
    const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(dayOfMonth, lastOfMonth))
  } else date.setUTCDate(date.getUTCDate() + count * (unit === 'weeks' ? 7 : 1))
  return date.toISOString().slice(0, 10)
}

/** Returns the last open day up to `day` or, with `step` 1, the first open day from `day` on. */
export function nearestOpenDay(day: Day, isOpen: (day: Day) => boolean, step: 1 | -1): Day {
  let found = day
  while (!isOpen(found)) found = addTo(found, step, 'days')
  return found
}

/** True for a day that exists, such as `2027-04-01`. */
export const isDay = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value
