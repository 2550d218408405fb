import { setTimeout } from 'node:timers/promises'
import { TableClient, type TableEntityResult, type TransactionAction } from '@azure/data-tables'
import type { Config } from '#functions/config.ts'

type Settings = Pick<Config, 'storageConnectionString' | 'allowInsecureConnection'>

const TABLE = 'leads'
const TIMEOUT_MS = 3_000
const SECOND_TRY_AFTER_MS = 150
/** Rows that one transaction may change. */
export const TRANSACTION_LIMIT = 100

export type Row<Properties extends object = Record<string, unknown>> = TableEntityResult<Properties>

/** The one table of the project. Every method throws when the storage cannot be reached. */
export interface LeadTable {
  /** Changes rows of one partition together, or none: then it throws an error that `hasStatus` tells apart. */
  change(actions: TransactionAction[]): Promise<void>
  /** Null when there is no such row. */
  get<Properties extends object>(partition: string, rowKey: string): Promise<Row<Properties> | null>
  /** At most `limit` rows in the order of their keys, read in pages of that size. */
  query<Properties extends object>(
    filter: string,
    limit: number,
    columns?: string[],
  ): Promise<Row<Properties>[]>
}

/**
 * Azure's table storage. What fails for a passing reason is tried once more; the table is created when it is found
 * missing, be it new or dropped.
 */
export function leadTable({ storageConnectionString, allowInsecureConnection }: Settings): LeadTable {
  const client = TableClient.fromConnectionString(storageConnectionString, TABLE, {
    allowInsecureConnection,
    retryOptions: { maxRetries: 0 },
  })
  const inTime = () => ({ abortSignal: AbortSignal.timeout(TIMEOUT_MS) })

  async function twice<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (isTableMissing(error)) await client.createTable(inTime())
      else if (isPassing(error)) await setTimeout(SECOND_TRY_AFTER_MS)
      else throw error
      return work()
    }
  }

  return {
    async change(actions) {
      await twice(() => client.submitTransaction(actions, inTime()))
    },

    get: <Properties extends object>(partition: string, rowKey: string) =>
      twice(() => client.getEntity<Properties>(partition, rowKey, inTime())).catch((error: unknown) => {
        if (hasStatus(error, 404)) return null
        throw error
      }),

    query: <Properties extends object>(filter: string, limit: number, select?: string[]) =>
      twice(async () => {
        const rows: Row<Properties>[] = []
        const queryOptions = { filter, ...(select && { select }) }
        const pages = client
          .listEntities<Properties>({ queryOptions, ...inTime() })
          .byPage({ maxPageSize: Math.min(limit, 1_000) })
        for await (const page of pages) {
          rows.push(...page)
          if (rows.length >= limit) break
        }
        return rows.slice(0, limit)
      }),
  }
}

/** Whether an error of the storage carries one of these statuses: 404 missing, 409 there already. */
export const hasStatus = (error: unknown, ...statuses: number[]) =>
  statuses.includes((error as { statusCode?: number }).statusCode ?? 0)

/** Without a status nothing was answered. */
const isPassing = (error: unknown) => {
  const { statusCode } = error as { statusCode?: number }
  return statusCode === undefined || statusCode === 408 || statusCode === 429 || statusCode >= 500
}

const isTableMissing = (error: unknown) =>
  hasStatus(error, 404) && JSON.stringify([error, (error as Error).message]).includes('TableNotFound')
