import { hasStatus, type LeadTable, rowsOf } from './lead-table.ts'
import { startingWith } from './row-keys.ts'

/**
 * A limit on how often something may happen. Each time claims a slot: a row that can be written once. So the count is
 * exact over all instances, without a counter that all would have to update.
 */
export interface Limit {
  /** Prefix of the keys of its slots. */
  prefix: string
  most: number
  /** End of its period, when the count starts again. */
  until: Date
}

/** A guess that fails has given somebody else a slot: no client has so many. */
const MOST_GUESSES = 64

/** `addressId` names the address that the row is about, so that it is erased with it. `mailId` names the mail that holds the place. */
export type SlotRow = { partitionKey: string; rowKey: string; addressId?: string; mailId?: string }

/**
 * Writes something together with one slot of each limit, unless a limit is full. Slots are guessed and looked up only
 * when the guess was taken, because that is rare.
 *
 * @param write writes these rows with its own in one transaction; null when one of them was there already
 * @param random numbers from 0 to before 1
 */
export async function claim<Result>(
  { table, random }: { table: LeadTable; random: () => number },
  partitionKey: string,
  limits: readonly Limit[],
  write: (slots: readonly SlotRow[]) => Promise<Result | null>,
): Promise<{ taken: Result } | { full: Limit }> {
  let slots: readonly (number | null)[] = limits.map(({ most }) => Math.floor(random() * most))
  for (let guess = 0; guess < MOST_GUESSES; guess += 1) {
    const rows = limits.map(({ prefix }, index) => ({ partitionKey, rowKey: `${prefix}${slots[index]}` }))
    const written = await write(rows)
    if (written !== null) return { taken: written }
    slots = await Promise.all(limits.map((limit) => freeSlot(table, partitionKey, limit, random)))
    const full = limits.find((_, index) => slots[index] === null)
    if (full) return { full }
  }
  throw new Error('Slots are taken faster than they can be found.')
}

async function freeSlot(
  table: LeadTable,
  partition: string,
  { prefix, most }: Limit,
  random: () => number,
): Promise<number | null> {
  const rows = await rowsOf(
    table,
    { partition, keys: startingWith(prefix), columns: ['PartitionKey', 'RowKey'] },
    most,
  )
  const taken = new Set(rows.map(({ rowKey }) => rowKey))
  const free = [...Array(most).keys()].filter((slot) => !taken.has(`${prefix}${slot}`))
  return free[Math.floor(random() * free.length)] ?? null
}

/** Writes nothing but the slots; null when one was taken already. */
export const slotsAlone = (table: LeadTable) => (slots: readonly SlotRow[]) =>
  table
    .change(slots.map((slot) => ['create', slot]))
    .then(() => true as const)
    .catch((error: unknown) => {
      if (hasStatus(error, 409)) return null
      throw error
    })
