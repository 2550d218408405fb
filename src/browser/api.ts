import ky, { HTTPError } from 'ky'
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

/** What travels in headers beside the body (`contracts/calls/headers.ts`). */
interface CallOptions {
  language: Language
  idempotencyKey?: string | undefined
  consentVersion?: string | undefined
  signals?: FormSignals | null | undefined
  confirmation?: Confirmation | undefined
  /** Of a message that waited on this device. */
  writtenAt?: Date
}

/**
 * The only fetch of the site. Resolves with what the contract knows of a 2xx answer. Once under way it is not called
 * back: a visitor who leaves the page, or the site, has still sent their message.
 *
 * @throws {ApiError} on a non-2xx status, and on a 2xx page of HTML: then a host's fallback answered and nothing
 * was stored. Network failures pass through as they are.
 */
export async function call<E extends Endpoint<z.ZodMiniType, z.ZodMiniType>>(
  endpoint: E,
  body: RequestOf<E>,
  { language, idempotencyKey, consentVersion, signals, confirmation, writtenAt }: CallOptions,
): Promise<SuccessOf<E>> {
  const headers = {
    [HEADERS.contentLanguage]: language,
    [HEADERS.idempotencyKey]: idempotencyKey,
    [HEADERS.consentVersion]: consentVersion,
    [HEADERS.formSignals]: signals ? formSignalsText(signals) : undefined,
    [HEADERS.confirmation]: confirmation,
    [HEADERS.writtenAt]: writtenAt?.toISOString(),
  }
  const response = await ky
    .post(new URL(endpoint.path, location.origin), {
      json: body,
      headers,
      keepalive: true,
      retry: 0,
      timeout: false,
    })
    .catch((error: unknown) => {
      if (!(error instanceof HTTPError)) throw error
      throw new ApiError(failureIn(error.response, error.data), { cause: error })
    })
  if (response.headers.get('content-type')?.includes('text/html'))
    throw new ApiError({ status: null, sentence: null, retryAfterS: null })
  const answer = endpoint.success.safeParse(await response.json().catch(() => ({})))
  return (answer.success ? answer.data : {}) as SuccessOf<E>
}

/** Wakes a function app that sleeps, so that a submit need not wait for its start; the answer does not matter. */
export const wakeApi = (): void =>
  void ky
    .get(new URL('/api/health', location.origin), { retry: 0, throwHttpErrors: false })
    .catch(() => undefined)

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
