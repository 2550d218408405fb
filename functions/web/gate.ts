import { HEADERS, JSON_CONTENT_TYPE } from '#contracts/calls/headers.ts'
import { FORM_CONTENT_TYPE, readFields } from '#contracts/forms/form-post.ts'
import { languageOf } from '#contracts/values/language.ts'
import { BODY_LIMIT, FORM_BODY_LIMIT } from '#contracts/values/limits.ts'
import { type ApiResponse, refuse } from '#functions/handler.ts'

/** An accepted content type and its parser. `read` throws on malformed text. */
export interface BodyReader {
  type: RegExp
  read: (text: string) => unknown
  /** Maximum size of the body, in bytes. */
  limit: number
  /**
   * True if browsers send this type to other sites without a preflight. Such a request must come from our pages, unless
   * `isLinked`.
   */
  isSimple?: boolean
}

export interface GateRules {
  method: 'GET' | 'POST'
  /** Allowed values of `Origin`, for requests without `Sec-Fetch-Site: same-origin`. */
  origins: readonly string[]
  /** If empty, the body is ignored. */
  readers: readonly BodyReader[]
  /** True if requests may come from any site, because a token or signature authorises them. */
  isLinked?: boolean
}

export const JSON_READER: BodyReader = { type: JSON_CONTENT_TYPE, read: JSON.parse, limit: BODY_LIMIT }
export const FORM_READER: BodyReader = {
  type: FORM_CONTENT_TYPE,
  read: readFields,
  limit: FORM_BODY_LIMIT,
  isSimple: true,
}

/** Method and headers of a request. `get` is called with header names in lower case. */
export interface RequestHead {
  method: string
  headers: { get(name: string): string | null }
}

/** Checks a request before its body is read. Returns the refusal, or null to let it pass. */
export function refuseByHead(head: RequestHead, rules: GateRules): ApiResponse | null {
  const { method, headers } = head
  const language = languageOf(headers.get(HEADERS.contentLanguage.toLowerCase()))
  if (method !== rules.method && !(method === 'HEAD' && rules.method === 'GET'))
    return refuse('method', { language, headers: { allow: rules.method } })
  if (!rules.isLinked && isForeign(head, rules)) return refuse('forbidden', { language })
  const reader = readerFor(head, rules)
  if (rules.readers.length > 0 && !reader) return refuse('mediaType', { language })
  if (Number(headers.get('content-length')) > (reader?.limit ?? BODY_LIMIT))
    return refuse('tooLarge', { language })
  return null
}

/**
 * True if a page of another site sent the request, or may have sent it.
 *
 * - `Sec-Fetch-Site` is checked first. The browser compares the page with the requested host, so it works for all our
 *   host names.
 * - Safari before 16.4 does not send `Sec-Fetch-Site`. It sends our `Origin` with a form, because our pages allow a
 *   referrer to their own site (`Referrer-Policy: same-origin`).
 * - Programs other than browsers send neither header. Their JSON is accepted, but not a native form post.
 */
function isForeign(head: RequestHead, rules: GateRules): boolean {
  const { headers } = head
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return false
  const origin = headers.get('origin')
  if (origin !== null) return !rules.origins.includes(origin)
  return readerFor(head, rules)?.isSimple === true || site === 'cross-site' || site === 'same-site'
}

/**
 * Parses the body of a request that passed `refuseByHead`. Checks the actual length, because `Content-Length` may be
 * wrong.
 */
export function readBody(
  bytes: Uint8Array,
  head: RequestHead,
  rules: GateRules,
): { refused: ApiResponse } | { body: unknown } {
  const language = languageOf(head.headers.get(HEADERS.contentLanguage.toLowerCase()))
  const reader = readerFor(head, rules)
  if (bytes.length > (reader?.limit ?? BODY_LIMIT)) return { refused: refuse('tooLarge', { language }) }
  if (!reader) return { body: null }
  try {
    const body = reader.read(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    return isObject ? { body } : { refused: refuse('malformed', { language }) }
  } catch {
    return { refused: refuse('malformed', { language }) }
  }
}

const readerFor = ({ headers }: RequestHead, { readers }: GateRules) =>
  readers.find(({ type }) => type.test(headers.get('content-type') ?? ''))
