/**
 * Headers for the metadata of a call, because section 7 fixes the bodies. A native form post has the metadata in its
 * URL and fields (`form-post.ts`).
 *
 * - `idempotencyKey`: a UUID for one filled-in form. The same key and body are stored only once.
 * - `contentLanguage`: the visitor's language, `en`, `de` or `tr`, for receipts and refusals.
 * - `consentVersion`: the version of the consent text that the visitor agreed to; absent if the form has no consent
 *   box.
 * - `formSignals`: see `form-signals.ts`; absent if unknown.
 * - `confirmation`: see `confirmation.ts`; absent means `load`.
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

export const UUID_PATTERN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `Content-Type` of a JSON body: case-insensitive, with any parameters (RFC 9110, 8.3.1). */
export const JSON_CONTENT_TYPE = /^application\/json\s*(;|$)/i
