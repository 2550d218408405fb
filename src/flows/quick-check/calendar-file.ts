import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Entry } from './next-steps.ts'

const MINUTE_MS = 60_000

interface Calendar {
  readonly name: string
  readonly language: string
  /** URL of the result. */
  readonly address: string
  readonly entries: readonly Entry[]
  readonly now: Date
}

/**
 * Formats all-day entries as an RFC 5545 file. Uses ical-generator, which folds lines at 75 bytes: ts-ics counts UTF-16
 * units instead, and `ics` pulls in yup (24 KB).
 */
export function calendarFile({ name, language, address, entries, now }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'IsarSpree', product: 'Next steps', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  const { host, pathname, hash } = new URL(address)
  for (const { id, from, until, title, text } of entries)
    calendar.createEvent({
      // A stable id, so that importing a later file updates the entry.
      id: `${id}.${pathname.slice(1)}.${hash.slice(1)}@${host}`,
      // If an entry is imported twice, the version with the higher number wins (RFC 5545, 3.8.7.4).
      sequence: Math.floor(now.getTime() / MINUTE_MS),
      stamp: now,
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${until}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: `${text}\n\n${address}`,
    })
  // The library omits the last line break (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}
