import { REFUSALS, type RefusalName } from '#contracts/calls/refusals.ts'
import type { Language } from '#contracts/values/language.ts'

/** Writes a log line for the operator. `details` must never contain personal data. */
export type Log = (level: 'warn' | 'error', event: string, details?: Record<string, string | number>) => void

export interface ApiRequest {
  /** The parsed JSON, not yet validated. For a native form post, the validated body. */
  body: unknown
  query?: URLSearchParams
  /** Reads a header, ignoring the case of its name; null if absent. */
  header(name: string): string | null
  /** IP address or prefix of the caller (`client-address.ts`); null if unknown, as when running locally. */
  network: string | null
  receivedAt: Date
  log: Log
  /**
   * True for a native form post. Its idempotency key is derived from the content, so anybody who sends the same content
   * has the key.
   */
  isNativePost?: boolean
}

export interface ApiResponse {
  status: number
  body: Readonly<Record<string, unknown>>
  /** HTML to send instead of the JSON body, for a native form post or the success page that it redirects to. */
  html?: string
  headers?: Readonly<Record<string, string>>
  /** True if nothing was stored, because the visitor has taken this message back. */
  isTakenBack?: boolean
  /** Work to do after the response. The platform may suspend it, so nothing may depend on it. */
  afterwards?: () => Promise<unknown>
}

export type Handler = (request: ApiRequest) => Promise<ApiResponse>

export const refuse = (
  name: RefusalName,
  { language = 'en', headers = {} }: { language?: Language; headers?: Record<string, string> } = {},
): ApiResponse => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] }, headers }
}

/** Default delay before a client repeats a call that failed for now. */
export const RETRY_AFTER_S = 30

/** Refuses a call because of failing storage or wrong settings. */
export const refuseForNow = (language: Language, retryAfterS = RETRY_AFTER_S) =>
  refuse('unavailable', { language, headers: { 'retry-after': String(retryAfterS) } })
