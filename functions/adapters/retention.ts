import { MESSAGE_WAITS_MS } from '#contracts/words/limits.ts'
import { dayOf } from '#functions/days/utc-day.ts'
import { deleteRows, type LeadTable, type Query, rowsOf, TRANSACTION_LIMIT } from './lead-table.ts'
import { partitionsWithMails } from './partitions.ts'
import {
  hourOf,
  monthOf,
  monthsBetween,
  ROW_KEYS,
  SIGN_UPS,
  SPANS,
  type Span,
  startingWith,
} from './row-keys.ts'

const DAY_MS = 86_400_000
const KEEP_COUNTS_DAYS = 2
const KEEP_STRANGERS_DAYS = 30
const LONGEST_MONTH_DAYS = 31
/** A message may wait on a device for so long, a day longer where clocks disagree, and must not be stored anew. */
const KEEP_TAKEN_BACK_MS = MESSAGE_WAITS_MS + DAY_MS

/**
 * Deletes one batch of each kind of row that was kept long enough: leads, each when its days are over, unless a mail of
 * it waits for somebody; mails to strangers that nobody released or that could not be delivered; counts of clients,
 * mailboxes and sent mails; sign-ups never confirmed, and old withdrawals; that a message was taken back. Returns how
 * many rows; called by every sweep, so that no call deletes without end.
 */
export async function forgetOldRows(table: LeadTable, now: Date, keepLeadsDays: number): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const partitions = await partitionsWithMails(table, now)
  const strangers = daysAgo(KEEP_STRANGERS_DAYS)
  const counts = daysAgo(KEEP_COUNTS_DAYS)
  const takenBack = { takenBackAt: { before: new Date(now.getTime() - KEEP_TAKEN_BACK_MS) } }
  const ofTakenBack = partitions.map((partition) => ({ partition, keys: [SPANS.leads], where: takenBack }))
  const ofStrangers = partitions.map((partition) => ({
    partition,
    keys: [SPANS.deadOfOthers, SPANS.held],
    where: { queuedAt: { before: strangers } },
  }))
  // The month before as well, however long no sweep could run at its end.
  const ofCounts = monthsBetween(monthOf(daysAgo(LONGEST_MONTH_DAYS)), monthOf(now))
  const queries: Query[] = [
    ...ofStrangers,
    ...ofTakenBack,
    ...ofCounts.flatMap((partition) => countsBefore(counts).map((span) => ({ partition, keys: [span] }))),
    { partition: SIGN_UPS, keys: [SPANS.requests], where: { requestedAt: { before: strangers } } },
    { partition: SIGN_UPS, keys: [SPANS.withdrawn], where: { at: { before: strangers } } },
  ]
  let deleted = await forgetOldLeads(table, partitions, daysAgo(keepLeadsDays))
  for (const query of queries) deleted += await deleteBatch(table, query)
  return deleted
}

const countsBefore = (at: Date): Span[] => [
  { from: 'c:', before: `c:${at.toISOString()}` },
  { from: 'm:', before: `m:${dayOf(at)}` },
  { from: 'q:', before: `q:${hourOf(at)}` },
]

/** A batch of the leads that are over and of whom no mail waits for anybody; what is left of a month goes with it. */
async function forgetOldLeads(
  table: LeadTable,
  partitions: readonly string[],
  keptSince: Date,
): Promise<number> {
  let deleted = 0
  for (const partition of partitions.filter((name) => name <= monthOf(keptSince))) {
    const waiting = await leadsWithMails(table, partition)
    const where = { receivedAt: { before: keptSince } }
    const query = { partition, keys: [SPANS.leads], where, columns: KEYS }
    const over = await rowsOf(table, query, TRANSACTION_LIMIT + waiting.size)
    deleted += await deleteRows(
      table,
      over.filter(({ rowKey }) => !waiting.has(String(rowKey))).slice(0, TRANSACTION_LIMIT),
    )
    if (partition < monthOf(keptSince)) deleted += await deleteBatch(table, { partition, keys: REMAINS })
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

/** Neither leads nor mails that somebody waits for: accepted mails nobody asked about, and counts. */
const REMAINS: Span[] = ['a:', 'c:', 'm:', 'q:'].map(startingWith)

/** Every key of a lead's mail names the lead, also where the mail itself cannot be read. */
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

const KEYS = ['PartitionKey', 'RowKey']

const deleteBatch = async (table: LeadTable, query: Query) =>
  deleteRows(table, await rowsOf(table, { ...query, columns: KEYS }, TRANSACTION_LIMIT))
