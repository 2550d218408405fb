/**
 * State of the mail to a visitor after a form: the receipt, or the link that confirms a sign-up.
 *
 * - `sent`: accepted by the e-mail service.
 * - `later`: queued.
 * - `none`: not sent, for one of these reasons:
 *   - The form has no e-mail field, may come from a bot, was taken back, or reached the team without being stored.
 *   - The domain receives no mail, the mailbox has reached its daily limit, or the e-mail service refused the mail.
 */
export const RECEIPT_MAILS = ['sent', 'later', 'none'] as const
export type ReceiptMail = (typeof RECEIPT_MAILS)[number]

export const receiptMailOf = (text: string | null | undefined): ReceiptMail | null =>
  RECEIPT_MAILS.find((known) => known === text) ?? null
