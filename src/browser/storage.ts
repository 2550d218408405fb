/** The forms with stored drafts; the privacy policy lists each. */
export const DRAFTED = ['booking', 'contact-modal', 'visa-case', 'consultation', 'sign-up'] as const
export type Drafted = (typeof DRAFTED)[number]

/**
 * The version of all drafts. Increase it when the meaning of a draft changes: queued messages with an older
 * one can then only be copied. A change of fields is detected without it.
 */
export const DRAFT_VERSION = 1

/** The forms with stored receipts; the privacy policy lists each. */
export const RECEIPTED = ['booking', 'contact-modal', 'visa-case', 'consultation'] as const
export type Receipted = (typeof RECEIPTED)[number]

/**
 * All keys that the site stores in the browser. `content/stored-keys.ts` explains each to visitors, with `…`
 * for variable parts.
 */
export const KEYS = {
  /** Key and values are fixed by the specification (section 9); the date has its own key. */
  consent: 'cookie_consent',
  consentDate: 'cookie_consent_date',
  draft: (form: Drafted, version: number | '…') => `draft:${form}:${version}`,
  receipt: (form: Receipted, version: number | '…') => `receipt:${form}:${version}`,
  confirmation: (version: number | '…') => `waitlist-confirm:${version}`,
  yourMessage: (version: number | '…') => `your-message:${version}`,
  /** The database of queued messages, and the flag that it is not empty. */
  queue: 'message-queue',
  queued: 'message-queued',
  checklist: (article: string) => `checklist:${article}`,
}
