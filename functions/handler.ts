import { REFUSALS, type RefusalName } from '#contracts/calls/refusals.ts'
import type { VisitorLanguage } from '#contracts/values/language.ts'

/** Writes a log line for the operator. `details` must never contain personal data. */
export type Log = (level: 'warn' | 'error', event: string, details?: Record<string, string | number>) => void

/** A request that passed the gate. */
export interface ApiRequest {
  /** The parsed JSON; for a native form post, the request as parsed by the contract. */
  body: unknown
  /** Query of the URL; absent counts as empty. */
  query?: URLSearchParams
  /** A header by its case-insensitive name; null if absent. */
  header(name: string): string | null
  /** Network of the caller (`client-address.ts`); null in the local run. */
  network: string | null
  receivedAt: Date
  log: Log
  /**
   * True for a native form post. Its idempotency key is derived from the content: anybody who sends the same
   * content sends the same key.
   */
  isNativePost?: boolean
}

export interface ApiResponse {
  status: number
  body: Readonly<Record<string, unknown>>
  /** An HTML page instead of the JSON body, for a native form post. */
  html?: string
  headers?: Readonly<Record<string, string>>
  /** True if the message with this idempotency key was taken back, so nothing was stored. */
  isTakenBack?: boolean
  /** Work after the answer. The platform may freeze it, so nothing may depend on it. */
  afterwards?: () => Promise<unknown>
}

/** An endpoint's handler. */
export type Handler = (request: ApiRequest) => Promise<ApiResponse>

/** Builds a refusal from `contracts/calls/refusals.ts`, in the visitor's language. */
export const refuse = (
  name: RefusalName,
  { language = 'en', headers = {} }: { language?: VisitorLanguage; headers?: Record<string, string> } = {},
): ApiResponse => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] }, headers }
}

/** Builds the refusal for failing storage or wrong settings; asks the client to retry in 30 seconds. */
export const refuseForNow = (language: VisitorLanguage) =>
  refuse('unavailable', { language, headers: { 'retry-after': '30' } })
