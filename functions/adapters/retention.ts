import { MESSAGE_WAITS_MS } from '#contracts/words/limits.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import {
  deleteRows,
  type LeadTable,
  PAGE_LIMIT,
  type Query,
  rowsOf,
  TRANSACTION_LIMIT,
} from './lead-table.ts'
import { partitionsWithMails } from './partitions.ts'
import {
  hourOf,
  type KeyRange,
  leadOfTakenBack,
  monthOf,
  monthsBetween,
  ROW_KEYS,
  SIGN_UPS,
  SPANS,
  startingWith,
} from './row-keys.ts'

const DAY_MS = 86_400_000
const KEEP_COUNTS_DAYS = 2
const KEEP_STRANGERS_DAYS = 30
const LONGEST_MONTH_DAYS = 31
/** A message may wait on a device for so long, a day longer where clocks disagree, and must not be stored anew. */
const KEEP_TAKEN_BACK_MS = MESSAGE_WAITS_MS + DAY_MS

/** Row and month behind which the next round continues among the expired leads. */
export interface Place {
  partition: string
  rowKey: string
}

/** A round of forgetting. */
interface Round {
  /** Number of deleted rows. */
  deleted: number
  /** Null where no lead is left to look at. */
  next: Place | null
  /** True when a kind of row had more than one batch. */
  isMoreLeft: boolean
}

/**
 * Looks at one page of the leads of months that may be over, and deletes those whose days are, unless a mail of it waits
 * for somebody. Deletes one batch of each other kind of row that was kept long enough: mails to strangers that nobody
 * released or that could not be delivered; counts of clients, mailboxes and sent mails; sign-ups never confirmed, and old
 * withdrawals; that a message was taken back. So no call looks or deletes without end.
 */
export async function forgetOldRows(
  table: LeadTable,
  now: Date,
  keepLeadsDays: number,
  place: Place | null,
): Promise<Round> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const partitions = await partitionsWithMails(table, now)
  const strangers = daysAgo(KEEP_STRANGERS_DAYS)
  const counts = daysAgo(KEEP_COUNTS_DAYS)
  const ofStrangers = partitions.map((partition) => ({
    partition,
    keys: [SPANS.deadOfOthers, SPANS.held],
    where: { queuedAt: { before: strangers } },
  }))
  // The month before as well, however long no sweep could run at its end.
  const ofCounts = monthsBetween(monthOf(daysAgo(LONGEST_MONTH_DAYS)), monthOf(now))
  const queries: Query[] = [
    ...ofStrangers,
    ...ofCounts.flatMap((partition) => countsBefore(counts).map((span) => ({ partition, keys: [span] }))),
    { partition: SIGN_UPS, keys: [SPANS.requests], where: { requestedAt: { before: strangers } } },
    { partition: SIGN_UPS, keys: [SPANS.withdrawn], where: { at: { before: strangers } } },
  ]
  const leads = await forgetOldLeads(table, partitions, daysAgo(keepLeadsDays), place)
  const batches = [await forgetTakenBack(table, partitions, new Date(now.getTime() - KEEP_TAKEN_BACK_MS))]
  for (const query of queries) batches.push(await deleteBatch(table, query))
  return {
    deleted: batches.reduce((sum, count) => sum + count, leads.deleted),
    next: leads.next,
    isMoreLeft: batches.some((count) => count >= TRANSACTION_LIMIT),
  }
}

const countsBefore = (at: Date): KeyRange[] => [
  { from: 'c:', before: `c:${at.toISOString()}` },
  { from: 'm:', before: `m:${dayOf(at)}` },
  { from: 'q:', before: `q:${hourOf(at)}` },
]

/** Deletes at most one page of leads; the rest of a month goes with its last one. */
async function forgetOldLeads(
  table: LeadTable,
  partitions: readonly string[],
  keptSince: Date,
  place: Place | null,
): Promise<Pick<Round, 'deleted' | 'next'>> {
  const lastMonth = monthOf(keptSince)
  let deleted = 0
  let toSee = PAGE_LIMIT
  for (const partition of partitions.filter(
    (name) => name <= lastMonth && name >= (place?.partition ?? ''),
  )) {
    const isWholeOver = partition < lastMonth
    const span = place?.partition === partition ? SPANS.leadsAfter(place.rowKey) : SPANS.leads
    const query = { partition, keys: [span], columns: [...KEYS, 'receivedAt'] }
    const seen = await rowsOf<{ receivedAt?: Date }>(table, query, toSee)
    const over = seen.filter(({ receivedAt }) => isWholeOver || (receivedAt && receivedAt < keptSince))
    const waiting = over.length > 0 ? await leadsWithMails(table, partition) : new Set()
    deleted += await deleteRows(
      table,
      over.filter(({ rowKey }) => !waiting.has(String(rowKey))),
    )
    const last = seen.at(toSee - 1)
    if (last) return { deleted, next: { partition, rowKey: String(last.rowKey) } }
    toSee -= seen.length
    if (isWholeOver) deleted += await deleteBatch(table, { partition, keys: REMAINS })
  }
  return { deleted, next: null }
}

/** A batch of notes, each with the row that its lead has left. */
async function forgetTakenBack(
  table: LeadTable,
  partitions: readonly string[],
  before: Date,
): Promise<number> {
  let deleted = 0
  for (const partition of partitions) {
    const query = { partition, keys: [SPANS.takenBackBefore(before)], columns: KEYS }
    const notes = await rowsOf(table, query, TRANSACTION_LIMIT)
    deleted += await deleteRows(
      table,
      notes.map((note) => ({ ...note, rowKey: leadOfTakenBack(String(note.rowKey)) })),
    )
    await deleteRows(table, notes)
  }
  return deleted
}

/** The keys of the leads that a person has still to hear of, or whose mails are on their way. */
async function leadsWithMails(table: LeadTable, partition: string): Promise<Set<string>> {
  const found = new Set<string>()
  const keys = [SPANS.pending, SPANS.dead, SPANS.held]
  for await (const page of table.pages({ partition, keys, columns: KEYS }))
    for (const { rowKey } of page) found.add(ROW_KEYS.lead(UUID.exec(String(rowKey))?.[0] ?? ''))
  return found
}

/** Rows besides leads and waiting mails: accepted mails that were never asked about, and counts. */
const REMAINS: KeyRange[] = ['a:', 'c:', 'm:', 'q:', 't:'].map(startingWith)

/** Every key of a lead's mail names the lead, also where the mail itself cannot be read. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

const KEYS = ['PartitionKey', 'RowKey']

const deleteBatch = async (table: LeadTable, query: Query) =>
  deleteRows(table, await rowsOf(table, { ...query, columns: KEYS }, TRANSACTION_LIMIT))
