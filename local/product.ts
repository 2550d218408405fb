import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { type AzureEmail, startAzureEmail } from '#mocks/azure-email.ts'
import { site } from '#src/site/site.ts'
import { startTableStorage } from './azurite.ts'
import { createFunctionsHost } from './functions-host.ts'
import { mailboxJson, mailboxPage } from './mailbox.ts'
import { listen, type Serve } from './server.ts'
import { staticWebApp } from './static-web-app.ts'

const DIST = path.resolve(import.meta.dirname, '../dist')
export const SITE = path.join(DIST, 'site')
const FUNCTIONS = path.join(DIST, 'functions')
const SWEEP_EVERY_MS = 30_000

interface ProductOptions {
  /** 0 means any free port. */
  port: number
  /** Folder of the stored leads, with a subfolder for each port. If absent, leads are only in memory. */
  storage?: string
  /** App settings that override `localSettings`. */
  settings?: Readonly<Record<string, string>>
  /** True for TLS and HTTP/2, as on Azure, with a self-signed certificate. */
  hasTls?: boolean
  /** From 0 to 11. The default, 11, takes up to half a second per file. */
  brotliQuality?: number
}

export interface Product {
  origin: string
  /** Fake of Azure's e-mail service. Tests can make it fail. */
  email: AzureEmail
  stop(): Promise<void>
}

export const localSettings = (origin: string, email: string, tables: string) => ({
  ACS_CONNECTION_STRING: email,
  STORAGE_CONNECTION_STRING: tables,
  PUBLIC_ORIGIN: origin,
  MAIL_FROM: site.email,
  MAIL_TO: site.email,
  OUTBOX_KEY: secret(),
  // A fixed key, so that stored pseudonyms stay valid after a restart.
  ID_KEY: 'the key of the local run, which protects nobody',
  TOKEN_SECRETS: secret(),
  // Off, so that the morning mail does not surprise developers who try the forms.
  MORNING_MAIL: 'off',
  ALLOW_INSECURE_CONNECTIONS: '1',
  // The fake e-mail service has no quota. At the quota of a new domain, mails would stop without a word.
  MAILS_PER_HOUR: '100000',
  QUESTIONS_PER_HOUR: '100000',
})

/**
 * Starts the whole product: the built site, the real functions and the mailbox on `port`; table storage and the fake
 * e-mail service on free ports. Needs `dist/site` and `dist/functions`.
 *
 * @throws if the port is taken or a part does not start
 */
export async function startProduct({
  port,
  storage,
  settings,
  hasTls = false,
  brotliQuality,
}: ProductOptions): Promise<Product> {
  const starting = Promise.withResolvers<Serve>()
  // Listen at once. Early requests wait until the other parts have started.
  const server = await listen(async (...call) => (await starting.promise)(...call), port, hasTls)
  const { origin } = server
  const tables = await startTableStorage(storage ? { location: path.join(storage, String(port)) } : {})
  const email = await startAzureEmail()
  const functions = await createFunctionsHost(FUNCTIONS, {
    ...localSettings(origin, email.connectionString, tables.connectionString),
    ...settings,
  })
  const api = underOneName(origin, functions.handle)
  starting.resolve(withMailbox(email, staticWebApp(SITE, api, brotliQuality)))
  const sweep = setInterval(functions.runTimers, SWEEP_EVERY_MS)

  return {
    origin,
    email,
    async stop() {
      clearInterval(sweep)
      server.close()
      await functions.close()
      await email.stop()
      await tables.stop()
    },
  }
}

const secret = () => randomBytes(32).toString('base64')

/** Replaces `localhost` in the `Origin` header with `127.0.0.1`, the only host that the functions accept. */
const underOneName =
  (origin: string, serve: Serve): Serve =>
  (request, response) => {
    if (request.headers.origin === origin.replace('127.0.0.1', 'localhost')) request.headers.origin = origin
    return serve(request, response)
  }

const withMailbox =
  (email: AzureEmail, serve: Serve): Serve =>
  async (request, response) => {
    const [pathname = ''] = (request.url ?? '/').split('?')
    if (pathname !== '/__mailbox' && pathname !== '/__mailbox.json') return serve(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    } else if (pathname === '/__mailbox') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(mailboxPage(email.mails()))
    } else {
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(mailboxJson(email.mails()))
    }
  }
