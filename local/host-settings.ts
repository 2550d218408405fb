import { startAzureEmail } from '#mocks/azure-email.ts'
import { startTableStorage } from './azurite.ts'
import { localSettings } from './product.ts'

// Starts table storage and the fake e-mail service for Microsoft's Functions host (.github/workflows/compatibility.yml).
// Prints a `local.settings.json` for the functions, and runs until it is stopped.
const [origin = 'http://127.0.0.1:4280'] = process.argv.slice(2)
const [tables, email] = [await startTableStorage({}), await startAzureEmail()]
const Values = {
  FUNCTIONS_WORKER_RUNTIME: 'node',
  // The host stores the state of timers in Azurite's blob service, which the workflow starts on its default port.
  AzureWebJobsStorage: 'UseDevelopmentStorage=true',
  ...localSettings(origin, email.connectionString, tables.connectionString),
}
console.log(JSON.stringify({ IsEncrypted: false, Values }, null, 2))
