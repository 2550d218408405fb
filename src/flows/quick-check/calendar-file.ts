import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Entry } from './next-steps.ts'

interface Calendar {
  readonly name: string
  readonly language: string
  /** Where the result stands. */
  readonly address: string
  readonly entries: readonly Entry[]
  readonly now: Date
}

/** The entries as a file of RFC 5545: days without times, lines folded at 75 bytes. */
export function calendarFile({ name, language, address, entries, now }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'IsarSpree', product: 'Next steps', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, from, until, title, text } of entries)
    calendar.createEvent({
      id: `${id}.${from}@${new URL(address).host}`,
      stamp: now,
      start: new Date(`${from}T00:00:00Z`),
      end: new Date(`${until}T00:00:00Z`),
      allDay: true,
      summary: title,
      description: `${text}\n\n${address}`,
    })
  // The last line ends like the others (RFC 5545, 3.1); the library leaves it open.
  return `${calendar.toString()}\r\n`
}
