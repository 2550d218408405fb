/** The forms with stored drafts; the privacy policy lists each. */
export const DRAFT_FORMS = ['booking', 'contact-modal', 'visa-case', 'consultation', 'sign-up'] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/**
 * The version of all drafts. Increase it when the meaning of a draft changes: queued messages of an older
 * version can then only be copied. A change of fields is detected without a new version.
 */
export const DRAFT_VERSION = 1

/** The forms with stored receipts; the privacy policy lists each. */
export const RECEIPT_FORMS = ['booking', 'contact-modal', 'visa-case', 'consultation'] as const
export type ReceiptForm = (typeof RECEIPT_FORMS)[number]

/**
 * All keys that the site stores in the browser. `content/stored-keys.ts` explains each to visitors, with `…`
 * for variable parts.
 */
export const KEYS = {
  /** Key and values are fixed by the specification (section 9); the date has its own key. */
  consent: 'cookie_consent',
  consentDate: 'cookie_consent_date',
  draft: (form: DraftForm, version: number | '…') => `draft:${form}:${version}`,
  receipt: (form: ReceiptForm, version: number | '…') => `receipt:${form}:${version}`,
  confirmation: (version: number | '…') => `waitlist-confirm:${version}`,
  yourMessage: (version: number | '…') => `your-message:${version}`,
  /** The database of queued messages; `queued` is set while it is not empty. */
  queue: 'message-queue',
  queued: 'message-queued',
  checklist: (article: string) => `checklist:${article}`,
}
