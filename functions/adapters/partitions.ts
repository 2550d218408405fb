import { KEYS, type LeadTable, rowsOf } from './lead-table.ts'
import { monthOf, monthsBetween, OPERATIONS, SIGN_UPS } from './row-keys.ts'

/** Partition names that sort before `operations` and `sign-ups`: months, and names created by hand. */
const OTHERS = { from: ' ', before: OPERATIONS }
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/

/**
 * Returns the partitions that may have leads and mails: the sign-ups, and all months since the oldest one with rows. A
 * month may outlast its retention period, because a lead stays as long as it has an undelivered mail.
 */
export async function partitionsWithMails(table: LeadTable, now: Date): Promise<string[]> {
  const { month } = await firstMonth(table)
  return [...monthsBetween(month ?? monthOf(now), monthOf(now)), SIGN_UPS]
}

/**
 * Returns partitions that sort before the first month. They come from editing the table by hand, and sweeps ignore
 * them.
 */
export const strayPartitions = async (table: LeadTable): Promise<string[]> => (await firstMonth(table)).strays

async function firstMonth(table: LeadTable): Promise<{ month: string | null; strays: string[] }> {
  const strays: string[] = []
  for (let { from } = OTHERS; ; ) {
    const partition = { ...OTHERS, from }
    const [row] = await rowsOf(table, { partition, columns: KEYS }, 1)
    if (!row) return { month: null, strays }
    const found = String(row.partitionKey)
    if (MONTH.test(found)) return { month: found, strays }
    strays.push(found)
    // Continue with the smallest possible name after `found`. Keys contain no control characters.
    from = `${found} `
  }
}
