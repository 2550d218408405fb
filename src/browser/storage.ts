/** Forms whose drafts are stored; the privacy policy lists them. */
export const DRAFT_FORMS = ['booking', 'contact-modal', 'visa-case', 'consultation', 'sign-up'] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/**
 * Version of all drafts. Increase it when a field changes its meaning; new and removed fields need no new version.
 * Queued messages of an older version can only be copied.
 */
export const DRAFT_VERSION = 1

/** Forms whose receipts are stored; the privacy policy lists them. */
export const RECEIPT_FORMS = ['booking', 'contact-modal', 'visa-case', 'consultation'] as const
export type ReceiptForm = (typeof RECEIPT_FORMS)[number]

/**
 * All keys in the browser's storage. `content/stored-keys.ts` explains them to visitors, with `…` for the variable
 * parts.
 */
export const KEYS = {
  /** The specification (section 9) fixes the key and its values, so the date has its own key. */
  consent: 'cookie_consent',
  consentDate: 'cookie_consent_date',
  draft: (form: DraftForm, version: number | '…') => `draft:${form}:${version}`,
  receipt: (form: ReceiptForm, version: number | '…') => `receipt:${form}:${version}`,
  confirmation: (version: number | '…') => `waitlist-confirm:${version}`,
  yourMessage: (version: number | '…') => `your-message:${version}`,
  /** Database of queued messages. `queued` is set while the database is not empty. */
  queue: 'message-queue',
  queued: 'message-queued',
  checklist: (article: string) => `checklist:${article}`,
}
