import ky, { isHTTPError } from 'ky'
import type * as z from 'zod/mini'
import type { CallFailure } from '#contracts/calls/call-failure.ts'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import type { Endpoint, RequestOf, SuccessOf } from '#contracts/calls/endpoint.ts'
import { errorBody } from '#contracts/calls/error-body.ts'
import { HEADERS, JSON_CONTENT_TYPE } from '#contracts/calls/headers.ts'
import { type FormSignals, formSignalsText } from '#contracts/forms/form-signals.ts'
import { inBerlin } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'

/** Failed call. Its message is the server's `error` sentence, or "Request failed". */
export class ApiError extends Error implements CallFailure {
  override readonly name = 'ApiError'
  readonly status: number | null
  readonly sentence: string | null
  readonly retryAfterS: number | null

  constructor({ status, sentence, retryAfterS }: CallFailure, options?: ErrorOptions) {
    super(sentence ?? 'Request failed', options)
    this.status = status
    this.sentence = sentence
    this.retryAfterS = retryAfterS
  }
}

interface CallOptions {
  language: Language
  idempotencyKey?: string | undefined
  consentVersion?: string | undefined
  signals?: FormSignals | null | undefined
  confirmation?: Confirmation | undefined
  /** Time when the visitor wrote a queued message. */
  writtenAt?: Date
  /** Milliseconds until the call is aborted; the server may have received it nevertheless. */
  limitMs?: number
}

/** HTTP client without retries: the machines and the queue decide when to repeat a call. */
const api = ky.create({
  keepalive: true,
  retry: 0,
  timeout: false,
  hooks: {
    // `baseUrl` is set per request, because prerendering loads this module without a `location`.
    init: [
      (options) => {
        options.baseUrl = location.origin
      },
    ],
    beforeError: [
      ({ error }) =>
        isHTTPError(error) ? new ApiError(failureIn(error.response, error.data), { cause: error }) : error,
    ],
  },
})

/**
 * Calls an endpoint and resolves to the known fields of a 2xx response. The browser completes a started call even after
 * the visitor has left the page.
 *
 * @throws {ApiError} on a non-2xx status, and on a 2xx response that is not a JSON object. A proxy may have sent such a
 * response, so it is unknown whether our server stored anything. Rethrows network failures and timeouts.
 */
export async function call<E extends Endpoint<z.ZodMiniType, z.ZodMiniType>>(
  endpoint: E,
  body: RequestOf<E>,
  { language, idempotencyKey, consentVersion, signals, confirmation, writtenAt, limitMs }: CallOptions,
): Promise<SuccessOf<E>> {
  const headers = {
    [HEADERS.contentLanguage]: language,
    [HEADERS.idempotencyKey]: idempotencyKey,
    [HEADERS.consentVersion]: consentVersion,
    [HEADERS.formSignals]: signals ? formSignalsText(signals) : undefined,
    [HEADERS.confirmation]: confirmation,
    [HEADERS.writtenAt]: writtenAt?.toISOString(),
  }
  const answer = await jsonObjectIn(
    await api.post(endpoint.path, { json: body, headers, timeout: limitMs ?? false }),
  )
  if (!answer) throw new ApiError({ status: null, sentence: null, retryAfterS: null })
  const known = endpoint.success.safeParse(answer)
  // The specification defines no fields for 2xx responses, so a response without the known fields is valid.
  return (known.success ? known.data : {}) as SuccessOf<E>
}

async function jsonObjectIn(response: Response): Promise<object | null> {
  if (!JSON_CONTENT_TYPE.test(response.headers.get('content-type') ?? '')) return null
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null
  readClock(response)
  return body
}

const YEAR_MS = 366 * 24 * 60 * 60 * 1_000
let serverAheadMs = 0

/**
 * Returns German time, `YYYY-MM-DDTHH:MM`, by the server's clock; until the server's first response, by this device's
 * clock. Empty if the two differ by more than a year: one is wrong, so only the function can check days.
 */
export const germanNow = (): string =>
  Math.abs(serverAheadMs) > YEAR_MS ? '' : inBerlin(new Date(Date.now() + serverAheadMs))

/**
 * Estimates the difference between the server's clock and this device's clock. Call it only for JSON responses: others
 * come from proxies, whose clocks may be wrong.
 */
function readClock({ headers }: Response): void {
  const writtenAt = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(writtenAt)) serverAheadMs = writtenAt - Date.now()
}

/** Wakes the function app, so that the first submission does not wait for a cold start. Ignores errors. */
export const wakeApi = (): void => void api.get('/api/health').then(jsonObjectIn, () => undefined)

function failureIn(response: Response, body: unknown): CallFailure {
  const { status, headers } = response
  const answer = errorBody.safeParse(body)
  if (answer.success) readClock(response)
  return {
    status,
    sentence: answer.success ? answer.data.error : null,
    retryAfterS: secondsUntil(headers.get('retry-after')),
  }
}

/**
 * Converts a `Retry-After` header, a number of seconds or a date (RFC 9110, 10.2.3), to seconds from now. Returns null
 * if the header is absent, invalid or not in the future.
 */
function secondsUntil(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
