import { hasStatus, KEYS, type LeadTable, rowsOf } from './lead-table.ts'
import { SPANS } from './row-keys.ts'

/**
 * A limit on how often something may happen. Each occurrence claims a slot, which is a row that can be created only
 * once. So the count is exact across all instances, without a shared counter.
 */
export interface Limit {
  prefix: string
  maximum: number
  until: Date
}

/**
 * Maximum attempts to claim slots. After the first, an attempt fails only if simultaneous requests take the same slots.
 */
const MAXIMUM_GUESSES = 64

/**
 * Row that claims a slot. The optional properties are set only if a mail waits for the next day: `addressId`, to find
 * the row when the address is erased, and `mailId`, the id of the mail that claimed the slot.
 */
export type SlotRow = { partitionKey: string; rowKey: string; addressId?: string; mailId?: string }

/**
 * Writes rows together with one slot of each limit, unless a limit is full. Guesses the slot numbers first, and looks
 * for free slots only after a conflict.
 *
 * @param write writes the given slots and its own rows in one transaction; returns null if a slot was taken
 * @param random returns numbers from 0 up to but excluding 1
 */
export async function claim<Result>(
  { table, random }: { table: LeadTable; random: () => number },
  partitionKey: string,
  limits: readonly Limit[],
  write: (slots: readonly SlotRow[]) => Promise<Result | null>,
): Promise<{ taken: Result } | { full: Limit }> {
  let slots: readonly (number | null)[] = limits.map(({ maximum }) => Math.floor(random() * maximum))
  for (let guess = 0; guess < MAXIMUM_GUESSES; guess += 1) {
    const rows = limits.map(({ prefix }, index) => ({ partitionKey, rowKey: `${prefix}${slots[index]}` }))
    const failures: unknown[] = []
    const written = await write(rows).catch((error: unknown) => {
      failures.push(error)
      return null
    })
    if (written !== null) return { taken: written }
    slots = await Promise.all(limits.map((limit) => freeSlot(table, partitionKey, limit, random)))
    const full = limits.find((_, index) => slots[index] === null)
    // After a failed write, too: a slow storage must not lift a limit that is reached.
    if (full) return { full }
    if (failures.length > 0) throw failures[0]
  }
  throw new Error('No free slot was found: too many simultaneous calls.')
}

/**
 * Returns a random free slot, or null if all are taken. Reads only the taken slots, because the maximum may be large.
 * Slot numbers may exceed the maximum after an operator has lowered it.
 */
async function freeSlot(
  table: LeadTable,
  partition: string,
  { prefix, maximum }: Limit,
  random: () => number,
): Promise<number | null> {
  const rows = await rowsOf(table, { partition, keys: SPANS.slots(prefix), columns: KEYS }, maximum)
  if (rows.length >= maximum) return null
  const taken = rows.map(({ rowKey = '' }) => Number(rowKey.slice(prefix.length)))
  let slot = Math.floor(random() * (maximum - rows.length))
  for (const other of taken.toSorted((one, next) => one - next)) if (other <= slot) slot += 1
  return slot
}

export const writeSlots = (table: LeadTable) => (slots: readonly SlotRow[]) =>
  table
    .change(slots.map((slot) => ['create', slot]))
    .then(() => true as const)
    .catch((error: unknown) => {
      if (hasStatus(error, 409)) return null
      throw error
    })
