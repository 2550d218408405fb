import {
  app,
  type HttpMethod,
  type HttpRequest,
  type HttpResponseInit,
  type InvocationContext,
} from '@azure/functions'
import { HEADERS } from '#contracts/headers.ts'
import { languageOf } from '#contracts/language.ts'
import { clientNetwork } from './client-address.ts'
import { type GateRules, readBody, refuseByHead } from './gate.ts'
import { type ApiResponse, type Handler, type Log, refuse, refuseForNow } from './handler.ts'
import { SettingsError } from './settings-error.ts'

const EVERY_METHOD: HttpMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The site's own headers do not reach the answers of functions. */
const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

/** What an endpoint lets pass, and how it tells its callers apart. */
export interface EndpointRules extends GateRules {
  /** Public addresses that the platform adds to `X-Forwarded-For` behind the caller's. */
  trustedHops: number
}

/** What goes on after an answer; an app that ends waits for it. */
const unfinished = new Set<Promise<unknown>>()
app.hook.appTerminate(async () => {
  await Promise.all(unfinished)
})

/** Puts a handler at a contract's path: the only place that knows Azure's request, response and context. */
export function register(
  path: `/api/${string}`,
  handler: Handler,
  rules: () => Promise<EndpointRules>,
): void {
  const name = path.slice('/api/'.length)
  app.http(name, {
    authLevel: 'anonymous',
    methods: EVERY_METHOD,
    route: name,
    handler: async (request, context) => {
      const log = logTo(context, name)
      return toAzure(await answer(request, handler, rules, log), log)
    },
  })
}

/** Lines of a function in the log of its invocation. */
export const logTo =
  (context: Pick<InvocationContext, 'warn' | 'error'>, name: string): Log =>
  (level, event, details) =>
    context[level](JSON.stringify({ event, function: name, ...details }))

async function answer(
  request: HttpRequest,
  handler: Handler,
  rulesOf: () => Promise<EndpointRules>,
  log: Log,
): Promise<ApiResponse> {
  try {
    const rules = await rulesOf()
    const refused = refuseByHead(request, rules)
    if (refused) return refused
    const read = readBody(new Uint8Array(await request.arrayBuffer()), request, rules)
    if ('refused' in read) return read.refused
    const header = (name: string) => request.headers.get(name)
    const network = clientNetwork(header('x-forwarded-for'), rules.trustedHops)
    return await handler({ body: read.body, header, network, receivedAt: new Date(), log })
  } catch (error) {
    const language = languageOf(request.headers.get(HEADERS.contentLanguage))
    if (error instanceof SettingsError) {
      log('error', 'misconfigured', { settings: error.advice.join(' ') })
      return refuseForNow(language)
    }
    log('error', 'unhandled', { at: whereabouts(error) })
    return refuse('failed', { language })
  }
}

function toAzure({ status, body, headers, afterwards }: ApiResponse, log: Log): HttpResponseInit {
  if (afterwards) {
    const work = afterwards()
      .catch((error: unknown) => log('warn', 'unfinished', { at: whereabouts(error) }))
      .finally(() => unfinished.delete(work))
    unfinished.add(work)
  }
  return { status, jsonBody: body, headers: { ...ALWAYS, ...headers } }
}

/** The error's name and stack frames; its message may quote what a visitor typed. */
function whereabouts(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
