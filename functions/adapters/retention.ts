import { odata } from '@azure/data-tables'
import { type LeadTable, TRANSACTION_LIMIT } from './lead-table.ts'
import { dayOf, hourOf, monthOf, SIGN_UPS } from './row-keys.ts'

const DAY_MS = 86_400_000
const KEEP_COUNTS_DAYS = 2
const KEEP_UNCONFIRMED_DAYS = 30

/**
 * Deletes one batch of each kind of row that was kept long enough: months of leads, whole, when their last day is
 * over the limit; counts of clients, mailboxes and sent mails; keys of sign-ups, those never confirmed, and old
 * withdrawals. Returns how many rows; called by every sweep, so that no call deletes without end.
 */
export async function forgetOldRows(table: LeadTable, now: Date, keepLeadsDays: number): Promise<number> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const counts = daysAgo(KEEP_COUNTS_DAYS)
  const countsOf = (partition: string) =>
    odata`PartitionKey eq ${partition} and (`.concat(
      [
        odata`(RowKey ge 'c:' and RowKey lt ${`c:${counts.toISOString()}`})`,
        odata`(RowKey ge 'm:' and RowKey lt ${`m:${dayOf(counts)}`})`,
        odata`(RowKey ge 'q:' and RowKey lt ${`q:${hourOf(counts)}`})`,
      ].join(' or '),
      ')',
    )
  const filters = [
    odata`PartitionKey ge '2' and PartitionKey lt ${monthOf(daysAgo(keepLeadsDays))}`,
    countsOf(monthOf(now)),
    countsOf(monthOf(daysAgo(KEEP_COUNTS_DAYS + 1))),
    odata`PartitionKey eq ${SIGN_UPS} and RowKey ge 's:' and RowKey lt 's;' and requestedAt lt ${daysAgo(KEEP_UNCONFIRMED_DAYS)}`,
    odata`PartitionKey eq ${SIGN_UPS} and RowKey ge 'k:' and RowKey lt 'k;' and at lt ${counts}`,
    odata`PartitionKey eq ${SIGN_UPS} and RowKey ge 'w:' and RowKey lt 'w;' and at lt ${daysAgo(KEEP_UNCONFIRMED_DAYS)}`,
  ]
  let deleted = 0
  for (const filter of new Set(filters)) deleted += await deleteBatch(table, filter)
  return deleted
}

/** Deletes the first rows that match, of one partition. */
async function deleteBatch(table: LeadTable, filter: string): Promise<number> {
  const rows = await table.query(filter, TRANSACTION_LIMIT, ['PartitionKey', 'RowKey'])
  const partition = rows[0]?.partitionKey
  const batch = rows.filter(({ partitionKey }) => partitionKey === partition)
  if (batch.length > 0)
    await table.change(
      batch.map(({ partitionKey = '', rowKey = '' }) => ['delete', { partitionKey, rowKey }]),
    )
  return batch.length
}
