/** The forms whose drafts are kept; the privacy policy lists each. */
export const DRAFTED = ['booking', 'contact-modal', 'visa-case', 'consultation', 'sign-up'] as const
export type Drafted = (typeof DRAFTED)[number]

/**
 * The version of every draft. Raise it when the meaning of one changes: a message that waits with an older one can then
 * only be copied. A draft whose fields are others than its form's is known without.
 */
export const DRAFT_VERSION = 1

/** The forms whose receipt is kept; the privacy policy lists each. */
export const RECEIPTED = ['booking', 'contact-modal', 'visa-case', 'consultation'] as const
export type Receipted = (typeof RECEIPTED)[number]

/**
 * Every key under which the site keeps something in the browser. `content/stored-keys.ts` explains to visitors what and why,
 * with `…` for what varies.
 */
export const KEYS = {
  /** The key and its values are the specification's (section 9); the date has a key beside it. */
  consent: 'cookie_consent',
  consentDate: 'cookie_consent_date',
  draft: (form: Drafted, version: number | '…') => `draft:${form}:${version}`,
  receipt: (form: Receipted, version: number | '…') => `receipt:${form}:${version}`,
  confirmation: (version: number | '…') => `waitlist-confirm:${version}`,
  yourMessage: (version: number | '…') => `your-message:${version}`,
  /** The database of messages that wait for the connection, and the mark that something is in it. */
  queue: 'message-queue',
  queued: 'message-queued',
  checklist: (article: string) => `checklist:${article}`,
}
