import { HEADERS } from '#contracts/calls/headers.ts'
import { formOfLink, type PostedFields, type PostedForm, readPostedForm } from '#contracts/forms/form-post.ts'
import { FORMS } from '#contracts/forms/forms.ts'
import { languageOf } from '#contracts/values/language.ts'
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

/** Header with the URL as it was before the host rewrote it. */
const ORIGINAL_URL = 'x-ms-original-url'

export type IncomingRequest = RequestHead & {
  query: URLSearchParams
  arrayBuffer(): Promise<ArrayBufferLike>
}

export interface EndpointRules extends GateRules {
  trustedHops: number
  path: string
  /** Absent if the endpoint accepts no native form posts. */
  pages?: PageAnswers
}

/** Checks a request (`gate.ts`), and calls its handler. Never throws: wrong settings become 503, other errors 500. */
export async function answer(
  request: IncomingRequest,
  handler: Handler,
  { rules: rulesOf, now, log }: { rules: () => Promise<EndpointRules>; now: () => Date; log: Log },
): Promise<ApiResponse> {
  const link = linkAsked(request.headers.get(ORIGINAL_URL) ?? '')
  const posted = link ?? readPostedForm(request.query)
  const head = headOf(request, posted)
  try {
    const rules = await rulesOf()
    const refusal = refuseByHead(head, rules)
    const read: ReturnType<typeof readBody> = refusal
      ? { refused: refusal }
      : readBody(new Uint8Array(await request.arrayBuffer()), head, rules)
    if ('refused' in read)
      return posted && rules.pages ? rules.pages.refuse(posted, read.refused) : read.refused

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
    log('error', 'unhandled', { at: errorLocation(error) })
    return refuse('failed', { language })
  }
}

/** Returns the form, language and token from the URL of a page that mails link to. Null for any other URL. */
const linkAsked = (url: string) => (URL.canParse(url) ? formOfLink(new URL(url)) : null)

/** Returns the method and headers. For a native post, `Content-Language` is the language of the form's page. */
const headOf = ({ method, headers }: RequestHead, posted: PostedForm | null): RequestHead => ({
  method,
  headers: {
    get: (name) =>
      posted && name === HEADERS.contentLanguage.toLowerCase() ? posted.language : headers.get(name),
  },
})

/** Returns the error's name and first stack frames. Omits its message, which may quote a visitor's input. */
export function errorLocation(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return [error.name, ...frames.slice(0, 5).map((frame) => frame.trim())].join(' ')
}
