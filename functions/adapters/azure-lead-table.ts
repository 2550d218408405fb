import { odata, TableClient } from '@azure/data-tables'
import type { TokenCredential } from '@azure/identity'
import type { Config } from '#functions/config.ts'
import { hasStatus, PAGE_LIMIT, type Query, type Row, type SearchableTable } from './lead-table.ts'
import { creatingTable, isTableMissing } from './missing-table.ts'
import type { KeyRange } from './row-keys.ts'

type Settings = Partial<Pick<Config, 'storageConnectionString' | 'storageEndpoint'>> &
  Pick<Config, 'allowInsecureConnection'> & {
    credential?: TokenCredential | undefined
    /** Time limit of one call, or of one page of a query, including its retry. */
    callTimeoutMs?: number
    createsTable?: boolean
  }

export const TABLE = 'leads'
/** The Azure client retries a failed call once. The failed attempt may still have taken effect. */
const RETRY = { maxRetries: 1, retryDelayInMs: 150 }

export function azureLeadTable({
  storageConnectionString,
  storageEndpoint,
  credential,
  allowInsecureConnection,
  callTimeoutMs = 3_000,
  createsTable = true,
}: Settings): SearchableTable {
  const options = { allowInsecureConnection, retryOptions: RETRY }
  const client =
    storageEndpoint && credential
      ? new TableClient(storageEndpoint, TABLE, credential, options)
      : TableClient.fromConnectionString(storageConnectionString ?? '', TABLE, options)
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callTimeoutMs) })

  const inTable = creatingTable(async () => createsTable && client.createTable(inTime()))

  async function* read<Properties extends object>(
    filter: string,
    columns: readonly string[] | undefined,
    pageSize = PAGE_LIMIT,
  ) {
    const queryOptions = { filter, ...(columns && { select: [...columns] }) }
    let continuationToken: string | undefined
    do {
      const position = { maxPageSize: pageSize, ...(continuationToken && { continuationToken }) }
      const { value: page } = await inTable(() =>
        client
          .listEntities<Properties>({ queryOptions, ...inTime() })
          .byPage(position)
          .next(),
      )
      continuationToken = page?.continuationToken
      yield (page ?? []) as Row<Properties>[]
    } while (continuationToken)
  }

  return {
    async change(actions) {
      await inTable(() => client.submitTransaction(actions, inTime()))
    },

    get: <Properties extends object>(partition: string, rowKey: string) =>
      inTable(() => client.getEntity<Properties>(partition, rowKey, inTime())).catch((error: unknown) => {
        if (hasStatus(error, 404) && !isTableMissing(error)) return null
        throw error
      }),

    pages: (query, pageSize) => read(filterOf(query), query.columns, pageSize),

    search: ({ name, value }, columns) => read(`${name} ${odata`eq ${value}`}`, columns),
  }
}

const filterOf = ({ partition, keys }: Query): string =>
  [
    typeof partition === 'string' ? odata`PartitionKey eq ${partition}` : within('PartitionKey', partition),
    ...(keys ? [within('RowKey', keys)] : []),
  ].join(' and ')

const within = (key: 'PartitionKey' | 'RowKey', { from, before }: KeyRange) =>
  `${key} ${odata`ge ${from}`} and ${key} ${odata`lt ${before}`}`
