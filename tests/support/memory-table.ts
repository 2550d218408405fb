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

interface Written {
  rowKey: string
  properties: Properties
  etag: string
}

const EVERYWHERE: KeyRange = { from: '', before: '\uffff' }
const TEXT_LIMIT = 32 * 1024
const BYTES_LIMIT = 64 * 1024
const ROW_LIMIT_BYTES = 1024 * 1024

class TableError extends Error {
  readonly statusCode: number

  constructor(statusCode: number, code: string) {
    super(code)
    this.statusCode = statusCode
  }
}

/**
 * Creates a table in memory that follows Azure's rules. `tests/functions/lead-table.test.ts` compares it with Azurite.
 *
 * @param onLook called for each row that a query or a search reads, whether it matches or not
 */
export function memoryTable({ onLook = () => {} }: { onLook?: () => void } = {}): SearchableTable {
  const partitions = new Map<string, Written[]>()

  function* rowsAfter({ partition, keys = EVERYWHERE, columns }: Query, last: Row | undefined) {
    const after = { partition: String(last?.partitionKey ?? ''), rowKey: `${last?.rowKey ?? ''}\0` }
    const names = typeof partition === 'string' ? [partition] : within(partitions.keys(), partition)
    for (const name of names) {
      if (name < after.partition) continue
      const from = name === after.partition && after.rowKey > keys.from ? after.rowKey : keys.from
      const rows = partitions.get(name) ?? []
      for (let index = indexOf(rows, from); index < rows.length; index += 1) {
        const row = rows[index] as Written
        if (row.rowKey >= keys.before) break
        onLook()
        yield rowOf(name, row, columns)
      }
    }
  }

  return {
    async change(actions) {
      const [first] = actions
      if (!first || actions.length > TRANSACTION_LIMIT) throw new TableError(400, 'InvalidInput')
      const partition = String(first[1].partitionKey)
      const rows = partitions.get(partition) ?? []
      for (const [rowKey, properties] of changedBy(actions, partition, rows)) write(rows, rowKey, properties)
      partitions.set(partition, rows)
    },

    get: async <Found extends object>(partition: string, rowKey: string) => {
      const row = find(partitions.get(partition) ?? [], rowKey)
      return row ? (rowOf(partition, row) as Row<Found>) : null
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

/** Replaces, adds or deletes (`null`) a row. Rows of a partition stay sorted by key. */
function write(rows: Written[], rowKey: string, properties: Properties | null): void {
  writings += 1
  const written = properties ? [{ rowKey, properties, etag: `W/"${writings}"` }] : []
  rows.splice(indexOf(rows, rowKey), Number(find(rows, rowKey) !== undefined), ...written)
}

function find(rows: readonly Written[], rowKey: string): Written | undefined {
  const row = rows[indexOf(rows, rowKey)]
  return row?.rowKey === rowKey ? row : undefined
}

function indexOf(rows: readonly Written[], rowKey: string): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle]?.rowKey ?? '') < rowKey) low = middle + 1
    else high = middle
  }
  return low
}

function changedBy(actions: readonly TransactionAction[], partition: string, rows: readonly Written[]) {
  const changed = new Map<string, Properties | null>()
  for (const [kind, given, mode = 'Merge', options] of actions) {
    const { partitionKey, rowKey } = given
    if (partitionKey !== partition) throw new TableError(400, 'CommandsInBatchActOnDifferentPartitions')
    if (changed.has(rowKey)) throw new TableError(400, 'InvalidDuplicateRow')
    const present = find(rows, rowKey)
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
  { rowKey, properties, etag }: Written,
  columns?: readonly string[],
): Row {
  const row = { ...properties, partitionKey, rowKey, etag }
  if (!columns) return row
  const names = columns.map(
    (column) => ({ PartitionKey: 'partitionKey', RowKey: 'rowKey' })[column] ?? column,
  )
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name))) as Row
}
