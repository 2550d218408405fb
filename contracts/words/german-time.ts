import type { Language } from './language.ts'

/** Time zone of our offices. Its clock decides which day is today. */
export const BERLIN = 'Europe/Berlin'

/** A day as date inputs and answers write it, `2026-12-01`; whether the calendar has it is another question. */
export const DAY = /^\d{4}-\d\d-\d\d$/
/** A time of the day as time inputs write it, `14:00`. */
export const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

const HOUR_MS = 3_600_000
const TAGS = { en: 'en-GB', de: 'de-DE' }

// Made with the first use: time zones take a function longer to load than all the rest of it.
let clock: Intl.DateTimeFormat | undefined

/** The moment as clocks in Germany show it, `YYYY-MM-DDTHH:MM`. */
export function inBerlin(moment: Date): string {
  // Temporal's first answer takes a phone 2 ms, that of Intl 50; older browsers have Intl alone.
  if (globalThis.Temporal)
    return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(BERLIN)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
  // Swedish writes dates as ISO 8601 does.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(moment).replace(' ', 'T')
}

/** The day it is in Germany at this moment, `YYYY-MM-DD`. */
export const dayInBerlin = (moment: Date): string => inBerlin(moment).slice(0, 10)

/**
 * The moment at which clocks in Germany show a day (`YYYY-MM-DD`) and a time (`HH:MM`). In the hour that the spring
 * skips, the moment an hour later; in the one that autumn repeats, the first.
 */
export function momentInBerlin(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const inSummer = new Date(asUtc - 2 * HOUR_MS)
  return inBerlin(inSummer) === `${day}T${time}` ? inSummer : new Date(asUtc - HOUR_MS)
}

/** True when a clock in Germany shows this time; the hour skipped in spring does not exist. */
export const existsInBerlin = (day: string, time: string): boolean =>
  inBerlin(momentInBerlin(day, time)) === `${day}T${time}`

/** True for a day of the calendar in the form `YYYY-MM-DD`; 30 February is none. */
export function existsInCalendar(day: string): boolean {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  // A date that its month has not falls into another month.
  return DAY.test(day) && new Date(Date.UTC(year, month - 1, date)).getUTCMonth() + 1 === month
}

/** Date formats take a while to make: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${language} ${options.dateStyle}`
  const format = formats.get(name) ?? new Intl.DateTimeFormat(TAGS[language], options)
  formats.set(name, format)
  return format
}

/**
 * A day (`YYYY-MM-DD`) as people write it: "Tuesday, 24 November 2026", „Dienstag, 24. November 2026“. What is no day of
 * the calendar stays as it is: it is in words already.
 */
export const dayInWords = (day: string, language: Language): string =>
  existsInCalendar(day)
    ? formatOf(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
    : day

/** A moment on the clock in Germany as people write it, such as `2 July 2026 at 00:30`. */
export const momentInWords = (moment: Date, language: Language): string =>
  formatOf(language, { dateStyle: 'long', timeStyle: 'short', timeZone: BERLIN }).format(moment)
