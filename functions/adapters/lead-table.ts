import type { TableEntityResult, TransactionAction } from '@azure/data-tables'
import type { KeyRange } from './row-keys.ts'

export const TRANSACTION_LIMIT = 100
export const PAGE_LIMIT = 1_000
/** Value of `columns` for queries that need only the keys. */
export const KEYS: readonly string[] = ['PartitionKey', 'RowKey']

export type Row<Properties extends object = Record<string, unknown>> = TableEntityResult<Properties>

type Place = Pick<Row, 'partitionKey' | 'rowKey'>

/**
 * Selects rows by their keys only, because a filter on another property would make the storage read all rows. Within a
 * partition, rows are returned in key order.
 */
export interface Query {
  partition: string | KeyRange
  /** Range of row keys. Absent for all rows of the partition. */
  keys?: KeyRange
  /** Properties to read; must include `PartitionKey` and `RowKey`. Absent for all properties. */
  columns?: readonly string[]
}

/**
 * The project's only table. Every method throws if the storage cannot be reached or refuses the call. `hasStatus` tells
 * the reasons for a refusal apart.
 */
export interface LeadTable {
  /** Changes rows of one partition atomically. */
  change(actions: TransactionAction[]): Promise<void>
  get<Properties extends object>(partition: string, rowKey: string): Promise<Row<Properties> | null>
  /** Reads a page only when the caller asks for it. A page may be empty although others follow. */
  pages<Properties extends object>(query: Query, pageSize?: number): AsyncIterable<Row<Properties>[]>
}

/** The table for operators' commands. The Azure functions have no `search`, because it reads every row. */
export interface SearchableTable extends LeadTable {
  search<Properties extends object>(
    property: { name: string; value: string },
    columns?: readonly string[],
  ): AsyncIterable<Row<Properties>[]>
}

export async function rowsOf<Properties extends object>(
  table: LeadTable,
  query: Query,
  limit: number,
): Promise<Row<Properties>[]> {
  const rows: Row<Properties>[] = []
  for await (const page of table.pages<Properties>(query, Math.min(limit, PAGE_LIMIT))) {
    rows.push(...page)
    if (rows.length >= limit) break
  }
  return rows.slice(0, limit)
}

/** Deletes rows in one or more partitions, and ignores missing rows. Returns the number of deleted rows. */
export async function deleteRows(table: LeadTable, rows: readonly Place[]): Promise<number> {
  let deleted = 0
  for (const [partition, its] of Map.groupBy(rows, ({ partitionKey }) => String(partitionKey)))
    for (let first = 0; first < its.length; first += TRANSACTION_LIMIT)
      deleted += await deleteTogether(
        table,
        partition,
        its.slice(first, first + TRANSACTION_LIMIT).map(({ rowKey }) => String(rowKey)),
      )
  return deleted
}

async function deleteTogether(
  table: LeadTable,
  partitionKey: string,
  rowKeys: readonly string[],
): Promise<number> {
  try {
    await table.change(rowKeys.map((rowKey) => ['delete', { partitionKey, rowKey }]))
    return rowKeys.length
  } catch (error) {
    if (!hasStatus(error, 404)) throw error
    if (rowKeys.length === 1) return 0
    let deleted = 0
    for (const rowKey of rowKeys) deleted += await deleteTogether(table, partitionKey, [rowKey])
    return deleted
  }
}

/** True if the storage answered with one of these statuses, such as 404 (no such row) or 409 (the row exists). */
export const hasStatus = (error: unknown, ...statuses: number[]) =>
  statuses.includes((error as { statusCode?: number }).statusCode ?? 0)

/** Statuses of a refused change: a row is gone, exists already, or is not as it was read. */
const OVERTAKEN = [404, 409, 412]
const ROUNDS = 20

/** Changes rows on the condition that they are as read. False if another call has changed them in the meantime. */
export const changeIfAsRead = (table: LeadTable, actions: TransactionAction[]): Promise<boolean> =>
  table.change(actions).then(
    () => true,
    (error: unknown) => {
      if (!hasStatus(error, ...OVERTAKEN)) throw error
      return false
    },
  )

/**
 * Reads and changes rows again until no other call changes them in between.
 *
 * @param attempt returns `overtaken` if another call has changed what it read
 * @throws if other calls overtake every attempt
 */
export async function retryOvertaken<Result>(
  attempt: () => Promise<Result>,
): Promise<Exclude<Result, 'overtaken'>> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await attempt()
    if (result !== 'overtaken') return result as Exclude<Result, 'overtaken'>
  }
  throw new Error('The rows were changed by too many simultaneous calls.')
}
