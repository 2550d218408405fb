import type { IncomingMessage, ServerResponse } from 'node:http'
import { invocation, type LogLine, loadFunctions, type RegisteredFunction } from './functions-app.ts'

/** Managed functions accept bodies up to 30 MB. */
const PLATFORM_LIMIT_BYTES = 30 * 1024 * 1024

export interface FunctionsHost {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** The paths it answers. */
  functions: string[]
  /** The names of the functions that no HTTP call reaches, such as a timer's; it never runs them. */
  otherFunctions: string[]
  /** Waits for the running invocations, and for what the app still does after its answers. */
  close(): Promise<void>
}

/**
 * Runs a functions app of the v4 model as Azure does: it registers through the real SDK, which also reads the
 * requests and writes the answers. The same bundle can be loaded again under another environment.
 *
 * @param appDir holds `host.json`, `package.json` and the bundle
 * @param env what the app sees as `process.env`
 * @throws when the app cannot start, with the app's own error
 */
export async function createFunctionsHost(
  appDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  log: LogLine = printLine,
): Promise<FunctionsHost> {
  const app = await loadFunctions(appDir, env, log)
  const running = new Set<Promise<void>>()

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Whoever calls may name any host.
    const origin = `http://${request.headers.host}`
    const url = new URL(request.url ?? '/', URL.canParse(origin) ? origin : 'http://localhost')
    const found = app.functions.find(({ path }) => path === url.pathname.toLowerCase())
    if (!found?.methods.includes(request.method ?? '')) return void response.writeHead(404).end()
    const body = await readBody(request)
    if (!body) return void response.writeHead(413, closing(request)).end()
    await run(found, url, body, request, response)
  }

  async function run(
    found: RegisteredFunction,
    url: URL,
    body: Buffer,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const answered = await invocation(app, found, {
      method: request.method ?? '',
      url: url.href,
      headers: { ...headersOf(request), 'x-forwarded-for': hopsOf(request) },
      query: Object.fromEntries(url.searchParams),
      params: {},
      ...(body.length > 0 && { body: { bytes: body } }),
    })
    const content = answered.body?.bytes ?? answered.body?.string
    response.writeHead(Number(answered.statusCode), answered.headers).end(content && Buffer.from(content))
  }

  return {
    functions: app.functions.map(({ path }) => path),
    otherFunctions: app.others.map(({ name }) => name),
    async handle(request, response) {
      const work = answer(request, response).catch((error: unknown) => {
        log('error', 'system', error instanceof Error ? error.name : 'The invocation failed.')
        if (!response.headersSent) response.writeHead(500)
        response.end()
      })
      running.add(work)
      await work
      running.delete(work)
    },
    async close() {
      await Promise.all(running)
      await app.terminate()
    },
  }
}

/** HTTP/2 knows no such header. */
const closing = ({ httpVersionMajor }: IncomingMessage) =>
  httpVersionMajor < 2 ? { connection: 'close' } : {}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers)
      // HTTP/2 carries method and path as headers.
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, [value].flat().join(', ')]),
  )

/** Azure adds the caller, then a hop of its own: `client:port, [fd00::…]:port`. */
const hopsOf = ({ headers, socket }: IncomingMessage) =>
  [headers['x-forwarded-for'], `${socket.remoteAddress}:${socket.remotePort}`, '[fd00::1]:443']
    .filter(Boolean)
    .join(', ')

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += chunk.length
    if (size > PLATFORM_LIMIT_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const printLine: LogLine = (level, category, message) => {
  if (category !== 'user' && level !== 'warning' && level !== 'error' && level !== 'critical') return
  console.error(JSON.stringify({ at: new Date().toISOString(), level, category, message }))
}
