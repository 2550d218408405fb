import type { TransactionAction } from '@azure/data-tables'
import { MAIL_KINDS, type Mail, type MailKind, type PendingMail } from '#functions/ports.ts'
import type { Row } from './lead-table.ts'
import { ROW_KEYS, SPANS } from './row-keys.ts'

/** `mail` is JSON as UTF-8 bytes: a binary property holds 64 KB, a text property only 32k characters. */
export interface MailProperties {
  id: string
  kind: MailKind
  attempts: number
  queuedAt: Date
  addressId?: string
  mailboxId?: string
  countedOn?: string
  lastFailure?: string
  mail: Uint8Array
}

export type NewMail = Omit<PendingMail, 'partition' | 'rowKey'>

/** Builds a mail that nobody has tried to send, due at `queuedAt`. */
export const pendingMail = (
  partition: string,
  { id, kind, mail }: Pick<PendingMail, 'id' | 'kind' | 'mail'>,
  queuedAt: Date,
): PendingMail => ({
  id,
  kind,
  attempts: 0,
  queuedAt,
  mail,
  addressId: null,
  mailboxId: null,
  countedOn: null,
  leasedUntil: null,
  partition,
  rowKey: ROW_KEYS.pending(kind, queuedAt, id),
})

export const mailRow = (
  pending: NewMail,
  partition: string,
  rowKey: string,
  lastFailure: string | null = null,
) => ({
  partitionKey: partition,
  rowKey,
  id: pending.id,
  kind: pending.kind,
  attempts: pending.attempts,
  queuedAt: pending.queuedAt,
  ...(pending.addressId !== null && { addressId: pending.addressId }),
  ...(pending.mailboxId !== null && { mailboxId: pending.mailboxId }),
  ...(pending.countedOn !== null && { countedOn: pending.countedOn }),
  ...(lastFailure !== null && { lastFailure }),
  mail: new TextEncoder().encode(JSON.stringify(pending.mail)),
})

/** Returns the action that creates the row of a pending mail. */
export const creationOf = (pending: PendingMail): TransactionAction => [
  'create',
  mailRow(pending, pending.partition, pending.rowKey),
]

/** Parses the mail in a row. Returns null if that fails, for instance after somebody edited the row. */
export function mailIn(row: Row<MailProperties>): PendingMail | null {
  try {
    if (!isWhole(row)) return null
    return {
      id: row.id,
      kind: row.kind,
      attempts: row.attempts,
      queuedAt: new Date(row.queuedAt),
      addressId: row.addressId ?? null,
      mailboxId: row.mailboxId ?? null,
      countedOn: row.countedOn ?? null,
      leasedUntil: null,
      mail: JSON.parse(new TextDecoder().decode(row.mail)) as Mail,
      partition: String(row.partitionKey),
      rowKey: String(row.rowKey),
    }
  } catch {
    return null
  }
}

const isWhole = ({ id, kind, attempts, queuedAt }: Row<MailProperties>): boolean =>
  typeof id === 'string' &&
  MAIL_KINDS.includes(kind) &&
  Number.isFinite(attempts) &&
  !Number.isNaN(new Date(queuedAt).getTime())

export const leasedCopy = (pending: PendingMail, leasedUntil: Date): PendingMail => ({
  ...pending,
  leasedUntil,
  rowKey: ROW_KEYS.pending(pending.kind, leasedUntil, pending.id),
})

export const isHeld = ({ rowKey }: { rowKey: string }) => rowKey.startsWith(SPANS.held.from)

/** Returns the id of the lead that a mail is about. The id of every mail begins with that of its owner. */
export const leadIdOf = (mailId: string) => mailId.slice(0, mailId.indexOf(':'))
