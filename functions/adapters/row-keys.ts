import { isToTeam, MAIL_KINDS, type MailKind } from '#functions/ports.ts'

/**
 * Keys of all rows; docs/decisions/0020 shows them as a table. Times in keys are ISO 8601 in UTC, so that keys sort by
 * time. A row's partition is the month it was written in; sign-ups have a partition of their own, because they are kept
 * until they are withdrawn.
 */
export const SIGN_UPS = 'sign-ups'
export const OPERATIONS = 'operations'

/** `2026-11` */
export const monthOf = (date: Date) => date.toISOString().slice(0, 7)
/** `2026-11-21T14` */
export const hourOf = (date: Date) => date.toISOString().slice(0, 13)

/** The months from the first to the last, both included. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = []
  for (let month = first; month <= last; month = nextMonth(month)) months.push(month)
  return months
}

const nextMonth = (month: string) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return monthOf(date)
}

export const ROW_KEYS = {
  /** A lead; people read this row. Of one that was taken back, only when: so that its key is known for some days. */
  lead: (leadId: string) => `l:${leadId}`,
  /** A mail to be sent: the team's first, then by the time it is due. */
  pending: (kind: MailKind, dueAt: Date, mailId: string) =>
    `p:${rankOf(kind)}:${dueAt.toISOString()}:${mailId}`,
  /** An accepted mail whose status is to be requested. */
  accepted: (askAt: Date, mailId: string) => `a:${askAt.toISOString()}:${mailId}`,
  /** A dead letter, the team's first. */
  dead: (kind: MailKind, mailId: string) => `d:${isToTeam(kind) ? 0 : rankOf(kind)}:${mailId}`,
  /** A row that should hold a mail and cannot be read; it counts as a dead letter of the team. */
  unreadable: (rowKey: string) => `d:0:${rowKey}`,
  /** A mail to a stranger, held because a bot may have filled in the form. */
  held: (mailId: string) => `h:${mailId}`,
  /** One post of a client, in one of the slots of a window. */
  client: (windowStart: Date, minutes: number, clientId: string) =>
    `c:${windowStart.toISOString()}:${minutes}:${clientId}:`,
  /** One mail to a mailbox, in one of the slots of a day. */
  mailbox: (day: string, mailboxId: string) => `m:${day}:${mailboxId}:`,
  /** The one mail of its kind about an address that waits for a day, because its mailbox was full the day before. */
  waiting: (day: string, kind: MailKind, addressId: string) => `m:${day}:${addressId}:${kind}`,
  /** Mark of a day whose morning mail is done. */
  morning: (day: string) => `m:${day}:morning`,
  /** Mails an instance got accepted in an hour. */
  sent: (hour: string, instance: string) => `q:${hour}:${instance}`,
  /** Status requests that an instance sent in an hour. */
  asked: (hour: string, instance: string) => `q:${hour}:${instance}:asked`,
  /** Stops all instances from sending. */
  pause: 'q:pause',
  /** Stops all instances from asking about mails. */
  questionsPause: 'q:pause-of-questions',
  /** A request to be signed up, not confirmed yet; its id is the idempotency key's. */
  request: (requestId: string) => `s:${requestId}`,
  /** Makes a request found by its address. */
  requestOf: (addressId: string, requestId: string) => `i:${addressId}:${requestId}`,
  /** The confirmed sign-up, with what proves it. */
  confirmed: (addressId: string) => `y:${addressId}`,
  /** Makes a confirmation found by its time. */
  confirmation: (at: Date, requestId: string) => `n:${at.toISOString()}:${requestId}`,
  /** Its withdrawal. */
  withdrawn: (addressId: string) => `w:${addressId}`,
  /** Mark that a message was taken back, beside what is left of its lead. */
  takenBack: (at: Date, leadId: string) => `t:${at.toISOString()}:${leadId}`,
  /** Moment of the last sweep. */
  lastSweep: 'last-sweep',
  /** Progress of the sweeps with forgetting. */
  forgetting: 'forgetting',
} as const

const rankOf = (kind: MailKind) => MAIL_KINDS.indexOf(kind)

/** Keys from `from` up to, but without, `before`. */
export interface KeyRange {
  from: string
  before: string
}

/** All keys that start with this. */
export const startingWith = (prefix: string): KeyRange => ({
  from: prefix,
  before: prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1),
})

export const SPANS = {
  leads: startingWith('l:'),
  pending: startingWith('p:'),
  held: startingWith('h:'),
  accepted: startingWith('a:'),
  dead: startingWith('d:'),
  deadOfTeam: startingWith('d:0:'),
  deadOfOthers: { from: 'd:1:', before: 'd;' },
  requests: startingWith('s:'),
  requestsByAddress: startingWith('i:'),
  requestsOf: (addressId: string): KeyRange => startingWith(`i:${addressId}:`),
  confirmed: startingWith('y:'),
  confirmations: (since: Date, until: Date): KeyRange => ({
    from: `n:${since.toISOString()}`,
    before: `n:${until.toISOString()}`,
  }),
  withdrawn: startingWith('w:'),
  /** Pending mails of a kind that were due at a time or before. */
  due: (kind: MailKind, at: Date): KeyRange => ({
    from: `p:${rankOf(kind)}:`,
    before: `p:${rankOf(kind)}:${at.toISOString()}~`,
  }),
  /** Pending mails of a kind, whenever they are due. */
  pendingOf: (kind: MailKind): KeyRange => startingWith(`p:${rankOf(kind)}:`),
  /** Notes of messages that were taken back before a time. */
  takenBackBefore: (at: Date): KeyRange => ({ from: 't:', before: `t:${at.toISOString()}` }),
  /** Accepted mails whose status request is due. */
  toAskAbout: (at: Date): KeyRange => ({ from: 'a:', before: `a:${at.toISOString()}~` }),
} as const

/** Due moment of a pending mail, read from its key. */
export const dueAtIn = (rowKey: string) => new Date(rowKey.slice('p:0:'.length, 'p:0:'.length + ISO_LENGTH))

/** The key of the lead that was taken back, by that of its note. */
export const leadOfTakenBack = (rowKey: string) => ROW_KEYS.lead(rowKey.slice('t:'.length + ISO_LENGTH + 1))

/** `2026-11-21T14:00:00.000Z` */
const ISO_LENGTH = 24
