import { MAIL_KINDS, type MailKind } from '#functions/ports.ts'

/**
 * Where each row lies; docs/decisions/0020 shows them as a table. Times in keys are ISO 8601 in UTC, so that keys
 * sort by time. A row's partition is the month it was written in, but what concerns sign-ups lies in a partition
 * of its own, because it is kept until it is withdrawn.
 */
export const SIGN_UPS = 'sign-ups'
export const OPERATIONS = 'operations'

/** `2026-11` */
export const monthOf = (date: Date) => date.toISOString().slice(0, 7)
/** `2026-11-21` */
export const dayOf = (date: Date) => date.toISOString().slice(0, 10)
/** `2026-11-21T14` */
export const hourOf = (date: Date) => date.toISOString().slice(0, 13)

/** The partitions that may hold mails of the time from `start` to `end`. */
export function partitionsBetween(start: Date, end: Date): string[] {
  const months: string[] = []
  for (let month = monthOf(start); month <= monthOf(end); month = nextMonth(month)) months.push(month)
  return [...months, SIGN_UPS]
}

const nextMonth = (month: string) => {
  const date = new Date(`${month}-01T00:00:00Z`)
  date.setUTCMonth(date.getUTCMonth() + 1)
  return monthOf(date)
}

export const ROW_KEYS = {
  /** A lead; people read this row. */
  lead: (leadId: string) => `l:${leadId}`,
  /** Finds the leads of an address, for erasing them. */
  address: (addressId: string, leadId: string) => `e:${addressId}:${leadId}`,
  /** A mail to be sent: the team's first, then by the time it is due. */
  pending: (kind: MailKind, dueAt: Date, mailId: string) =>
    `${pendingPrefix(kind)}${dueAt.toISOString()}:${mailId}`,
  /** An accepted mail, to be asked about. */
  accepted: (askAt: Date, mailId: string) => `a:${askAt.toISOString()}:${mailId}`,
  /** A dead letter. */
  dead: (mailId: string) => `d:${mailId}`,
  /** A mail held for a human, because a bot may have filled in the form. */
  held: (mailId: string) => `h:${mailId}`,
  /** One post of a client, in one of the slots of a window. */
  client: (window: string, clientId: string, slot: number) => `c:${window}:${clientId}:${slot}`,
  /** One mail to a mailbox, in one of the slots of a day. */
  mailbox: (day: string, mailboxId: string, slot: number) => `m:${day}:${mailboxId}:${slot}`,
  /** Mails an instance got accepted in an hour. */
  sent: (hour: string, instance: string) => `q:${hour}:${instance}`,
  /** Stops all instances from sending. */
  pause: 'q:pause',
  /** A request to be signed up, not confirmed yet. */
  signUp: (addressId: string) => `s:${addressId}`,
  /** The confirmed sign-up, with what proves it. */
  confirmed: (addressId: string) => `y:${addressId}`,
  /** Its withdrawal. */
  withdrawn: (addressId: string) => `w:${addressId}`,
  /** A sign-up's idempotency key. */
  key: (requestId: string) => `k:${requestId}`,
  /** When the last sweep was. */
  lastSweep: 'last-sweep',
} as const

/** What the keys of one kind of row start with. */
export const pendingPrefix = (kind: MailKind) => `p:${MAIL_KINDS.indexOf(kind)}:`

/** The first key after all that start with this. */
export const after = (prefix: string) =>
  prefix.slice(0, -1) + String.fromCharCode(prefix.charCodeAt(prefix.length - 1) + 1)
