import { TableClient } from '@azure/data-tables'
import { startTableStorage } from '#local/azurite.ts'
import { createFunctionsHost } from '#local/functions-host.ts'
import { listen } from '#local/server.ts'
import { startAzureEmail } from '#mocks/azure-email.ts'
import { OUTBOX_KEY, settingsFor, WITHOUT_LIMITS } from './app-settings.ts'
import { functionsBundle } from './functions-bundle.ts'
import { startStorageProxy } from './storage-proxy.ts'

export interface Answer {
  status: number
  body: unknown
  headers: Headers
}

export type Backend = Awaited<ReturnType<typeof startBackend>>

/** Starts Azurite behind a proxy that can fail, and the fake e-mail API, and builds the bundle. */
export async function startServices() {
  const [azurite, email, bundle] = await Promise.all([
    startTableStorage(),
    startAzureEmail(),
    functionsBundle(),
  ])
  const storage = await startStorageProxy(azurite.connectionString)
  async function stopServices() {
    storage.stop()
    await Promise.all([azurite.stop(), email.stop(), bundle.remove()])
  }
  return { azurite, storage, email, bundle, stopServices }
}

/**
 * Starts two instances of the real bundle in one process, with Azurite and the fake e-mail API. Requests to their
 * shared address go to the instances in turn. `settings` override app settings.
 */
export async function startBackend(settings: Record<string, string> = {}) {
  const { azurite, storage, email, bundle, stopServices } = await startServices()
  const log: string[] = []
  const server = await listen(async (request, response) => {
    instances.push(...instances.splice(0, 1))
    await instances[0]?.handle(request, response)
  }, 0)
  const { origin } = server
  const env = {
    ...settingsFor(email, storage),
    ...WITHOUT_LIMITS,
    PUBLIC_ORIGIN: origin,
    BACKOFF_MS: '0',
    ...settings,
  }
  const start = () =>
    createFunctionsHost(bundle.appDir, env, (_level, _category, message) => log.push(message))
  const instances = [await start(), await start()]
  const table = TableClient.fromConnectionString(azurite.connectionString, 'leads', {
    allowInsecureConnection: true,
  })
  await table.createTable()

  const answerOf = async (response: Response): Promise<Answer> => ({
    status: response.status,
    body: await response.json(),
    headers: response.headers,
  })

  async function post(to: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await fetch(`${origin}${to}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    return answerOf(response)
  }

  const idle = () => Promise.all(instances.map((instance) => instance.close()))

  return {
    origin,
    settings: env as Readonly<Record<string, string>>,
    storage,
    email,
    /** Table client that bypasses the fault proxy. */
    table,
    log,
    post,
    get: async (from: string, headers: Record<string, string> = {}) =>
      answerOf(await fetch(`${origin}${from}`, { headers })),
    sweep: () => post('/api/outbox-sweep', '', { 'x-outbox-key': OUTBOX_KEY }),
    /** Returns the accepted mails, newest first. */
    mails: () => email.mails(),
    /** Returns the rows whose key has this prefix, such as `l:`, without partition key, ETag or timestamp. */
    async rows(prefix: string): Promise<Record<string, unknown>[]> {
      const rows: Record<string, unknown>[] = []
      for await (const { partitionKey: _, etag: __, timestamp: ___, ...row } of table.listEntities())
        if (row.rowKey?.startsWith(prefix)) rows.push(row)
      return rows
    },
    idle,
    async clear() {
      await idle()
      for await (const { partitionKey = '', rowKey = '' } of table.listEntities())
        await table.deleteEntity(partitionKey, rowKey)
      email.forget()
      storage.reset()
      log.length = 0
    },
    async stop() {
      server.close()
      await idle()
      await stopServices()
    },
  }
}
