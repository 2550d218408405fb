import type { TransactionAction } from '@azure/data-tables'
import {
  PAGE_LIMIT,
  type Query,
  type Row,
  type SearchableTable,
  TRANSACTION_LIMIT,
} from '#functions/adapters/lead-table.ts'
import type { KeyRange } from '#functions/adapters/row-keys.ts'

type Properties = Record<string, unknown>

const EVERYWHERE: KeyRange = { from: '', before: '\uffff' }

const TEXT_LIMIT = 32 * 1024
const BYTES_LIMIT = 64 * 1024
const ROW_LIMIT_BYTES = 1024 * 1024

/** Fails with the storage's error. */
export class TableError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, code: string) {
    super(code)
    this.statusCode = statusCode
  }
}

/**
 * A table in memory with the rules of Azure's; `tests/functions/lead-table.test.ts` compares it with Azurite.
 *
 * @param bytesLimit the largest binary property
 * @param onLook called for each row that a query or a search reads, whether it matches or not
 */
export function memoryTable({
  bytesLimit = BYTES_LIMIT,
  onLook = () => {},
}: {
  bytesLimit?: number
  onLook?: () => void
} = {}): SearchableTable {
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
      const row = partitions.get(partition)?.get(rowKey)
      return row ? (rowOf(partition, rowKey, row) as Row<Found>) : null
    },

    async *pages<Found extends object>(query: Query, pageSize = PAGE_LIMIT) {
      let after: { partition: string; rowKey: string } | null = null
      for (;;) {
        const page = nextPage(partitions, query, pageSize, after, onLook)
        yield page as Row<Found>[]
        const last = page.at(-1)
        if (page.length < pageSize || !last) return
        after = { partition: String(last.partitionKey), rowKey: String(last.rowKey) }
      }
    },

    async *search<Found extends object>({ name, value }: { name: string; value: string }) {
      for await (const page of this.pages<Record<string, unknown>>({ partition: EVERYWHERE }))
        yield page.filter((row) => row[name] === value) as Row<Found>[]
    },
  }
}

/** Content of a row; every write changes its ETag. */
interface Written {
  properties: Properties
  etag: string
}

let writings = 0

/** Rows of one partition, in the order of their keys. */
class SortedRows {
  readonly #rows = new Map<string, Written>()
  readonly #keys: string[] = []

  get(rowKey: string) {
    return this.#rows.get(rowKey)
  }

  /** Sets the properties of a row; null deletes it. */
  set(rowKey: string, properties: Properties | null) {
    const isThere = this.#rows.has(rowKey)
    if (properties === null) {
      if (isThere) this.#keys.splice(this.#indexOf(rowKey), 1)
      this.#rows.delete(rowKey)
      return
    }
    if (!isThere) this.#keys.splice(this.#indexOf(rowKey), 0, rowKey)
    writings += 1
    this.#rows.set(rowKey, { properties, etag: `W/"${writings}"` })
  }

  /** Rows from one key up to but excluding another, as long as they are requested. */
  each(from: string, before: string, see: (rowKey: string, row: Written) => 'next' | 'enough'): void {
    for (let index = this.#indexOf(from); index < this.#keys.length; index += 1) {
      const rowKey = this.#keys[index] ?? ''
      const row = this.#rows.get(rowKey)
      if (!row || rowKey >= before || see(rowKey, row) === 'enough') return
    }
  }

  /** Finds the position of a key, present or not. */
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

/** Returns each row after the change, null if deleted; throws if one of the actions is not possible. */
function changedBy(
  actions: readonly TransactionAction[],
  partition: string,
  rows: SortedRows,
  bytesLimit: number,
): Map<string, Properties | null> {
  const changed = new Map<string, Properties | null>()
  for (const [kind, given, mode = 'Merge', options] of actions) {
    const { partitionKey, rowKey } = given
    if (partitionKey !== partition) throw new TableError(400, 'CommandsInBatchActOnDifferentPartitions')
    if (changed.has(rowKey)) throw new TableError(400, 'InvalidDuplicateRow')
    const present = rows.get(rowKey)
    if (kind === 'create' && present) throw new TableError(409, 'EntityAlreadyExists')
    if ((kind === 'delete' || kind === 'update') && !present) throw new TableError(404, 'ResourceNotFound')
    const wanted = options?.etag ?? '*'
    if (present && wanted !== '*' && wanted !== present.etag)
      throw new TableError(412, 'UpdateConditionNotSatisfied')
    const isMerged = mode === 'Merge' && (kind === 'update' || kind === 'upsert')
    const before = isMerged && present ? present.properties : {}
    changed.set(rowKey, kind === 'delete' ? null : withGiven(before, given, bytesLimit))
  }
  return changed
}

/** The properties as the storage keeps them, merged with the earlier ones; refuses one that is too large. */
function withGiven(before: Properties, given: Properties, bytesLimit: number): Properties {
  const kept = { ...before }
  let size = 0
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === null || name === 'partitionKey' || name === 'rowKey') continue
    const bytes = bytesOf(value)
    if (typeof value === 'string' && value.length > TEXT_LIMIT)
      throw new TableError(400, 'PropertyValueTooLarge')
    if (value instanceof Uint8Array && bytes > bytesLimit) throw new TableError(400, 'PropertyValueTooLarge')
    size += bytes + name.length * 2
    kept[name] = value
  }
  if (size > ROW_LIMIT_BYTES) throw new TableError(400, 'EntityTooLarge')
  return kept
}

const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length * 2
  return value instanceof Uint8Array ? value.length : 8
}

function nextPage(
  partitions: ReadonlyMap<string, SortedRows>,
  { partition, keys = EVERYWHERE, columns }: Query,
  pageSize: number,
  after: { partition: string; rowKey: string } | null,
  onLook: () => void,
): Row[] {
  const page: Row[] = []
  const names = typeof partition === 'string' ? [partition] : [...partitions.keys()].sort()
  for (const name of names) {
    if (typeof partition !== 'string' && !isWithin(name, partition)) continue
    if (after && name < after.partition) continue
    const next = after?.partition === name ? `${after.rowKey}\0` : ''
    const from = [next, keys.from].toSorted().at(-1) ?? ''
    partitions.get(name)?.each(from, keys.before, (rowKey, row) => {
      onLook()
      page.push(rowOf(name, rowKey, row, columns))
      return page.length === pageSize ? 'enough' : 'next'
    })
    if (page.length === pageSize) break
  }
  return page
}

const isWithin = (key: string, { from, before }: KeyRange) => key >= from && key < before

function rowOf(
  partition: string,
  rowKey: string,
  { properties, etag }: Written,
  columns?: readonly string[],
): Row {
  if (!columns) return { ...properties, partitionKey: partition, rowKey, etag }
  const picked: Properties = {}
  for (const column of columns)
    if (column === 'PartitionKey') picked.partitionKey = partition
    else if (column === 'RowKey') picked.rowKey = rowKey
    else if (column in properties) picked[column] = properties[column]
  return picked as Row
}
