import { dateFormat } from './date-format.ts'
import type { Language } from './language.ts'

export const BERLIN = 'Europe/Berlin'

/** Format of date inputs, `2026-12-01`. Also matches dates that do not exist. */
export const DAY = /^\d{4}-\d\d-\d\d$/
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const HOUR_MS = 3_600_000

// Created on first use, because loading time zone data would slow down the functions' cold start.
let clock: Intl.DateTimeFormat | undefined

/** Returns German local time, `YYYY-MM-DDTHH:MM`. */
export function inBerlin(moment: Date): string {
  // On a phone, the first call takes 2 ms with Temporal and 50 ms with Intl. Older browsers have only Intl.
  if (globalThis.Temporal)
    return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(BERLIN)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
  // The Swedish locale formats dates as in ISO 8601.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(moment).replace(' ', 'T')
}

/** Returns the day in Germany at `moment`, `YYYY-MM-DD`. */
export const dayInBerlin = (moment: Date): string => inBerlin(moment).slice(0, 10)

/**
 * Converts a day (`YYYY-MM-DD`) and time (`HH:MM`) in Germany to a moment. A time skipped in spring is moved one hour
 * later. For a time repeated in autumn, returns its first occurrence.
 */
export function momentInBerlin(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const inSummer = new Date(asUtc - 2 * HOUR_MS)
  return inBerlin(inSummer) === `${day}T${time}` ? inSummer : new Date(asUtc - HOUR_MS)
}

/** False for a time in the hour that is skipped in spring. */
export const existsInBerlin = (day: string, time: string): boolean =>
  inBerlin(momentInBerlin(day, time)) === `${day}T${time}`

/** True for a valid date `YYYY-MM-DD`; false for 30 February. */
export function existsInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // A day beyond the end of its month overflows into the next month.
  return DAY.test(day) && new Date(Date.UTC(year, month - 1, date)).getUTCMonth() + 1 === month
}

/**
 * Spells out a day (`YYYY-MM-DD`): "Tuesday, 24 November 2026", „Dienstag, 24. November 2026“. Returns other text
 * unchanged.
 */
export const dayInWords = (day: string, language: Language): string =>
  existsInCalendar(day)
    ? dateFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
    : day

/** Spells out a moment in German local time: `2 July 2026 at 00:30`. */
export const momentInWords = (moment: Date, language: Language): string =>
  dateFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: BERLIN }).format(moment)
