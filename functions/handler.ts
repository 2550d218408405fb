import { REFUSALS, type RefusalName } from '#contracts/calls/refusals.ts'
import type { Language } from '#contracts/words/language.ts'

/** One line for the operator. `details` must never hold personal data. */
export type Log = (level: 'warn' | 'error', event: string, details?: Record<string, string | number>) => void

/** A request that passed the gate. */
export interface ApiRequest {
  body: unknown
  /** Query of the address; absent counts as empty. */
  query?: URLSearchParams
  /** A header by its name in any case; null when absent. */
  header(name: string): string | null
  /** The network it comes from (`client-address.ts`); null in the local run. */
  network: string | null
  receivedAt: Date
  log: Log
  /** True when the idempotency key follows from the content, as that of a native form post: whoever sends the same has it. */
  hasContentKey?: boolean
}

export interface ApiResponse {
  status: number
  body: Readonly<Record<string, unknown>>
  /** An HTML page in place of the JSON body, for a native form post. */
  html?: string
  headers?: Readonly<Record<string, string>>
  /** The message of this key was taken back, so nothing of the request is stored. */
  isTakenBack?: boolean
  /** Work that the caller need not wait for; the platform may freeze it, so nothing may depend on it. */
  afterwards?: () => Promise<unknown>
}

/** Every endpoint is a function from its ports to this. */
export type Handler = (request: ApiRequest) => Promise<ApiResponse>

/** Answers as `contracts/calls/refusals.ts` says, in the visitor's language. */
export const refuse = (
  name: RefusalName,
  { language = 'en', headers = {} }: { language?: Language; headers?: Record<string, string> } = {},
): ApiResponse => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] }, headers }
}

/** Refuses a request that the storage cannot take at present, with the time of the next attempt. */
export const refuseForNow = (language: Language) =>
  refuse('unavailable', { language, headers: { 'retry-after': '30' } })
