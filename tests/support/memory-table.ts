import type { TransactionAction } from '@azure/data-tables'
import {
  type LeadTable,
  PAGE_LIMIT,
  type Query,
  type Row,
  TRANSACTION_LIMIT,
} from '#functions/adapters/lead-table.ts'
import type { Span } from '#functions/adapters/row-keys.ts'

type Properties = Record<string, unknown>

const TEXT_LIMIT = 32 * 1024
const BYTES_LIMIT = 64 * 1024
const ROW_LIMIT_BYTES = 1024 * 1024

/** Fails as the storage does. */
class TableError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, code: string) {
    super(code)
    this.statusCode = statusCode
  }
}

/**
 * A table in memory that keeps to the rules of Azure's; `tests/functions/lead-table.test.ts` compares it with Azurite.
 *
 * @param bytesLimit the largest property of bytes
 */
export function memoryTable({ bytesLimit = BYTES_LIMIT } = {}): LeadTable {
  const partitions = new Map<string, SortedRows>()

  return {
    async change(actions) {
      const [first] = actions
      if (!first) throw new TableError(400, 'InvalidInput')
      if (actions.length > TRANSACTION_LIMIT) throw new TableError(400, 'InvalidInput')
      const partition = String(first[1].partitionKey)
      const rows = partitions.get(partition) ?? new SortedRows()
      const changed = changedBy(actions, partition, rows, bytesLimit)
      for (const [rowKey, properties] of changed) rows.set(rowKey, properties)
      partitions.set(partition, rows)
    },

    get: async <Found extends object>(partition: string, rowKey: string) => {
      const properties = partitions.get(partition)?.get(rowKey)
      return properties ? (rowOf(partition, rowKey, properties) as Row<Found>) : null
    },

    async *pages<Found extends object>(query: Query, pageSize = PAGE_LIMIT) {
      let after: { partition: string; rowKey: string } | null = null
      for (;;) {
        const page = nextPage(partitions, query, pageSize, after)
        yield page as Row<Found>[]
        const last = page.at(-1)
        if (page.length < pageSize || !last) return
        after = { partition: String(last.partitionKey), rowKey: String(last.rowKey) }
      }
    },
  }
}

/** The rows of one partition, in the order of their keys. */
class SortedRows {
  readonly #rows = new Map<string, Properties>()
  readonly #keys: string[] = []

  get(rowKey: string) {
    return this.#rows.get(rowKey)
  }

  /** Null deletes. */
  set(rowKey: string, properties: Properties | null) {
    const isThere = this.#rows.has(rowKey)
    if (properties === null) {
      if (isThere) this.#keys.splice(this.#indexOf(rowKey), 1)
      this.#rows.delete(rowKey)
      return
    }
    if (!isThere) this.#keys.splice(this.#indexOf(rowKey), 0, rowKey)
    this.#rows.set(rowKey, properties)
  }

  /** The keys from one on. */
  *keysFrom(from: string): Iterable<string> {
    for (let index = this.#indexOf(from); index < this.#keys.length; index += 1) yield this.#keys[index] ?? ''
  }

  /** Where a key is, or would be. */
  #indexOf(rowKey: string): number {
    let low = 0
    let high = this.#keys.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#keys[middle] ?? '') < rowKey) low = middle + 1
      else high = middle
    }
    return low
  }
}

const etags = new WeakMap<Properties, string>()
let written = 0

/** Every writing makes other properties, and so another ETag. */
function etagOf(properties: Properties): string {
  const etag = etags.get(properties) ?? `W/"${++written}"`
  etags.set(properties, etag)
  return etag
}

/** What each row will be, null where it goes; throws when one of the actions is not possible. */
function changedBy(
  actions: readonly TransactionAction[],
  partition: string,
  rows: SortedRows,
  bytesLimit: number,
): Map<string, Properties | null> {
  const changed = new Map<string, Properties | null>()
  for (const [kind, { partitionKey, rowKey, ...given }, mode = 'Merge', options] of actions) {
    if (partitionKey !== partition) throw new TableError(400, 'CommandsInBatchActOnDifferentPartitions')
    if (changed.has(rowKey)) throw new TableError(400, 'InvalidDuplicateRow')
    const present = rows.get(rowKey)
    if (kind === 'create' && present) throw new TableError(409, 'EntityAlreadyExists')
    if ((kind === 'delete' || kind === 'update') && !present) throw new TableError(404, 'ResourceNotFound')
    const wanted = options?.etag ?? '*'
    if (present && wanted !== '*' && wanted !== etagOf(present))
      throw new TableError(412, 'UpdateConditionNotSatisfied')
    const isMerged = mode === 'Merge' && (kind === 'update' || kind === 'upsert')
    changed.set(
      rowKey,
      kind === 'delete' ? null : { ...(isMerged && present), ...checked(given, bytesLimit) },
    )
  }
  return changed
}

/** The properties as the storage keeps them; it takes none that is too large. */
function checked(given: Properties, bytesLimit: number): Properties {
  const kept = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  let size = 0
  for (const [name, value] of kept) {
    const bytes = bytesOf(value)
    if (typeof value === 'string' && value.length > TEXT_LIMIT)
      throw new TableError(400, 'PropertyValueTooLarge')
    if (value instanceof Uint8Array && bytes > bytesLimit) throw new TableError(400, 'PropertyValueTooLarge')
    size += bytes + name.length * 2
  }
  if (size > ROW_LIMIT_BYTES) throw new TableError(400, 'EntityTooLarge')
  return Object.fromEntries(kept)
}

const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length * 2
  return value instanceof Uint8Array ? value.length : 8
}

function nextPage(
  partitions: ReadonlyMap<string, SortedRows>,
  { partition, keys, where = {}, columns }: Query,
  pageSize: number,
  after: { partition: string; rowKey: string } | null,
): Row[] {
  const page: Row[] = []
  const names = typeof partition === 'string' ? [partition] : [...partitions.keys()].sort()
  for (const name of names) {
    if (typeof partition !== 'string' && !isWithin(name, partition)) continue
    if (after && name < after.partition) continue
    const rows = partitions.get(name)
    const first = keys?.map((span) => span.from).toSorted()[0] ?? ''
    const next = after?.partition === name ? `${after.rowKey}\0` : ''
    const from = [first, next].toSorted().at(-1) ?? ''
    for (const rowKey of rows?.keysFrom(from) ?? []) {
      if (keys?.every((span) => rowKey >= span.before)) break
      const properties = rows?.get(rowKey) ?? {}
      if (keys && !keys.some((span) => isWithin(rowKey, span))) continue
      if (!Object.entries(where).every(([property, wanted]) => isWanted(properties[property], wanted)))
        continue
      page.push(rowOf(name, rowKey, properties, columns))
      if (page.length === pageSize) return page
    }
  }
  return page
}

const isWithin = (key: string, { from, before }: Span) => key >= from && key < before

function isWanted(value: unknown, wanted: string | { from?: Date; before?: Date }): boolean {
  if (typeof wanted === 'string') return value === wanted
  if (!(value instanceof Date)) return false
  const { from, before } = wanted
  return (!from || value >= from) && (!before || value < before)
}

function rowOf(partition: string, rowKey: string, properties: Properties, columns?: readonly string[]): Row {
  const row = { ...properties, partitionKey: partition, rowKey, etag: etagOf(properties) }
  if (!columns) return row
  const wanted = new Set(columns.map((column) => column.charAt(0).toLowerCase() + column.slice(1)))
  return Object.fromEntries(
    Object.entries(row).filter(([name]) => wanted.has(name) || columns.includes(name)),
  ) as Row
}
