import { FORM_CONTENT_TYPE, readFields } from '#contracts/form-post.ts'
import { HEADERS, JSON_CONTENT_TYPE } from '#contracts/headers.ts'
import { languageOf } from '#contracts/language.ts'
import { BODY_LIMIT } from '#contracts/limits.ts'
import { type ApiResponse, refuse } from '#functions/handler.ts'

/** A content type that a body may have, and how its text is read; `read` throws on what is none of it. */
export interface BodyReader {
  type: RegExp
  read: (text: string) => unknown
  /** Whether any page of the web can send it without asking: then only a browser that names our page may. */
  isSimple?: boolean
}

export interface GateRules {
  method: 'GET' | 'POST'
  /** The origins whose pages may call, beside those that the functions are part of. */
  origins: readonly string[]
  /** How a body may be written; without any it is ignored. */
  readers: readonly BodyReader[]
}

export const JSON_READER: BodyReader = { type: JSON_CONTENT_TYPE, read: JSON.parse }
/** A form's own submit. */
export const FORM_READER: BodyReader = { type: FORM_CONTENT_TYPE, read: readFields, isSimple: true }

/** What the gate needs of a request; header names in lower case. */
export interface RequestHead {
  method: string
  headers: { get(name: string): string | null }
}

/** What can be refused before the body is read: the answer, or null to let the request pass. */
export function refuseByHead(head: RequestHead, rules: GateRules): ApiResponse | null {
  const { method, headers } = head
  const language = languageOf(headers.get(HEADERS.contentLanguage.toLowerCase()))
  if (method !== rules.method && !(method === 'HEAD' && rules.method === 'GET'))
    return refuse('method', { language, headers: { allow: rules.method } })
  if (isForeign(head, rules)) return refuse('forbidden', { language })
  if (rules.readers.length > 0 && !readerFor(head, rules)) return refuse('mediaType', { language })
  if (Number(headers.get('content-length')) > BODY_LIMIT) return refuse('tooLarge', { language })
  return null
}

/**
 * Whether a page of another site sends this. What the browser says of itself comes first: it knows the page's own
 * host, whatever name that has, and our pages send `Origin: null` with their forms, since they name no referrer.
 * Programs other than browsers send neither header; they have no business with what a form sends by itself.
 */
function isForeign(head: RequestHead, rules: GateRules): boolean {
  const { headers } = head
  const site = headers.get('sec-fetch-site')
  if (site === 'same-origin') return false
  const origin = headers.get('origin')
  if (origin !== null) return !rules.origins.includes(origin)
  return readerFor(head, rules)?.isSimple === true || site === 'cross-site' || site === 'same-site'
}

/** Reads the body of a request that passed `refuseByHead`; its real length counts, whatever the header said. */
export function readBody(
  bytes: Uint8Array,
  head: RequestHead,
  rules: GateRules,
): { refused: ApiResponse } | { body: unknown } {
  const language = languageOf(head.headers.get(HEADERS.contentLanguage.toLowerCase()))
  if (bytes.length > BODY_LIMIT) return { refused: refuse('tooLarge', { language }) }
  const reader = readerFor(head, rules)
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
