import { odata } from '@azure/data-tables'
import type { StoredState } from '#functions/health.ts'
import { MAIL_KINDS } from '#functions/ports.ts'
import type { LeadTable } from './lead-table.ts'
import { OPERATIONS, partitionsBetween, pendingPrefix, ROW_KEYS } from './row-keys.ts'

const DAY_MS = 86_400_000
const COUNT_UP_TO = 1_000
/** `2026-11-21T14:00:00.000Z` */
const ISO_LENGTH = 24

/** Looks through all partitions that may hold mails; throws when the storage cannot be reached. */
export async function storedState(table: LeadTable, now: Date, keepLeadsDays: number): Promise<StoredState> {
  const partitions = partitionsBetween(new Date(now.getTime() - keepLeadsDays * DAY_MS), now)
  const keysOf = async (range: [from: string, to: string], limit: number) => {
    const pages = await Promise.all(
      partitions.map((partition) =>
        table.query(
          odata`PartitionKey eq ${partition} and RowKey ge ${range[0]} and RowKey lt ${range[1]}`,
          limit,
          ['RowKey'],
        ),
      ),
    )
    return pages.flat().map(({ rowKey }) => String(rowKey))
  }
  const [dead, held, lastSweep, ...firstPending] = await Promise.all([
    keysOf(['d:', 'd;'], COUNT_UP_TO),
    keysOf(['h:', 'h;'], COUNT_UP_TO),
    table.get<{ at: Date }>(OPERATIONS, ROW_KEYS.lastSweep),
    ...MAIL_KINDS.map(async (kind) => {
      const prefix = pendingPrefix(kind)
      const keys = await keysOf([prefix, `${prefix}${now.toISOString()}`], 1)
      return keys.map((key) => key.slice(prefix.length, prefix.length + ISO_LENGTH))
    }),
  ])
  const [oldestDue] = firstPending.flat().toSorted()
  return {
    oldestDueAt: oldestDue ? new Date(oldestDue) : null,
    deadLetters: Math.min(dead.length, COUNT_UP_TO),
    heldMails: Math.min(held.length, COUNT_UP_TO),
    lastSweepAt: lastSweep?.at ?? null,
  }
}
