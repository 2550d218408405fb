import { isToTeam, MAIL_KINDS, type MailKind } from '#functions/ports.ts'

/** Partition of all sign-ups. They are not stored by month, because confirmed ones stay until withdrawn. */
export const SIGN_UPS = 'sign-ups'
export const OPERATIONS = 'operations'
/** Partition of the moments that talks have claimed, and of what the sweep must tell the team after an erasure. */
export const TALKS = 'talks'

/** Formats the month, in UTC: `2026-11`. */
export const monthOf = (date: Date) => date.toISOString().slice(0, 7)
/** Formats the hour, in UTC: `2026-11-21T14`. */
export const hourOf = (date: Date) => date.toISOString().slice(0, 13)

/** Lists the months from `first` to `last`, including both. */
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

/**
 * Row keys, one per kind of row. Times are ISO 8601 in UTC, so that keys sort by time.
 *
 * Leads, their mails and all counts are in the partition of their month. Sign-ups and their mails are in `sign-ups`;
 * `last-sweep`, `forgetting`, `last-export` and `release` are in `operations`.
 */
export const ROW_KEYS = {
  /**
   * A lead: one property per field, and the times at which its mails were sent. It stays for `KEEP_LEADS_DAYS`, or
   * longer while it has an undelivered mail. If the visitor takes the message back, only `takenBackAt` remains. The row
   * then stays for 8 more days, so that a repeat of the message is recognised.
   */
  lead: (leadId: string) => `l:${leadId}`,
  /** A pending mail. Sorted by kind (`MAIL_KINDS`), then by due time. */
  pending: (kind: MailKind, dueAt: Date, mailId: string) =>
    `p:${rankOf(kind)}:${dueAt.toISOString()}:${mailId}`,
  /** A mail to the team that the e-mail service has accepted. It stays until the service reports its status. */
  accepted: (checkAt: Date, mailId: string) => `a:${checkAt.toISOString()}:${mailId}`,
  /**
   * A dead letter: a mail that could not be delivered. Mails to the team about a lead sort first, and stay until an
   * operator releases or discards them. Others stay for 30 days.
   */
  dead: (kind: MailKind, mailId: string) => `d:${isToTeam(kind) ? 0 : rankOf(kind)}:${mailId}`,
  /** A row whose mail cannot be parsed. It is counted among the dead letters addressed to the team. */
  unreadable: (rowKey: string) => `d:0:${rowKey}`,
  /** A mail held because of a suspected bot, for 30 days at most. */
  held: (mailId: string) => `h:${mailId}`,
  /** Prefix of the slots (rows) that count a client's posts in a time window. All counts stay for 2 days. */
  client: (windowStart: Date, minutes: number, clientId: string) =>
    `c:${windowStart.toISOString()}:${minutes}:${clientId}:`,
  /** Prefix of the slots that count the mails to a mailbox on a day. */
  mailbox: (day: string, mailboxId: string) => `m:${day}:${mailboxId}:`,
  /**
   * Slot of a mail that was postponed to `day`, because its mailbox had already reached the limit on the day before.
   * There is one slot per kind and address.
   */
  waiting: (day: string, kind: MailKind, addressId: string) => `m:${day}:${addressId}:${kind}`,
  /** Marks that the morning mail of a day is settled: it was queued, or was not needed. */
  morning: (day: string) => `m:${day}:morning`,
  /** Number of mails that the e-mail service accepted from an instance in an hour. */
  sent: (hour: string, instance: string) => `q:${hour}:${instance}`,
  asked: (hour: string, instance: string) => `q:${hour}:${instance}:asked`,
  pause: 'q:pause',
  questionsPause: 'q:pause-of-questions',
  /** An unconfirmed sign-up request. Like its `requestOf` row, it stays for 30 days at most. */
  request: (requestId: string) => `s:${requestId}`,
  /** Index of requests by address. */
  requestOf: (addressId: string, requestId: string) => `i:${addressId}:${requestId}`,
  /** A confirmed sign-up, with the evidence of consent. It stays until withdrawn. */
  confirmed: (addressId: string) => `y:${addressId}`,
  /** Index of confirmations by time, for the morning mail. It contains no address, and stays for 30 days. */
  confirmation: (at: Date, requestId: string) => `n:${at.toISOString()}:${requestId}`,
  /** A withdrawal of a sign-up. It stays for 30 days. */
  withdrawn: (addressId: string) => `w:${addressId}`,
  /** Index of taken-back messages by time. It stays for 8 days. */
  takenBack: (at: Date, leadId: string) => `t:${at.toISOString()}:${leadId}`,
  /** A message that needs an action of the team, and the day by which (`due`). */
  open: (leadId: string) => `o:${leadId}`,
  /** An open proposal of times, with its first and last time. */
  proposal: (leadId: string) => `f:${leadId}`,
  /** The digits that prove a device of the team, as a hash, with the number of tries left. */
  code: (leadId: string) => `k:${leadId}`,
  /**
   * In `talks`: a claim to hold a talk at a moment. It names the lead, or nobody after it was released. Slots are
   * numbered from 0 to `TALKS_AT_ONCE - 1`.
   */
  claim: (start: string, slot: number) => `${start}.${slot}`,
  /** In `talks`: an agreed talk of an erased lead, until the sweep has queued the cancellation for the team. */
  erasedTalk: (leadId: string) => `x:${leadId}`,
  lastSweep: 'last-sweep',
  /** Progress of the deletion of expired rows. */
  forgetting: 'forgetting',
  /** Times of the last exports. */
  lastExport: 'last-export',
  /** Build day of the live release, and when the release was first seen. */
  release: 'release',
} as const

