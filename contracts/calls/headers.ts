/**
 * Request headers for metadata. The request bodies cannot contain it, because the specification fixes their fields.
 *
 * - `idempotencyKey`: a UUID for one filled-in form. Requests with the same key and body are stored only once.
 * - `contentLanguage`: the visitor's language (`en`, `de` or `tr`), used in receipts and error messages.
 * - `consentVersion`: the version of the consent text; absent if the form has no consent box.
 * - `formSignals`: signals that help to detect bots (`form-signals.ts`); absent if unknown.
 * - `confirmation`: what triggered a confirmation (`confirmation.ts`); absent means `load`.
 * - `writtenAt`: when a queued message was written (`written-at.ts`); absent if the message was not queued.
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

export const JSON_CONTENT_TYPE = /^application\/json\s*(;|$)/i
