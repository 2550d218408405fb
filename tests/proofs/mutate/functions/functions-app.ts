import { app, type HttpHandler, HttpRequest, HttpResponse, InvocationContext } from '@azure/functions'
import { vi } from 'vitest'
import { registerEndpoints } from '#functions/endpoints.ts'
import { finishWork } from '#functions/web/http.ts'
import type { LogLine } from '#local/functions-app.ts'

type Env = Readonly<Record<string, string | undefined>>

interface Endpoint {
  name: string
  path: string
  methods: readonly string[]
  handler: HttpHandler
}

/** Stands in for `local/functions-app.ts`: the sources instead of the bundle, which has no mutants. */
export async function loadFunctions(_appDir: string, env: Env, log: LogLine) {
  const functions: Endpoint[] = []
  const registering = vi.spyOn(app, 'http').mockImplementation((name, { methods = [], handler }) => {
    functions.push({ name, path: `/api/${name}`, methods, handler })
  })
  registerEndpoints(env)
  registering.mockRestore()
  return { functions, others: [], log, terminate: finishWork }
}

/** Runs one function with the SDK's own request, context and response. */
export async function invocation(
  { log }: { log: LogLine },
  { name, handler }: Endpoint,
  call: ConstructorParameters<typeof HttpRequest>[0],
) {
  const context = new InvocationContext({
    functionName: name,
    logHandler: (level, ...line) => log(level, 'user', line.join(' ')),
  })
  const answer = new HttpResponse((await handler(new HttpRequest(call), context)) ?? {})
  return {
    statusCode: String(answer.status),
    headers: Object.fromEntries(answer.headers),
    body: { bytes: new Uint8Array(await answer.arrayBuffer()) },
  }
}
