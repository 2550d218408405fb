import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { HttpRequest, HttpResponse, InvocationContext } from '@azure/functions'
import { loadFunctions, type RegisteredFunction } from './functions-app.ts'

export type LogLine = (level: string, category: string, message: string) => void

export interface FunctionsHost {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>
  /** Paths of the HTTP functions. */
  functions: string[]
  timers: string[]
  /** Runs each timer once, regardless of its schedule. Never rejects. */
  runTimers(): Promise<void>
  /** Waits for running invocations, then runs the app's termination hooks. */
  close(): Promise<void>
}

/**
 * Runs an Azure Functions app (v4 programming model) with the classes of the real SDK. The same bundle can be loaded
 * repeatedly with different environments.
 *
 * @param appDir folder of the bundle
 * @param env `process.env` of the app
 * @throws the app's own error if it cannot start
 */
export async function createFunctionsHost(
  appDir: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
  log: LogLine = printLine,
): Promise<FunctionsHost> {
  const app = await loadFunctions(appDir, env)
  const running = new Set<Promise<unknown>>()
  const run = ({ name, callback }: RegisteredFunction, input: unknown) => {
    const logHandler = (level: string, ...line: unknown[]) => log(level, 'user', line.join(' '))
    return callback(input, new InvocationContext({ functionName: name, logHandler }))
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = urlOf(request)
    const { method = '' } = request
    const found = app.functions.find(({ path }) => path === url.pathname.toLowerCase())
    if (!found?.methods.includes(method)) return void response.writeHead(404).end()
    const bytes = await buffer(request)
    const headers = { ...headersOf(request), 'x-forwarded-for': hopsOf(request) }
    const call = { method, url: url.href, headers, ...(bytes.length > 0 && { body: { bytes } }) }
    const answered = new HttpResponse((await run(found, new HttpRequest(call))) ?? {})
    response.writeHead(answered.status, Object.fromEntries(answered.headers))
    response.end(Buffer.from(await answered.arrayBuffer()))
  }

  /** Tracks work in `running` until it ends, and logs its error. */
  async function track(work: Promise<unknown>): Promise<void> {
    const ended = work.catch((error: unknown) =>
      log('error', 'system', error instanceof Error ? error.name : 'The invocation failed.'),
    )
    running.add(ended)
    await ended
    running.delete(ended)
  }

  return {
    functions: app.functions.map(({ path }) => path),
    timers: app.timers.map(({ name }) => name),
    async handle(request, response) {
      await track(answer(request, response))
      if (!response.headersSent) response.writeHead(500)
      response.end()
    },
    async runTimers() {
      await Promise.all(app.timers.map((timer) => track(run(timer, {}))))
    },
    async close() {
      await Promise.all(running)
      await app.terminate()
    },
  }
}

/** Returns the URL of a request. The caller controls the `Host` header, so it may be invalid. */
function urlOf({ headers, url = '/' }: IncomingMessage): URL {
  const origin = `http://${headers.host}`
  return new URL(url, URL.canParse(origin) ? origin : 'http://localhost')
}

const headersOf = ({ headers }: IncomingMessage) =>
  Object.fromEntries(
    Object.entries(headers)
      // HTTP/2 sends pseudo-headers such as `:method`.
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, [value].flat().join(', ')]),
  )

/** Returns `X-Forwarded-For` as Azure sends it: the caller's address is appended, then an internal one. */
const hopsOf = ({ headers, socket }: IncomingMessage) =>
  [headers['x-forwarded-for'], `${socket.remoteAddress}:${socket.remotePort}`, '[fd00::1]:443']
    .filter(Boolean)
    .join(', ')

const printLine: LogLine = (level, category, message) => {
  if (category !== 'user' && level !== 'warning' && level !== 'error' && level !== 'critical') return
  console.error(JSON.stringify({ at: new Date().toISOString(), level, category, message }))
}
