import { type LeadTable, rowsOf } from './lead-table.ts'
import { monthOf, monthsBetween, OPERATIONS, SIGN_UPS } from './row-keys.ts'

/** The first of what is no month of ours, and what sorts before the names of the other partitions. */
const OTHERS = { from: ' ', before: OPERATIONS }
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/**
 * The partitions that may hold leads and mails: every month since the first that is still there, and the sign-ups. A
 * month may outlast its time, because a lead that no person has heard of is never deleted.
 */
export async function partitionsWithMails(table: LeadTable, now: Date): Promise<string[]> {
  const { month } = await firstMonth(table)
  return [...monthsBetween(month ?? monthOf(now), monthOf(now)), SIGN_UPS]
}

/** The partitions before the first month that a person made by editing the table: nothing in them is ours to sweep. */
export const strayPartitions = async (table: LeadTable): Promise<string[]> => (await firstMonth(table)).strays

/** The first month that holds a row, and the other partitions on the way to it. */
async function firstMonth(table: LeadTable): Promise<{ month: string | null; strays: string[] }> {
  const strays: string[] = []
  for (let { from } = OTHERS; ; ) {
    const partition = { ...OTHERS, from }
    const [row] = await rowsOf(table, { partition, columns: ['PartitionKey', 'RowKey'] }, 1)
    if (!row) return { month: null, strays }
    const found = String(row.partitionKey)
    if (MONTH.test(found)) return { month: found, strays }
    strays.push(found)
    // The smallest name that is larger.
    from = `${found} `
  }
}

/** The partitions that hold mails of the time since `start`. */
export const partitionsSince = (start: Date, now: Date): string[] => [
  ...monthsBetween(monthOf(start), monthOf(now)),
  SIGN_UPS,
]
