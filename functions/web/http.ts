import { app, type HttpMethod, type HttpResponseInit, type InvocationContext } from '@azure/functions'
import type { ApiResponse, Handler, Log } from '#functions/handler.ts'
import { answer, type EndpointRules, errorLocation } from './respond.ts'

const EVERY_METHOD: HttpMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
/** Default headers of responses, because the site's own headers do not apply to functions. */
const ALWAYS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const unfinished = new Set<Promise<unknown>>()
/** Waits for work that continues after responses. Called when the app shuts down. */
export const finishWork = async (): Promise<void> => void (await Promise.all(unfinished))
app.hook.appTerminate(finishWork)

const now = () => new Date()

/** Registers a handler at an API path. In `functions/`, only this module uses Azure's request and response. */
export function register(
  path: `/api/${string}`,
  handler: Handler,
  rulesOf: () => Promise<Omit<EndpointRules, 'path'>>,
): void {
  const name = path.slice('/api/'.length)
  const rules = async () => ({ ...(await rulesOf()), path })
  app.http(name, {
    authLevel: 'anonymous',
    methods: EVERY_METHOD,
    route: name,
    handler: async (request, context) => {
      const log = logTo(context, name)
      return toAzure(await answer(request, handler, { rules, now, log }), log)
    },
  })
}

export const logTo =
  (context: Pick<InvocationContext, 'warn' | 'error'>, name: string): Log =>
  (level, event, details) =>
    context[level](JSON.stringify({ event, function: name, ...details }))

function toAzure({ status, body, html, headers, afterwards }: ApiResponse, log: Log): HttpResponseInit {
  if (afterwards) {
    const work = afterwards()
      .catch((error: unknown) => log('warn', 'unfinished', { at: errorLocation(error) }))
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
