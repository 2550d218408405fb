import type { TableEntityResult, TransactionAction } from '@azure/data-tables'
import type { KeyRange } from './row-keys.ts'

/** Limits of one transaction and of one page, in rows. */
export const TRANSACTION_LIMIT = 100
export const PAGE_LIMIT = 1_000

export type Row<Properties extends object = Record<string, unknown>> = TableEntityResult<Properties>

type Place = Pick<Row, 'partitionKey' | 'rowKey'>

/**
 * Selection of rows by keys alone, so that the storage reads only the rows that it returns; with a filter on a property
 * it would read others too. The rows of a partition come in the order of their keys.
 */
export interface Query {
  /** One partition, or a range of partitions. */
  partition: string | KeyRange
  /** Absent for all rows. */
  keys?: KeyRange
  /** Properties to read, including `PartitionKey` and `RowKey`; absent for all. */
  columns?: readonly string[]
}

/** The project's only table. Every method throws if the storage cannot be reached or refuses the call (`hasStatus`). */
export interface LeadTable {
  /** Changes rows of one partition atomically. */
  change(actions: TransactionAction[]): Promise<void>
  get<Properties extends object>(partition: string, rowKey: string): Promise<Row<Properties> | null>
  /** Reads the next page only when the caller asks for it. A page may be empty although others follow. */
  pages<Properties extends object>(query: Query, pageSize?: number): AsyncIterable<Row<Properties>[]>
}

/** The table for operators' commands; the functions have no search, because it reads every row. */
export interface SearchableTable extends LeadTable {
  /** Pages of the rows whose property has this value. */
  search<Properties extends object>(
    property: { name: string; value: string },
    columns?: readonly string[],
  ): AsyncIterable<Row<Properties>[]>
}

/** The first rows, at most `limit`. */
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

/** Deletes rows of any partition, ignoring missing ones. Returns how many it deleted itself. */
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

/** True if a storage error has one of these statuses, such as 404 (no such row) or 409 (the row exists). */
export const hasStatus = (error: unknown, ...statuses: number[]) =>
  statuses.includes((error as { statusCode?: number }).statusCode ?? 0)
