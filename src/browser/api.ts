import ky, { isHTTPError } from 'ky'
import type * as z from 'zod/mini'
import type { CallFailure } from '#contracts/calls/call-failure.ts'
import type { Confirmation } from '#contracts/calls/confirmation.ts'
import type { Endpoint, RequestOf, SuccessOf } from '#contracts/calls/endpoint.ts'
import { errorBody } from '#contracts/calls/error-body.ts'
import { HEADERS } from '#contracts/calls/headers.ts'
import { type FormSignals, formSignalsText } from '#contracts/forms/form-signals.ts'
import type { Language } from '#contracts/words/language.ts'

/** A call that did not succeed; `message` is the server's own `error` sentence, else "Request failed" (section 7). */
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

/** Values of the headers beside the body (`contracts/calls/headers.ts`). */
interface CallOptions {
  language: Language
  idempotencyKey?: string | undefined
  consentVersion?: string | undefined
  signals?: FormSignals | null | undefined
  confirmation?: Confirmation | undefined
  /** Moment of writing, for a message that waited on this device. */
  writtenAt?: Date
  /** Gives the call up after so many milliseconds; it may have arrived all the same. */
  limitMs?: number
}

/** Every request of the site, sent once: a machine or the queue decides whether it is repeated. */
const api = ky.create({
  keepalive: true,
  retry: 0,
  timeout: false,
  hooks: {
    // The modules are also loaded where no page is, when the site is rendered.
    init: [
      (options) => {
        options.baseUrl = location.origin
      },
    ],
    afterResponse: [({ response }) => void readClock(response)],
    beforeError: [
      ({ error }) =>
        isHTTPError(error) ? new ApiError(failureIn(error.response, error.data), { cause: error }) : error,
    ],
  },
})

/**
 * One call of the contracts. Resolves with what the contract knows of a 2xx answer. Without `limitMs` it is not called
 * back once it is under way: a visitor who leaves the page, or the site, has still sent their message.
 *
 * @throws {ApiError} on a non-2xx status, and on a 2xx answer that is no JSON object: then something between the
 * browser and the function answered, and nobody knows whether anything was stored. Network failures and the time limit
 * pass through as they are.
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
  // The specification leaves the fields of a success open.
  return (known.success ? known.data : {}) as SuccessOf<E>
}

/** A media type is written in any case, and may have parameters (RFC 9110, 8.3.1). */
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** The object that an answer of a function is; null for an answer of anything else. */
async function jsonObjectIn(response: Response): Promise<object | null> {
  if (!JSON_TYPE.test(response.headers.get('content-type') ?? '')) return null
  const body: unknown = await response.json().catch(() => null)
  return typeof body === 'object' && !Array.isArray(body) ? body : null
}

/** Lead of the server's clock over this device's, in milliseconds. */
let serverAheadMs = 0

/** The present moment by the clock of the server, once it has answered; until then by that of this device. */
export const serverNow = (): Date => new Date(Date.now() + serverAheadMs)

/** `Date` says to the second when the answer was written (RFC 9110, 6.6.1). */
function readClock({ headers }: Response): void {
  const writtenAt = Date.parse(headers.get('date') ?? '')
  if (!Number.isNaN(writtenAt)) serverAheadMs = writtenAt - Date.now()
}

/** Wakes a function app that sleeps, so that a submit need not wait for its start; the answer does not matter. */
export const wakeApi = (): void => void api.get('/api/health').catch(() => undefined)

function failureIn({ status, headers }: Response, body: unknown): CallFailure {
  const answer = errorBody.safeParse(body)
  return {
    status,
    sentence: answer.success ? answer.data.error : null,
    retryAfterS: secondsUntil(headers.get('retry-after')),
  }
}

/** `Retry-After` is a number of seconds or a date (RFC 9110, 10.2.3). */
function secondsUntil(retryAfter: string | null): number | null {
  if (!retryAfter) return null
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : (Date.parse(retryAfter) - Date.now()) / 1_000
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}
