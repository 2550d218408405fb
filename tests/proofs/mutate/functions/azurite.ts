import { TableServiceClient } from '@azure/data-tables'
import type { TableStorage } from '#local/azurite.ts'

/** Stands in for `local/azurite.ts`: the one Azurite of all mutants, with all its tables deleted. */
export async function startTableStorage(): Promise<TableStorage> {
  const connectionString = String(process.env.TABLE_STORAGE)
  const service = TableServiceClient.fromConnectionString(connectionString, { allowInsecureConnection: true })
  for await (const { name } of service.listTables()) if (name) await service.deleteTable(name)
  return { connectionString, stop: async () => {} }
}
