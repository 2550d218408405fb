import { randomInt } from 'node:crypto'
import { odata } from '@azure/data-tables'
import type { LeadTable } from './lead-table.ts'
import { monthOf, ROW_KEYS } from './row-keys.ts'

interface Settings {
  /** Posts that one client may send in a window of ten minutes. */
  postsPerClient: number
  now: () => Date
}

const WINDOW_MS = 600_000

/**
 * Counts the posts of a client by rows that can be written once only: exact over all instances, without a counter
 * that all would have to update.
 */
export interface ClientSlots {
  /** Any slot of the present window, taken or not. */
  guess(): number
  /** A slot that seems free, or how long to wait. */
  free(clientId: string): Promise<number | { retryAfterS: number }>
  /** The seconds to wait for a client that this instance has seen use up its slots, without asking the storage. */
  knownWait(clientId: string | null): number | null
  rowKey(clientId: string, slot: number): string
}

export function clientSlots(table: LeadTable, { postsPerClient, now }: Settings): ClientSlots {
  const usedUp = { window: '', clients: new Set<string>() }
  const windowStart = () => Math.floor(now().getTime() / WINDOW_MS) * WINDOW_MS
  const window = () => new Date(windowStart()).toISOString()
  const retryAfterS = () => Math.ceil((windowStart() + WINDOW_MS - now().getTime()) / 1_000)

  return {
    guess: () => randomInt(postsPerClient),

    async free(clientId) {
      const prefix = `c:${window()}:${clientId}:`
      const rows = await table.query(
        odata`PartitionKey eq ${monthOf(now())} and RowKey ge ${prefix} and RowKey lt ${`${prefix}~`}`,
        postsPerClient,
        ['RowKey'],
      )
      const taken = new Set(rows.map(({ rowKey }) => Number(rowKey?.slice(prefix.length))))
      const free = [...Array(postsPerClient).keys()].filter((slot) => !taken.has(slot))
      const slot = free[randomInt(Math.max(1, free.length))]
      if (slot !== undefined) return slot
      if (usedUp.window !== window()) Object.assign(usedUp, { window: window(), clients: new Set() })
      usedUp.clients.add(clientId)
      return { retryAfterS: retryAfterS() }
    },

    knownWait: (clientId) =>
      clientId !== null && usedUp.window === window() && usedUp.clients.has(clientId) ? retryAfterS() : null,

    rowKey: (clientId, slot) => ROW_KEYS.client(window(), clientId, slot),
  }
}
