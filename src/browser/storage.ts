import type { DraftForm, ReceiptForm } from './stored-forms.ts'

/**
 * All keys under which our own code stores data in the browser. `content/stored-keys.ts` explains them to visitors,
 * with `…` for the variable parts.
 */
export const KEYS = {
  /** The specification (section 3) fixes the key and its values, so the date has its own key. */
  consent: 'cookie_consent',
  consentDate: 'cookie_consent_date',
  draft: (form: DraftForm, version: number | '…') => `draft:${form}:${version}`,
  receipt: (form: ReceiptForm, version: number | '…') => `receipt:${form}:${version}`,
  confirmation: (version: number | '…') => `waitlist-confirm:${version}`,
  teamMessage: (version: number | '…') => `team-message:${version}`,
  teamDevice: (version: number | '…') => `team-device:${version}`,
  yourMessage: (version: number | '…') => `your-message:${version}`,
  /** Name of the IndexedDB database of queued messages. `queued` is set while the database is not empty. */
  queue: 'message-queue',
  queued: 'message-queued',
  checklist: (article: string) => `checklist:${article}`,
}
