/** Forms whose drafts are stored; the privacy policy lists them. */
export const DRAFT_FORMS = ['booking', 'contact-modal', 'visa-case', 'consultation', 'sign-up'] as const
export type DraftForm = (typeof DRAFT_FORMS)[number]

/**
 * Version of all drafts. Increase it when a field changes its meaning or is removed; new fields need no new version.
 * The visitor can copy a queued message of an older version, but not restore it to its form.
 */
export const DRAFT_VERSION = 1

/** Forms whose receipts are stored; the privacy policy lists them. */
export const RECEIPT_FORMS = ['booking', 'contact-modal', 'visa-case', 'consultation'] as const
export type ReceiptForm = (typeof RECEIPT_FORMS)[number]
