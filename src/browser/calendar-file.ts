import ical, { ICalCalendarMethod } from 'ical-generator'

/** All-day entry on one day (ISO date). `id` is unique in its calendar. */
export interface Entry {
  readonly id: string
  readonly day: string
  readonly title: string
  readonly text: string
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

interface Calendar {
  readonly name: string
  readonly language: string
  /** Identifies what the entries are about. A file with the same source replaces the entries of an earlier one. */
  readonly source: string
  /** Stands below the text of each entry. */
  readonly address: string
  readonly entries: readonly Entry[]
  readonly now: Date
}

/**
 * Formats all-day entries as an iCalendar file (RFC 5545). Uses ical-generator, because it folds lines at 75 bytes as
 * required. ts-ics counts UTF-16 units instead, and `ics` depends on yup (24 KB).
 */
export function calendarFile({ name, language, source, address, entries, now }: Calendar): string {
  const calendar = ical({
    name,
    prodId: { company: 'IsarSpree', product: 'Next steps', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  const { host } = new URL(address)
  for (const { id, day, title, text } of entries) {
    const start = new Date(`${day}T00:00:00Z`)
    calendar.createEvent({
      // The id is stable, so that importing a newer file replaces the entry.
      id: `${id}.${source}@${host}`,
      // Calendars keep the version of an entry with the highest sequence number (RFC 5545, 3.8.7.4).
      sequence: Math.floor(now.getTime() / MINUTE_MS),
      stamp: now,
      start,
      end: new Date(start.getTime() + DAY_MS),
      allDay: true,
      summary: withoutInvisible(title),
      description: `${withoutInvisible(text)}\n\n${address}`,
    })
  }
  // RFC 5545 requires a final line break, which the library omits.
  return `${calendar.toString()}\r\n`
}

/** Removes or replaces invisible characters that calendars render inconsistently. */
const withoutInvisible = (text: string): string =>
  text.replace(/[\u00ad\u2060]/g, '').replaceAll('\u00a0', ' ')

/** Saves a calendar file on the device. */
export function downloadCalendar(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${name}.ics`
  link.click()
  // Revoke the URL later, because Safari reads the file only after `click` has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
