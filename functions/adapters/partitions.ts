import { type LeadTable, rowsOf } from './lead-table.ts'
import { monthOf, monthsBetween, OPERATIONS, SIGN_UPS } from './row-keys.ts'

/** Months sort before the names of the other partitions. */
const MONTHS = { from: '0', before: OPERATIONS }

/**
 * The partitions that may hold leads and mails: every month since the first that is still there, and the sign-ups. A
 * month may outlast its time, because a lead that no person has heard of is never deleted.
 */
export async function partitionsWithMails(table: LeadTable, now: Date): Promise<string[]> {
  const [first] = await rowsOf(table, { partition: MONTHS, columns: ['PartitionKey', 'RowKey'] }, 1)
  return [...monthsBetween(String(first?.partitionKey ?? monthOf(now)), monthOf(now)), SIGN_UPS]
}

/** The partitions that hold mails of the time since `start`. */
export const partitionsSince = (start: Date, now: Date): string[] => [
  ...monthsBetween(monthOf(start), monthOf(now)),
  SIGN_UPS,
]
