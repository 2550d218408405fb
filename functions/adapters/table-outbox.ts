import { randomUUID } from 'node:crypto'
import { odata, type TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import {
  MAIL_KINDS,
  type MailKind,
  type Outbox,
  type PendingMail,
  type Settlement,
} from '#functions/ports.ts'
import { hasStatus, type LeadTable, type Row } from './lead-table.ts'
import { type MailProperties, mailIn, mailRow, movedTo } from './mail-rows.ts'
import { forgetOldRows } from './retention.ts'
import {
  after,
  dayOf,
  hourOf,
  monthOf,
  OPERATIONS,
  partitionsBetween,
  pendingPrefix,
  ROW_KEYS,
} from './row-keys.ts'

type Settings = Pick<Config, 'leaseMs' | 'keepLeadsDays' | 'mailsPerMailbox'> & { now: () => Date }

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const RECENT_MS = 7 * DAY_MS

/**
 * Mails in the partition of their lead, so that both change together. A mail's place moves with every lease and
 * every postponement: of two instances only one can move it, and an overtaken one finds its copy gone.
 */
export function tableOutbox(table: LeadTable, settings: Settings): Outbox {
  const { leaseMs, keepLeadsDays, mailsPerMailbox, now } = settings
  const instance = randomUUID()
  const sentIn = new Map<string, number>()

  const read = async (rows: Row<MailProperties>[]) => {
    const mails: PendingMail[] = []
    for (const row of rows) {
      const mail = mailIn(row)
      if (mail) mails.push(mail)
      else await setAside(row)
    }
    return mails
  }
  /** A row that nobody can read becomes a dead letter as it is: it must not hold up the others. */
  const setAside = async ({ etag: _, timestamp: __, ...row }: Row<MailProperties>) => {
    const [partitionKey, rowKey] = [String(row.partitionKey), String(row.rowKey)]
    const letter = { ...row, partitionKey, rowKey: ROW_KEYS.dead(rowKey.slice(2)), lastFailure: 'unreadable' }
    await table
      .change([
        ['upsert', letter, 'Replace'],
        ['delete', { partitionKey, rowKey }],
      ])
      .catch(unlessOvertaken)
  }
  const noteSent = (count: number): TransactionAction => {
    const hour = hourOf(now())
    const sent = (sentIn.get(hour) ?? 0) + count
    sentIn.clear()
    sentIn.set(hour, sent)
    return [
      'upsert',
      { partitionKey: monthOf(now()), rowKey: ROW_KEYS.sent(hour, instance), sent },
      'Replace',
    ]
  }

  /** The mails of one transaction that were still where the caller saw them. */
  async function settleTogether(settlements: readonly Settlement[]): Promise<PendingMail[]> {
    const [first] = settlements
    if (!first) return []
    const accepted = settlements.filter(({ fate }) => fate === 'accepted').length
    const counting = accepted > 0 ? [noteSent(accepted)] : []
    const isSamePartition = first.pending.partition === monthOf(now())
    const settling = [...settlements.flatMap(rowsAfter), ...leadMarks(settlements, now())]
    try {
      await table.change([...settling, ...(isSamePartition ? counting : [])])
      if (!isSamePartition && counting.length > 0) await table.change(counting)
      return settlements.map(({ pending }) => pending)
    } catch (error) {
      unlessOvertaken(error)
      return settlements.length > 1 ? settleEach(settlements) : forget(first.pending)
    }
  }
  const settleEach = async (settlements: readonly Settlement[]) => {
    const settled: PendingMail[] = []
    for (const settlement of settlements) settled.push(...(await settleTogether([settlement])))
    return settled
  }
  /** Its lead was erased, then nothing of it is kept; or it has passed to somebody else, then it is not there. */
  const forget = (pending: PendingMail) =>
    table.change([removal(pending)]).then(
      () => [pending],
      (error: unknown) => {
        unlessOvertaken(error)
        return []
      },
    )

  return {
    async due(limit, where) {
      const at = now()
      const start = new Date(at.getTime() - (where === 'recent' ? RECENT_MS : keepLeadsDays * DAY_MS))
      const pages = await Promise.all(
        partitionsBetween(start, at).map((partition) =>
          table.query<MailProperties>(
            odata`PartitionKey eq ${partition} and RowKey ge 'p:' and RowKey lt 'p;'`.concat(
              ` and (${MAIL_KINDS.map((kind) => dueRange(kind, at)).join(' or ')})`,
            ),
            limit,
          ),
        ),
      )
      const inOrder = pages
        .flat()
        .toSorted((one, other) => (String(one.rowKey) < String(other.rowKey) ? -1 : 1))
      return read(inOrder.slice(0, limit))
    },

    async toAskAbout(limit) {
      const at = now()
      const start = new Date(at.getTime() - RECENT_MS)
      const pages = await Promise.all(
        partitionsBetween(start, at).map((partition) =>
          table.query<MailProperties>(
            odata`PartitionKey eq ${partition} and RowKey ge 'a:' and RowKey le ${`a:${at.toISOString()}~`}`,
            limit,
          ),
        ),
      )
      return read(pages.flat().slice(0, limit))
    },

    async lease(pending) {
      const dueAt = new Date(now().getTime() + leaseMs)
      const leased = { ...movedTo(pending, dueAt), attempts: pending.attempts + 1 }
      try {
        await table.change([removal(pending), ['create', mailRow(leased, leased.partition, leased.rowKey)]])
        return leased
      } catch (error) {
        unlessOvertaken(error)
        return null
      }
    },

    settle: settleTogether,

    async sending() {
      const at = now()
      const [hour, previous] = [hourOf(at), hourOf(new Date(at.getTime() - HOUR_MS))]
      const rows = await table.query<{ sent?: number; until?: Date }>(
        odata`PartitionKey eq ${monthOf(at)} and RowKey ge ${`q:${previous}`} and RowKey lt 'q;'`,
        1_000,
      )
      const sum = (of: string) =>
        rows
          .filter(({ rowKey }) => rowKey?.startsWith(`q:${of}:`))
          .reduce((total, { sent = 0 }) => total + sent, 0)
      const restOfPrevious = 1 - (at.getTime() % HOUR_MS) / HOUR_MS
      const pausedUntil = rows.find(({ rowKey }) => rowKey === ROW_KEYS.pause)?.until ?? null
      return { pausedUntil, sentLastHour: sum(hour) + Math.ceil(sum(previous) * restOfPrevious) }
    },

    pauseSending: (until) =>
      table.change([['upsert', { partitionKey: monthOf(now()), rowKey: ROW_KEYS.pause, until }, 'Replace']]),

    async countMailTo(mailboxId) {
      for (let slot = 0; slot < mailsPerMailbox; slot += 1) {
        const row = {
          partitionKey: monthOf(now()),
          rowKey: ROW_KEYS.mailbox(dayOf(now()), mailboxId, slot),
        }
        const isFree = await table.change([['create', row]]).then(
          () => true,
          (error: unknown) => {
            unlessOvertaken(error)
            return false
          },
        )
        if (isFree) return true
      }
      return false
    },

    swept: () =>
      table.change([
        ['upsert', { partitionKey: OPERATIONS, rowKey: ROW_KEYS.lastSweep, at: now() }, 'Replace'],
      ]),

    forgetOld: () => forgetOldRows(table, now(), keepLeadsDays),
  }
}

const dueRange = (kind: MailKind, at: Date) => {
  const prefix = pendingPrefix(kind)
  return odata`(RowKey ge ${prefix} and RowKey le ${`${prefix}${at.toISOString()}~`} and RowKey lt ${after(prefix)})`
}

const removal = ({ partition, rowKey }: PendingMail): TransactionAction => [
  'delete',
  { partitionKey: partition, rowKey },
]

/** The rows that a settlement takes away and puts in place. */
function rowsAfter(settlement: Settlement): TransactionAction[] {
  const { pending } = settlement
  const { partition, id, kind } = pending
  const into = (rowKey: string, reason?: string): TransactionAction[] => [
    removal(pending),
    ['upsert', mailRow(pending, partition, rowKey, reason), 'Replace'],
  ]
  switch (settlement.fate) {
    case 'accepted':
      return into(ROW_KEYS.accepted(settlement.askAt, id))
    case 'postponed':
      return into(ROW_KEYS.pending(kind, settlement.until, id), settlement.reason)
    case 'buried':
      return into(ROW_KEYS.dead(id), settlement.reason)
    case 'done':
      return [removal(pending)]
  }
}

/** What the rows of the leads say of their mails; one action for each lead. */
function leadMarks(settlements: readonly Settlement[], now: Date): TransactionAction[] {
  const marks = new Map<string, Record<string, unknown>>()
  for (const settlement of settlements) {
    const { pending, fate } = settlement
    const { kind, id, partition, attempts } = pending
    if (kind !== 'team' && kind !== 'visitor') continue
    const mark =
      fate === 'accepted'
        ? { [`${kind}MailSentAt`]: now, [`${kind}MailAttempts`]: attempts }
        : fate === 'buried' && { [`${kind}MailFailure`]: settlement.reason }
    const rowKey = ROW_KEYS.lead(id.slice(0, id.indexOf(':')))
    if (mark) marks.set(rowKey, { partitionKey: partition, rowKey, ...marks.get(rowKey), ...mark })
  }
  return [...marks.values()].map((row) => [
    'update',
    row as { partitionKey: string; rowKey: string },
    'Merge',
  ])
}

/** Throws on unless the row was gone, or another one there. */
function unlessOvertaken(error: unknown): void {
  if (!hasStatus(error, 404, 409, 412)) throw error
}
