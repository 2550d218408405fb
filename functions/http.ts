import {
  app,
  type HttpMethod,
  type HttpRequest,
  type HttpResponseInit,
  type InvocationContext,
} from '@azure/functions'
import { type AskedPage, askedConfirmation, askedPage, type Fields } from '#contracts/form-post.ts'
import { HEADERS } from '#contracts/headers.ts'
import { languageOf } from '#contracts/language.ts'
import { clientNetwork } from './client-address.ts'
import { FORM_READER, type GateRules, type RequestHead, readBody, refuseByHead } from './gate.ts'
import { type ApiRequest, type ApiResponse, type Handler, type Log, refuse, refuseForNow } from './handler.ts'
import type { PageAnswers } from './page-answers.ts'
import { SettingsError } from './settings-error.ts'

const EVERY_METHOD: HttpMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** The address that a request had before a rule of the host sent it on. */
const ORIGINAL_URL = 'x-ms-original-url'
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
  /** Answers forms that a browser sends by itself; absent where there are none. */
  pages?: PageAnswers
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
  const confirmation = confirmationAsked(request.headers.get(ORIGINAL_URL) ?? '')
  const asked = confirmation ?? askedPage(request.query)
  const head = headOf(request, asked)
  try {
    const rules = await rulesOf()
    const refusal = refuseByHead(head, rules)
    const read = refusal
      ? { refused: refusal }
      : readBody(new Uint8Array(await request.arrayBuffer()), head, rules)
    if ('refused' in read)
      return asked && rules.pages ? rules.pages.refused(asked, read.refused) : read.refused

    const header = (name: string) => request.headers.get(name)
    const network = clientNetwork(header('x-forwarded-for'), rules.trustedHops)
    const { query } = request
    const call: ApiRequest = { body: read.body, query, header, network, receivedAt: new Date(), log }
    if (!FORM_READER.type.test(header('content-type') ?? '')) return await handler(call)
    if (!asked || !rules.pages) return refuse('malformed')
    const fields = { ...(confirmation && { token: confirmation.token }), ...(read.body as Fields) }
    return await rules.pages.post(handler, asked, fields, call)
  } catch (error) {
    const language = languageOf(head.headers.get(HEADERS.contentLanguage.toLowerCase()))
    if (error instanceof SettingsError) {
      log('error', 'misconfigured', { settings: error.advice.join(' ') })
      return refuseForNow(language)
    }
    log('error', 'unhandled', { at: whereabouts(error) })
    return refuse('failed', { language })
  }
}

/** Where a page posts to its own address, the host sends it on here, and says where it came from. */
const confirmationAsked = (url: string) => (URL.canParse(url) ? askedConfirmation(new URL(url)) : null)

/** A form's address names its language: a browser by itself sends none. */
const headOf = ({ method, headers }: HttpRequest, asked: AskedPage | null): RequestHead => ({
  method,
  headers: {
    get: (name) =>
      asked && name === HEADERS.contentLanguage.toLowerCase() ? asked.language : headers.get(name),
  },
})

function toAzure({ status, body, html, headers, afterwards }: ApiResponse, log: Log): HttpResponseInit {
  if (afterwards) {
    const work = afterwards()
      .catch((error: unknown) => log('warn', 'unfinished', { at: whereabouts(error) }))
      .finally(() => unfinished.delete(work))
    unfinished.add(work)
  }
  if (html === undefined) return { status, jsonBody: body, headers: { ...ALWAYS, ...headers } }
  return {
    status,
    body: html,
    headers: { ...ALWAYS, 'content-type': 'text/html; charset=utf-8', ...headers },
  }
}

/** The error's name and stack frames; its message may quote what a visitor typed. */
function whereabouts(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
