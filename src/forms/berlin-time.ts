const BERLIN = 'Europe/Berlin'

let clock: Intl.DateTimeFormat | undefined

/** The moment as clocks in Germany show it, `YYYY-MM-DDTHH:MM`. */
export function inBerlin(moment: Date): string {
  // Its first answer takes a phone 2 ms; that of Intl, which older browsers have alone, 50.
  if (globalThis.Temporal)
    return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
      .toZonedDateTimeISO(BERLIN)
      .toPlainDateTime()
      .toString({ smallestUnit: 'minute' })
  // Swedish writes dates as ISO 8601 does.
  clock ??= new Intl.DateTimeFormat('sv-SE', { timeZone: BERLIN, dateStyle: 'short', timeStyle: 'short' })
  return clock.format(moment).replace(' ', 'T')
}

/**
 * The moment at which clocks in Germany show a day (`YYYY-MM-DD`) and a time (`HH:MM`). In the hour that the spring
 * skips, the moment an hour later; in the one that autumn repeats, the first.
 */
export function momentInBerlin(date: string, time: string): Date {
  const asUtc = Date.parse(`${date}T${time}Z`)
  const shown = (moment: number) => Date.parse(`${inBerlin(new Date(moment))}Z`)
  const summer = asUtc - 2 * 3_600_000
  return new Date(shown(summer) === asUtc ? summer : asUtc - 3_600_000)
}

/** A day (`YYYY-MM-DD`) as people write it: "Tuesday, November 24, 2026", „Dienstag, 24. November 2026“. */
export const longDate = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00Z`),
  )
