import type { Language } from '#contracts/language.ts'
import { REFUSALS, type RefusalName } from '#contracts/refusals.ts'

/** One line for the operator. `details` must never hold personal data. */
export type Log = (level: 'warn' | 'error', event: string, details?: Record<string, string | number>) => void

/** A request that passed the gate; absent headers are null. */
export interface ApiRequest {
  body: unknown
  headers: Record<'idempotencyKey' | 'contentLanguage' | 'consentVersion' | 'outboxKey', string | null>
  receivedAt: Date
  log: Log
}

export interface ApiResponse {
  status: number
  body: Readonly<Record<string, unknown>>
  headers?: Readonly<Record<string, string>>
}

/** Every endpoint is a function from its ports to this. */
export type Handler = (request: ApiRequest) => Promise<ApiResponse>

/** Answers as `contracts/refusals.ts` says, in the visitor's language. */
export const refuse = (
  name: RefusalName,
  { language = 'en', headers = {} }: { language?: Language; headers?: Record<string, string> } = {},
): ApiResponse => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] }, headers }
}
