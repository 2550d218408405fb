/**
 * State of the mail that a visitor gets after sending a form: a receipt, or the link that confirms a sign-up.
 *
 * - `sent`: accepted by the e-mail service.
 * - `later`: queued.
 * - `none`: not sent, for instance because a bot is suspected, or the mailbox has reached its daily limit.
 */
export const RECEIPT_MAILS = ['sent', 'later', 'none'] as const
export type ReceiptMail = (typeof RECEIPT_MAILS)[number]

export const receiptMailOf = (text: string | null | undefined): ReceiptMail | null =>
  RECEIPT_MAILS.find((known) => known === text) ?? null
