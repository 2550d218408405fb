/**
 * Metadata of a call beside the documented bodies, which stay exactly as section 7 has them. A form that a browser
 * sends by itself has the same in its address and its fields (`form-post.ts`).
 *
 * - `idempotencyKey`: a UUID for one filled form; the same key with the same body is answered like the first time.
 * - `contentLanguage`: the language of the visitor, `en` or `de`; receipts and refusals are written in it.
 * - `consentVersion`: the version of the consent text that the visitor ticked; absent where a form has no consent box.
 * - `formSignals`: see `form-signals.ts`; absent when the script does not know.
 * - `confirmation`: see `confirmation.ts`; absent counts as `load`.
 * - `writtenAt`: see `written-at.ts`; absent where the message did not wait on the device.
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

/** The `Content-Type` a body must have, whatever its parameters. */
export const JSON_CONTENT_TYPE = /^application\/json\s*(;|$)/i
