import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventClass,
  ICalEventStatus,
} from 'ical-generator'
import { talkEnd } from '#functions/days/talk-days.ts'
import type { Agreement } from '#functions/talk.ts'

export interface Entry {
  /** Identifies the entry in every calendar. The same for all revisions of a talk. */
  uid: string
  agreed: Pick<Agreement, 'start' | 'sequence' | 'stamp'>
  summary: string
  location: string
  description: string
}

interface Parties {
  /** Sends the mails. Must be a mailbox of its own, not an alias of the recipient's. */
  organizer: { name: string; email: string }
  /** The recipient of the mail. No other address is named. */
  attendee: string
}

/**
 * Formats a calendar entry (RFC 5545) for a mail: `request` adds or changes it, `cancel` removes it. Times are in UTC,
 * because a time zone would need rules that some calendars ignore.
 */
export function invitation(
  method: 'request' | 'cancel',
  entry: Entry,
  { organizer, attendee }: Parties,
): string {
  const isCancelled = method === 'cancel'
  const { calendar, event } = calendarOf(
    isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST,
    entry,
  )
  event.status(isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED)
  event.organizer(organizer)
  event.createAttendee({
    email: attendee,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  })
  return textOf(calendar)
}

/** Formats the entry as a file to open. It names neither side, because some calendars then ask who is meant. */
export const calendarFile = (entry: Entry): string =>
  textOf(calendarOf(ICalCalendarMethod.PUBLISH, entry).calendar)

function calendarOf(method: ICalCalendarMethod, { uid, agreed, summary, location, description }: Entry) {
  const calendar = ical({ prodId: { company: 'IsarSpree', product: 'Talks', language: 'EN' }, method })
  const event = calendar.createEvent({
    id: uid,
    sequence: agreed.sequence,
    stamp: new Date(agreed.stamp),
    start: new Date(agreed.start),
    end: talkEnd(agreed.start),
    summary,
    location,
    description,
    class: ICalEventClass.PRIVATE,
  })
  return { calendar, event }
}

/** RFC 5545 requires a final line break, which the library omits. */
const textOf = (calendar: ReturnType<typeof ical>) => `${calendar.toString()}\r\n`
