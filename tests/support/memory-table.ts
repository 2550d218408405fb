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

/** Content of a row; every write changes its ETag. */
interface Written {
  properties: Properties
  etag: string
}

const EVERYWHERE: KeyRange = { from: '', before: '\uffff' }
const TEXT_LIMIT = 32 * 1024
const BYTES_LIMIT = 64 * 1024
const ROW_LIMIT_BYTES = 1024 * 1024

/** An error like those that Azure's table storage throws. */
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
 * @param onLook called for each row that a query or a search reads, whether it matches or not
 */
export function memoryTable({ onLook = () => {} }: { onLook?: () => void } = {}): SearchableTable {
  const partitions = new Map<string, SortedRows>()

  /** Rows of a query after the row `last`, in the order of their keys. */
  function* rowsAfter({ partition, keys = EVERYWHERE, columns }: Query, last: Row | undefined) {
    const after = { partition: String(last?.partitionKey ?? ''), rowKey: `${last?.rowKey ?? ''}\0` }
    const names = typeof partition === 'string' ? [partition] : within(partitions.keys(), partition)
    for (const name of names) {
      if (name < after.partition) continue
      const from = name === after.partition && after.rowKey > keys.from ? after.rowKey : keys.from
      for (const [rowKey, row] of partitions.get(name)?.between(from, keys.before) ?? []) {
        onLook()
        yield rowOf(name, rowKey, row, columns)
      }
    }
  }

  return {
    async change(actions) {
      const [first] = actions
      if (!first || actions.length > TRANSACTION_LIMIT) throw new TableError(400, 'InvalidInput')
      const partition = String(first[1].partitionKey)
      const rows = partitions.get(partition) ?? new SortedRows()
      for (const [rowKey, properties] of changedBy(actions, partition, rows)) rows.set(rowKey, properties)
      partitions.set(partition, rows)
    },

    get: async <Found extends object>(partition: string, rowKey: string) => {
      const row = partitions.get(partition)?.get(rowKey)
      return row ? (rowOf(partition, rowKey, row) as Row<Found>) : null
    },

    async *pages<Found extends object>(query: Query, pageSize = PAGE_LIMIT) {
      let last: Row | undefined
      do {
        const page = rowsAfter(query, last).take(pageSize).toArray()
        yield page as Row<Found>[]
        last = page.at(pageSize - 1)
      } while (last)
    },

    async *search<Found extends object>({ name, value }: { name: string; value: string }) {
      for await (const page of this.pages<Properties>({ partition: EVERYWHERE }))
        yield page.filter((row) => row[name] === value) as Row<Found>[]
    },
  }
}

const within = (names: Iterable<string>, { from, before }: KeyRange) =>
  [...names].filter((name) => name >= from && name < before).sort()

let writings = 0

/** Rows of one partition, in the order of their keys. */
class SortedRows {
  readonly #rows = new Map<string, Written>()
  readonly #keys: string[] = []

  get(rowKey: string) {
    return this.#rows.get(rowKey)
  }

  /** Sets the properties of a row; null deletes the row. */
  set(rowKey: string, properties: Properties | null) {
    const index = this.#indexOf(rowKey)
    const isThere = this.#keys[index] === rowKey
    this.#keys.splice(index, Number(isThere), ...(properties ? [rowKey] : []))
    writings += 1
    if (properties) this.#rows.set(rowKey, { properties, etag: `W/"${writings}"` })
    else this.#rows.delete(rowKey)
  }

  /** Rows from one key up to but excluding another. */
  *between(from: string, before: string): Iterable<[rowKey: string, row: Written]> {
    for (let index = this.#indexOf(from); index < this.#keys.length; index += 1) {
      const rowKey = this.#keys[index] ?? ''
      if (rowKey >= before) return
      yield [rowKey, this.#rows.get(rowKey) as Written]
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
function changedBy(actions: readonly TransactionAction[], partition: string, rows: SortedRows) {
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
    const isMerged = mode === 'Merge' && kind !== 'create'
    changed.set(rowKey, kind === 'delete' ? null : { ...(isMerged && present?.properties), ...stored(given) })
  }
  return changed
}

/** The given properties as the storage keeps them; refuses those that are too large. */
function stored({ partitionKey: _, rowKey: __, ...given }: Properties): Properties {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined && value !== null)
  for (const [, value] of entries) {
    const isTooLong = typeof value === 'string' && value.length > TEXT_LIMIT
    if (isTooLong || (value instanceof Uint8Array && value.length > BYTES_LIMIT))
      throw new TableError(400, 'PropertyValueTooLarge')
  }
  const size = entries.reduce((sum, [name, value]) => sum + bytesOf(value) + name.length * 2, 0)
  if (size > ROW_LIMIT_BYTES) throw new TableError(400, 'EntityTooLarge')
  return Object.fromEntries(entries)
}

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return value.length * 2
  return value instanceof Uint8Array ? value.length : 8
}

function rowOf(
  partitionKey: string,
  rowKey: string,
  { properties, etag }: Written,
  columns?: readonly string[],
): Row {
  const row = { ...properties, partitionKey, rowKey, etag }
  if (!columns) return row
  const names = columns.map(
    (column) => ({ PartitionKey: 'partitionKey', RowKey: 'rowKey' })[column] ?? column,
  )
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Row
}
