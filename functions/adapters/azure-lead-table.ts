import { odata, TableClient } from '@azure/data-tables'
import type { TokenCredential } from '@azure/identity'
import type { Config } from '#functions/config.ts'
import { hasStatus, type LeadTable, PAGE_LIMIT, type Query, type Row } from './lead-table.ts'
import { creatingTable, isTableMissing } from './missing-table.ts'
import type { KeyRange } from './row-keys.ts'

type Settings = Partial<Pick<Config, 'storageConnectionString' | 'storageEndpoint'>> &
  Pick<Config, 'allowInsecureConnection'> & {
    /** Opens the endpoint. */
    credential?: TokenCredential | undefined
    /** Time limit of one call, such as one page, with its second try. */
    callTimeoutMs?: number
    /** True when a missing table is created. */
    createsTable?: boolean
  }

export const TABLE = 'leads'
/** The client's own second try, after a transient failure; a call that failed may have taken effect. */
const RETRY = { maxRetries: 1, retryDelayInMs: 150 }

/** Azure's table storage. */
export function azureLeadTable({
  storageConnectionString,
  storageEndpoint,
  credential,
  allowInsecureConnection,
  callTimeoutMs = 3_000,
  createsTable = true,
}: Settings): LeadTable {
  const options = { allowInsecureConnection, retryOptions: RETRY }
  const client =
    storageEndpoint && credential
      ? new TableClient(storageEndpoint, TABLE, credential, options)
      : TableClient.fromConnectionString(storageConnectionString ?? '', TABLE, options)
  const inTime = () => ({ abortSignal: AbortSignal.timeout(callTimeoutMs) })

  const inTable = creatingTable(async () => createsTable && client.createTable(inTime()))

  return {
    async change(actions) {
      await inTable(() => client.submitTransaction(actions, inTime()))
    },

    get: <Properties extends object>(partition: string, rowKey: string) =>
      inTable(() => client.getEntity<Properties>(partition, rowKey, inTime())).catch((error: unknown) => {
        if (hasStatus(error, 404) && !isTableMissing(error)) return null
        throw error
      }),

    async *pages<Properties extends object>(query: Query, pageSize = PAGE_LIMIT) {
      const queryOptions = { filter: filterOf(query), ...(query.columns && { select: [...query.columns] }) }
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
    },
  }
}

/** A query as an OData filter. */
function filterOf({ partition, keys = [], where = {} }: Query): string {
  const conditions = [
    typeof partition === 'string' ? odata`PartitionKey eq ${partition}` : within('PartitionKey', partition),
    ...rowKeyConditions(keys),
    ...Object.entries(where).map(([name, wanted]) => propertyCondition(name, wanted)),
  ]
  return conditions.join(' and ')
}

/** The storage seeks the one range around all of them, and compares the rows in it with each. */
function rowKeyConditions(keys: readonly KeyRange[]): string[] {
  if (keys.length === 0) return []
  const around = {
    from: keys.map(({ from }) => from).toSorted()[0] ?? '',
    before:
      keys
        .map(({ before }) => before)
        .toSorted()
        .at(-1) ?? '',
  }
  const single = keys.map((span) => `(${within('RowKey', span)})`)
  return [within('RowKey', around), ...(keys.length > 1 ? [`(${single.join(' or ')})`] : [])]
}

function propertyCondition(name: string, wanted: string | { from?: Date; before?: Date }): string {
  if (typeof wanted === 'string') return `${name} ${odata`eq ${wanted}`}`
  const { from, before } = wanted
  return [from && `${name} ${odata`ge ${from}`}`, before && `${name} ${odata`lt ${before}`}`]
    .filter(Boolean)
    .join(' and ')
}

const within = (key: 'PartitionKey' | 'RowKey', { from, before }: KeyRange) =>
  `${key} ${odata`ge ${from}`} and ${key} ${odata`lt ${before}`}`
