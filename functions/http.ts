import { app, type HttpMethod, type HttpRequest, type HttpResponseInit } from '@azure/functions'
import { HEADERS } from '#contracts/headers.ts'
import { type GateRules, readBody, refuseByHead } from './gate.ts'
import type { ApiResponse, Handler, Log } from './handler.ts'

const EVERY_METHOD: HttpMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** Puts a handler at a contract's path: the only place that knows Azure's request, response and context. */
export function register(path: `/api/${string}`, handler: Handler, rules: GateRules): void {
  const name = path.slice('/api/'.length)
  app.http(name, {
    authLevel: 'anonymous',
    methods: EVERY_METHOD,
    route: name,
    handler: async (request, context) => {
      const log: Log = (level, event, details) =>
        context[level](JSON.stringify({ event, function: name, ...details }))
      return toAzure(await answer(request, handler, rules, log))
    },
  })
}

async function answer(
  request: HttpRequest,
  handler: Handler,
  rules: GateRules,
  log: Log,
): Promise<ApiResponse> {
  try {
    const refused = refuseByHead(request, rules)
    if (refused) return refused
    const read = readBody(new Uint8Array(await request.arrayBuffer()), rules)
    if ('refused' in read) return read.refused
    const header = (name: string) => request.headers.get(name)
    return await handler({
      body: read.body,
      headers: {
        idempotencyKey: header(HEADERS.idempotencyKey),
        contentLanguage: header(HEADERS.contentLanguage),
        consentVersion: header(HEADERS.consentVersion),
        outboxKey: header('x-outbox-key'),
      },
      receivedAt: new Date(),
      log,
    })
  } catch (error) {
    log('error', 'unhandled', { at: whereabouts(error) })
    return { status: 500, body: { error: 'Something went wrong on our side. Try again later.' } }
  }
}

const toAzure = ({ status, body, headers }: ApiResponse): HttpResponseInit => ({
  status,
  jsonBody: body,
  headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...headers },
})

/** The error's name and stack frames; its message may quote what a visitor typed. */
function whereabouts(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