/** One character, so that the ranks sort in the order of the list. */
const rankOf = (kind: MailKind) => MAIL_KINDS.indexOf(kind).toString(36)

/** Keys from `from` up to but excluding `before`. */
export interface KeyRange {
  from: string
  before: string
}

export const prefixRange = (prefix: string): KeyRange => ({
  from: prefix,
  before: prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1),
})

export const SPANS = {
  leads: prefixRange('l:'),
  pending: prefixRange('p:'),
  held: prefixRange('h:'),
  accepted: prefixRange('a:'),
  dead: prefixRange('d:'),
  deadOfTeam: prefixRange('d:0:'),
  deadOfOthers: { from: 'd:1:', before: 'd;' },
  requests: prefixRange('s:'),
  requestsByAddress: prefixRange('i:'),
  requestsOf: (addressId: string): KeyRange => prefixRange(`i:${addressId}:`),
  confirmed: prefixRange('y:'),
  confirmations: (since: Date, until: Date): KeyRange => ({
    from: `n:${since.toISOString()}`,
    before: `n:${until.toISOString()}`,
  }),
  withdrawn: prefixRange('w:'),
  /**
   * Keys of a limit's slots: the prefix and a number. A letter after the prefix marks the slots of another limit, such
   * as `c:…:link:0` for confirmation links. They are outside the range, because letters sort after `:`.
   */
  slots: (prefix: string): KeyRange => ({ from: `${prefix}0`, before: `${prefix}:` }),
  due: (kind: MailKind, at: Date): KeyRange => ({
    from: `p:${rankOf(kind)}:`,
    before: `p:${rankOf(kind)}:${at.toISOString()}~`,
  }),
  pendingOf: (kind: MailKind): KeyRange => prefixRange(`p:${rankOf(kind)}:`),
  open: prefixRange('o:'),
  proposals: prefixRange('f:'),
  erasedTalks: prefixRange('x:'),
  claimsAt: (start: string): KeyRange => prefixRange(`${start}.`),
  claims: (from: Date, before: Date): KeyRange => ({
    from: from.toISOString(),
    before: before.toISOString(),
  }),
  takenBackBefore: (at: Date): KeyRange => ({ from: 't:', before: `t:${at.toISOString()}` }),
  toCheck: (at: Date): KeyRange => ({ from: 'a:', before: `a:${at.toISOString()}~` }),
} as const

export const dueAtOf = (rowKey: string) => new Date(rowKey.slice('p:0:'.length, 'p:0:'.length + ISO_LENGTH))

export const leadKeyOfMark = (rowKey: string) => ROW_KEYS.lead(rowKey.slice('t:'.length + ISO_LENGTH + 1))

/** Number of characters in a time such as `2026-11-21T14:00:00.000Z`. */
const ISO_LENGTH = 24
