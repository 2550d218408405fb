import { HEADERS } from '#contracts/calls/headers.ts'
import { formBehindLink, type PostedFields, type PostedForm, postedForm } from '#contracts/forms/form-post.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import { languageOf } from '#contracts/words/language.ts'
import {
  type ApiRequest,
  type ApiResponse,
  type Handler,
  type Log,
  refuse,
  refuseForNow,
} from '#functions/handler.ts'
import { SettingsError } from '#functions/settings-error.ts'
import { clientNetwork } from './client-address.ts'
import { FORM_READER, type GateRules, type RequestHead, readBody, refuseByHead } from './gate.ts'
import type { PageAnswers } from './page-answers.ts'

/** The address that a request had before a rule of the host sent it on. */
const ORIGINAL_URL = 'x-ms-original-url'

/** A request as a platform hands it over. */
export type IncomingRequest = RequestHead & {
  query: URLSearchParams
  arrayBuffer(): Promise<ArrayBufferLike>
}

/** Requests that an endpoint accepts, and how it distinguishes its callers. */
export interface EndpointRules extends GateRules {
  /** Public addresses that the platform adds to `X-Forwarded-For` behind the caller's. */
  trustedHops: number
  /** Path at which it is registered. */
  path: string
  /** Answers forms that a browser sends by itself; absent where there are none. */
  pages?: PageAnswers
}

/** Lets a request through the gate to its handler. Never throws: what nobody foresaw is answered with 500. */
export async function answer(
  request: IncomingRequest,
  handler: Handler,
  { rules: rulesOf, now, log }: { rules: () => Promise<EndpointRules>; now: () => Date; log: Log },
): Promise<ApiResponse> {
  const link = linkAsked(request.headers.get(ORIGINAL_URL) ?? '')
  const posted = link ?? postedForm(request.query)
  const head = headOf(request, posted)
  try {
    const rules = await rulesOf()
    const refusal = refuseByHead(head, rules)
    const read: ReturnType<typeof readBody> = refusal
      ? { refused: refusal }
      : readBody(new Uint8Array(await request.arrayBuffer()), head, rules)
    if ('refused' in read)
      return posted && rules.pages ? rules.pages.refused(posted, read.refused) : read.refused

    const header = (name: string) => request.headers.get(name)
    const network = clientNetwork(header('x-forwarded-for'), rules.trustedHops)
    const { query } = request
    const call: ApiRequest = { body: read.body, query, header, network, receivedAt: now(), log }
    if (!FORM_READER.type.test(header('content-type') ?? '')) return await handler(call)
    const isOfPage = posted !== null && FORMS[posted.page].call.path === rules.path
    if (!isOfPage || !rules.pages) return refuse('malformed')
    const fields = { ...(link && { token: link.token }), ...(read.body as PostedFields) }
    return await rules.pages.post(handler, posted, fields, call)
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

/** Reads the original address of a request that a rule of the host sent on: a page that posts to its own address. */
const linkAsked = (url: string) => (URL.canParse(url) ? formBehindLink(new URL(url)) : null)

/** A form's address names its language: a browser by itself sends none. */
const headOf = ({ method, headers }: RequestHead, posted: PostedForm | null): RequestHead => ({
  method,
  headers: {
    get: (name) =>
      posted && name === HEADERS.contentLanguage.toLowerCase() ? posted.language : headers.get(name),
  },
})

/** The error's name and stack frames; its message may quote what a visitor typed. */
export function whereabouts(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
