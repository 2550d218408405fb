import ky, { HTTPError } from 'ky'
import type * as z from 'zod/mini'
import type { Endpoint, RequestOf, SuccessOf } from '#contracts/endpoint.ts'
import { errorBody } from '#contracts/error-body.ts'
import { HEADERS } from '#contracts/headers.ts'
import type { Language } from '#contracts/language.ts'

/** A call that did not succeed; `message` is the server's own `error` sentence, else "Request failed" (section 7). */
export class ApiError extends Error {
  override readonly name = 'ApiError'
}

interface CallOptions {
  language: Language
  idempotencyKey?: string
  consentVersion?: string
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
  { language, idempotencyKey, consentVersion }: CallOptions,
): Promise<SuccessOf<E>> {
  const headers = {
    [HEADERS.contentLanguage]: language,
    [HEADERS.idempotencyKey]: idempotencyKey,
    [HEADERS.consentVersion]: consentVersion,
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
      const answer = errorBody.safeParse(error.data)
      throw new ApiError(answer.success ? answer.data.error : 'Request failed', { cause: error })
    })
  if (response.headers.get('content-type')?.includes('text/html')) throw new ApiError('Request failed')
  const answer = endpoint.success.safeParse(await response.json().catch(() => ({})))
  return (answer.success ? answer.data : {}) as SuccessOf<E>
}
