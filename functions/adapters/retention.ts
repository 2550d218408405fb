import { dayOf } from '#functions/days/utc-day.ts'
import { deleteRows, type LeadTable, type Query, rowsOf, TRANSACTION_LIMIT } from './lead-table.ts'
import { partitionsWithMails } from './partitions.ts'
import { hourOf, monthOf, SIGN_UPS, SPANS, type Span } from './row-keys.ts'

const DAY_MS = 86_400_000
const KEEP_COUNTS_DAYS = 2
const KEEP_STRANGERS_DAYS = 30

/**
 * Deletes one batch of each kind of row that was kept long enough: months of leads, whole, when their last day is
 * over the limit; mails to strangers that nobody released or that could not be delivered; counts of clients,
 * mailboxes and sent mails; sign-ups never confirmed, and old withdrawals. Returns how many rows; called by every
 * sweep, so that no call deletes without end.
 */
export async function forgetOldRows(table: LeadTable, now: Date, keepLeadsDays: number): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const partitions = await partitionsWithMails(table, now)
  const strangers = daysAgo(KEEP_STRANGERS_DAYS)
  const counts = daysAgo(KEEP_COUNTS_DAYS)
  const ofStrangers = partitions.map((partition) => ({
    partition,
    keys: [SPANS.deadOfOthers, SPANS.held],
    where: { queuedAt: { before: strangers } },
  }))
  const ofCounts = new Set([monthOf(now), monthOf(daysAgo(KEEP_COUNTS_DAYS + 1))])
  const queries: Query[] = [
    ...ofStrangers,
    ...[...ofCounts].flatMap((partition) =>
      countsBefore(counts).map((span) => ({ partition, keys: [span] })),
    ),
    { partition: SIGN_UPS, keys: [SPANS.requests], where: { requestedAt: { before: strangers } } },
    { partition: SIGN_UPS, keys: [SPANS.withdrawn], where: { at: { before: strangers } } },
  ]
  let deleted = await forgetOldMonth(table, partitions, monthOf(daysAgo(keepLeadsDays)))
  for (const query of queries) deleted += await deleteBatch(table, query)
  return deleted
}

const countsBefore = (at: Date): Span[] => [
  { from: 'c:', before: `c:${at.toISOString()}` },
  { from: 'm:', before: `m:${dayOf(at)}` },
  { from: 'q:', before: `q:${hourOf(at)}` },
]

/** A batch of the first month that is over and holds no mail that a person has still to hear of. */
async function forgetOldMonth(
  table: LeadTable,
  partitions: readonly string[],
  firstKept: string,
): Promise<number> {
  for (const partition of partitions.filter((name) => name < firstKept)) {
    if (await holdsMails(table, partition)) continue
    const deleted = await deleteBatch(table, { partition })
    if (deleted > 0) return deleted
  }
  return 0
}

async function holdsMails(table: LeadTable, partition: string): Promise<boolean> {
  for (const keys of [SPANS.pending, SPANS.dead, SPANS.held]) {
    const [found] = await rowsOf(table, { partition, keys: [keys], columns: KEYS }, 1)
    if (found) return true
  }
  return false
}

const KEYS = ['PartitionKey', 'RowKey']

const deleteBatch = async (table: LeadTable, query: Query) =>
  deleteRows(table, await rowsOf(table, { ...query, columns: KEYS }, TRANSACTION_LIMIT))
