import type { TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'
import { dayAfter, dayOf } from '#functions/days/utc-day.ts'
import { type Outbox, type PendingMail, SENDING_ORDER, type Settlement } from '#functions/ports.ts'
import { changeIfAsRead, type LeadTable, type Row, rowsOf } from './lead-table.ts'
import { countMail } from './limits.ts'
import { creationOf, leadIdOf, leasedCopy, type MailProperties, mailIn, mailRow } from './mail-rows.ts'
import { partitionsWithMails } from './partitions.ts'
import { writeSlots } from './rate-slots.ts'
import { deleteExpiredRows } from './retention.ts'
import { hourOf, type KeyRange, monthOf, OPERATIONS, ROW_KEYS, SPANS } from './row-keys.ts'

type Settings = Pick<Config, 'leaseMs' | 'keepLeadsDays' | 'mailsPerMailbox'> & {
  now: () => Date
  random: () => number
  instance: string
}

/**
 * Progress of the deletion of expired rows. `month` and `after` identify the last checked row; `endedAt` is when the
 * last complete deletion ended.
 */
interface DeletionProgress {
  month?: string
  after?: string
  isUnderWay?: boolean
  endedAt?: Date
}

const HOUR_MS = 3_600_000
/** The longest pause that the e-mail service may request (`email-protocol.ts`). */
const LONGEST_PAUSE_MS = 6 * HOUR_MS

/**
 * Returns the outbox. A mail is in the partition of its lead, so that one transaction can change both. Every lease and
 * postponement changes the key of the mail's row. If two instances lease the same mail, the second one finds no row at
 * the old key.
 */
export function tableOutbox(table: LeadTable, settings: Settings): Outbox {
  const { leaseMs, keepLeadsDays, now, instance } = settings
  const sentIn = new Map<string, number>()
  const checksIn = new Map<string, number>()

  const rowsIn = async (partitions: readonly string[], keys: KeyRange, limit: number) => {
    const pages = await Promise.all(
      partitions.map((partition) => rowsOf<MailProperties>(table, { partition, keys }, limit)),
    )
    return pages.flat()
  }
  const read = async (rows: Row<MailProperties>[]) => {
    const mails: PendingMail[] = []
    for (const row of rows) {
      const mail = mailIn(row)
      if (mail) mails.push(mail)
      else await setAside(row)
    }
    return mails
  }
  /**
   * Moves an unreadable row to the dead letters, so that it does not block other mails. Only the key and `lastFailure`
   * of the row change.
   */
  const setAside = async ({ etag: _, timestamp: __, ...row }: Row<MailProperties>) => {
    const [partitionKey, rowKey] = [String(row.partitionKey), String(row.rowKey)]
    const letter = { ...row, partitionKey, rowKey: ROW_KEYS.unreadable(rowKey), lastFailure: 'unreadable' }
    await changeIfAsRead(table, [
      ['upsert', letter, 'Replace'],
      ['delete', { partitionKey, rowKey }],
    ])
  }
  /** Adds to a count of the current hour, and forgets earlier hours. */
  const add = (counts: Map<string, number>, count: number) => {
    const hour = hourOf(now())
    const sum = (counts.get(hour) ?? 0) + count
    counts.clear()
    if (sum > 0) counts.set(hour, sum)
  }
  const countRows = (): TransactionAction[] => {
    const partitionKey = monthOf(now())
    return [
      ...[...sentIn].map(([hour, sent]) => ({ rowKey: ROW_KEYS.sent(hour, instance), sent })),
      ...[...checksIn].map(([hour, asked]) => ({ rowKey: ROW_KEYS.asked(hour, instance), asked })),
    ].map((row) => ['upsert', { partitionKey, ...row }, 'Replace'])
  }
  const pause = (rowKey: string, until: Date) =>
    table.change([['upsert', { partitionKey: monthOf(now()), rowKey, until }, 'Replace']])

  async function settleTogether(settlements: readonly Settlement[]): Promise<PendingMail[]> {
    const [first] = settlements
    if (!first) return []
    add(sentIn, settlements.filter(({ fate }) => fate === 'accepted').length)
    const counting = countRows()
    const isSamePartition = first.pending.partition === monthOf(now())
    const settling = [...settlements.flatMap(rowsAfter), ...leadMarks(settlements, now())]
    if (!(await changeIfAsRead(table, [...settling, ...(isSamePartition ? counting : [])])))
      return settlements.length > 1 ? settleEach(settlements) : forget(first.pending)
    if (!isSamePartition && counting.length > 0) await table.change(counting)
    return settlements.map(({ pending }) => pending)
  }
  const settleEach = async (settlements: readonly Settlement[]) => {
    const settled: PendingMail[] = []
    for (const settlement of settlements) settled.push(...(await settleTogether([settlement])))
    return settled
  }
  /**
   * Deletes a mail whose result cannot be recorded, because its lead is gone. Does nothing if another instance has
   * moved the mail.
   */
  const forget = async (pending: PendingMail) =>
    (await changeIfAsRead(table, [removal(pending)])) ? [pending] : []

  /**
   * Claims tomorrow's slot (UTC) for the mail. Each address has only one slot per kind of mail, so that a stranger
   * cannot queue many mails. Returns `tooMany` if another mail has the slot.
   */
  const waitForTomorrow = async ({ id, kind }: PendingMail, addressId: string, at: Date) => {
    const tomorrow = dayAfter(at)
    const partitionKey = monthOf(tomorrow)
    const rowKey = ROW_KEYS.waiting(dayOf(tomorrow), kind, addressId)
    if (await writeSlots(table)([{ partitionKey, rowKey, addressId, mailId: id }])) return 'tomorrow'
    // This mail may have claimed the slot itself, in an earlier attempt whose result was never recorded.
    const place = await table.get<{ mailId: string }>(partitionKey, rowKey)
    return place?.mailId === id ? 'tomorrow' : 'tooMany'
  }

  return {
    async due(limit) {
      const at = now()
      const partitions = await partitionsWithMails(table, at)
      const rows: Row<MailProperties>[] = []
      // Query each kind separately. The keys of a kind sort by due time, so the query stops before mails that are not
      // due yet.
      for (const kind of SENDING_ORDER)
        if (rows.length < limit) {
          const ofKind = await rowsIn(partitions, SPANS.due(kind, at), limit)
          rows.push(...ofKind.toSorted((one, other) => (String(one.rowKey) < String(other.rowKey) ? -1 : 1)))
        }
      return read(rows.slice(0, limit))
    },

    async toCheck(limit) {
      const at = now()
      // Read all partitions, because an operator may have released a stuck mail that belongs to an old lead.
      const rows = await rowsIn(await partitionsWithMails(table, at), SPANS.toCheck(at), limit)
      return read(rows.slice(0, limit))
    },

    async lease(pending) {
      const until = new Date(now().getTime() + leaseMs)
      const leased = { ...leasedCopy(pending, until), attempts: pending.attempts + 1 }
      return (await changeIfAsRead(table, [removal(pending), creationOf(leased)])) ? leased : null
    },

    settle: settleTogether,

    async quotaUse() {
      const at = now()
      const [hour, previous] = [hourOf(at), hourOf(new Date(at.getTime() - HOUR_MS))]
      // At the start of a month, the pause or the counts of the previous hour may be stored under the previous month.
      const months = new Set([monthOf(new Date(at.getTime() - LONGEST_PAUSE_MS)), monthOf(at)])
      const pages = await Promise.all(
        [...months].map((partition) =>
          rowsOf<{ sent?: number; asked?: number; until?: Date }>(
            table,
            { partition, keys: { from: `q:${previous}`, before: 'q;' } },
            1_000,
          ),
        ),
      )
      const rows = pages.flat()
      const restOfPrevious = 1 - (at.getTime() % HOUR_MS) / HOUR_MS
      const ofLastHour = (count: 'sent' | 'asked') => {
        const sum = (of: string) =>
          rows
            .filter(({ rowKey }) => rowKey?.startsWith(`q:${of}:`))
            .reduce((total, row) => total + (row[count] ?? 0), 0)
        return sum(hour) + Math.ceil(sum(previous) * restOfPrevious)
      }
      const ownRow = rows.find(({ rowKey }) => rowKey === ROW_KEYS.sent(hour, instance))
      const notStoredYet = Math.max(0, (sentIn.get(hour) ?? 0) - (ownRow?.sent ?? 0))
      const latest = (pause: string) => {
        const ends = rows.flatMap(({ rowKey, until }) => (rowKey === pause && until ? [until] : []))
        return ends.toSorted((one, other) => other.getTime() - one.getTime())[0] ?? null
      }
      return {
        pausedUntil: latest(ROW_KEYS.pause),
        sentLastHour: ofLastHour('sent') + notStoredYet,
        checksPausedUntil: latest(ROW_KEYS.questionsPause),
        checksLastHour: ofLastHour('asked'),
      }
    },

    pauseSending: (until) => pause(ROW_KEYS.pause, until),
    pauseChecks: (until) => pause(ROW_KEYS.questionsPause, until),

    countChecks: (count) => add(checksIn, count),
    countSent: (count) => add(sentIn, count),

    async countMail(pending) {
      const { kind, addressId, mailboxId } = pending
      const at = now()
      if (mailboxId === null || (await countMail(table, settings, mailboxId, at))) return 'counted'
      return kind === 'visitor' || addressId === null ? 'tooMany' : waitForTomorrow(pending, addressId, at)
    },

    noteSweep: () =>
      table.change([
        ['upsert', { partitionKey: OPERATIONS, rowKey: ROW_KEYS.lastSweep, at: now() }, 'Replace'],
      ]),

    async deleteExpired() {
      const at = now()
      const row = await table.get<DeletionProgress>(OPERATIONS, ROW_KEYS.forgetting)
      const note = (state: DeletionProgress) =>
        table.change([
          ['upsert', { partitionKey: OPERATIONS, rowKey: ROW_KEYS.forgetting, ...state }, 'Replace'],
        ])
      // For a new table, record a complete deletion first. Otherwise, if all deletions fail, the health endpoint cannot
      // report when the last one ended, and there is no alert.
      if (!row) await note({ endedAt: at })
      const isFresh = row?.endedAt && Math.abs(at.getTime() - row.endedAt.getTime()) < HOUR_MS
      if (isFresh && !row.isUnderWay) return 0
      const place = row?.month && row.after ? { partition: row.month, rowKey: row.after } : null
      const { deleted, next, isMoreLeft } = await deleteExpiredRows(table, at, keepLeadsDays, place)
      const isUnderWay = next !== null || isMoreLeft
      const endedAt = isUnderWay && row ? row.endedAt : at
      await note({
        isUnderWay,
        ...(next && { month: next.partition, after: next.rowKey }),
        ...(endedAt && { endedAt }),
      })
      return deleted
    },
  }
}

const removal = ({ partition, rowKey }: PendingMail): TransactionAction => [
  'delete',
  { partitionKey: partition, rowKey },
]

function rowsAfter(settlement: Settlement): TransactionAction[] {
  const { pending } = settlement
  const { partition, id, kind } = pending
  const into = (rowKey: string, reason?: string): TransactionAction[] => [
    removal(pending),
    ['upsert', mailRow(pending, partition, rowKey, reason), 'Replace'],
  ]
  switch (settlement.fate) {
    case 'accepted':
      return settlement.checkAt ? into(ROW_KEYS.accepted(settlement.checkAt, id)) : [removal(pending)]
    case 'postponed':
      return into(ROW_KEYS.pending(kind, settlement.until, id), settlement.reason)
    case 'buried':
      return [...into(ROW_KEYS.dead(kind, id), settlement.reason), ...proposalMark(pending)]
    case 'done':
      return [removal(pending)]
  }
}

/** Notes on a proposal that its mail could not be delivered. The next sweep tells the team. */
function proposalMark({ kind, id, partition }: PendingMail): TransactionAction[] {
  if (kind !== 'proposal') return []
  const [leadId = '', , round] = id.split(':')
  const row = { partitionKey: partition, rowKey: ROW_KEYS.proposal(leadId), failedRound: Number(round) }
  return [['update', row, 'Merge']]
}

/** Returns updates to the rows of leads, one per lead. They record which mails were accepted or became dead letters. */
function leadMarks(settlements: readonly Settlement[], now: Date): TransactionAction[] {
  const marks = new Map<string, Record<string, unknown>>()
  for (const settlement of settlements) {
    const { pending, fate } = settlement
    const { kind, id, partition, attempts } = pending
    if (kind !== 'team' && kind !== 'visitor') continue
    const mark =
      fate === 'accepted'
        ? { [`${kind}MailSentAt`]: now, [`${kind}MailAttempts`]: attempts, [`${kind}MailFailure`]: '' }
        : fate === 'buried' && { [`${kind}MailFailure`]: settlement.reason }
    const rowKey = ROW_KEYS.lead(leadIdOf(id))
    if (mark) marks.set(rowKey, { partitionKey: partition, rowKey, ...marks.get(rowKey), ...mark })
  }
  return [...marks.values()].map((row) => [
    'update',
    row as { partitionKey: string; rowKey: string },
    'Merge',
  ])
}
