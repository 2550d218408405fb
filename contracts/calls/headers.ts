/**
 * Metadata of a call outside the bodies, which section 7 fixes. A native form post carries it in its URL and
 * fields (`form-post.ts`).
 *
 * - `idempotencyKey`: a UUID for one filled-in form; repeating a key and body repeats the first answer.
 * - `contentLanguage`: the language of the visitor, `en`, `de` or `tr`; receipts and refusals are written in it.
 * - `consentVersion`: the version of the consent text that the visitor agreed to; absent where a form has no
 *   consent box.
 * - `formSignals`: see `form-signals.ts`; absent when the signals are unknown.
 * - `confirmation`: see `confirmation.ts`; absent counts as `load`.
 * - `writtenAt`: see `written-at.ts`; absent if the message did not wait on the device.
 */
export const HEADERS = {
  idempotencyKey: 'Idempotency-Key',
  contentLanguage: 'Content-Language',
  consentVersion: 'X-Consent-Version',
  formSignals: 'X-Form-Signals',
  confirmation: 'X-Confirmation',
  writtenAt: 'X-Written-At',
} as const

/** Pattern of an `Idempotency-Key`. */
export const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The `Content-Type` of a JSON body: case-insensitive, with any parameters (RFC 9110, 8.3.1). */
export const JSON_CONTENT_TYPE = /^application\/json\s*(;|$)/i
