/**
 * State of the e-mail that a form sends to its visitor: a receipt, or the link that confirms a sign-up.
 *
 * - `sent`: accepted by the e-mail service.
 * - `later`: queued.
 * - `none`: not sent. The form has no address field, may come from a bot, or reached the team by mail without
 *   being stored; or the domain receives no mail, the mailbox has reached its daily limit, or the e-mail
 *   service refused the mail.
 */
export const RECEIPT_MAILS = ['sent', 'later', 'none'] as const
export type ReceiptMail = (typeof RECEIPT_MAILS)[number]

/** Reads the state of the receipt from a URL; null for an unknown value. */
export const receiptMailOf = (text: string | null | undefined): ReceiptMail | null =>
  RECEIPT_MAILS.find((known) => known === text) ?? null
