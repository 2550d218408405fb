import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Entry } from './next-steps.ts'

const MINUTE_MS = 60_000

interface Calendar {
  readonly name: string
  readonly language: string
  readonly address: string
  readonly entries: readonly Entry[]
  readonly now: Date
}

/**
 * Formats all-day entries as an iCalendar file (RFC 5545). Uses ical-generator, because it folds lines at 75 bytes as
 * required. ts-ics counts UTF-16 units instead, and `ics` depends on yup (24 KB).
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
      // The id is stable, so that importing a newer file replaces the entry.
      id: `${id}.${pathname.slice(1)}.${hash.slice(1)}@${host}`,
      // Calendars keep the version of an entry with the highest sequence number (RFC 5545, 3.8.7.4).
      sequence: Math.floor(now.getTime() / MINUTE_MS),
      stamp: now,
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${until}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: `${text}\n\n${address}`,
    })
  // RFC 5545 requires a final line break, which the library omits.
  return `${calendar.toString()}\r\n`
}
