/**
 * State of the e-mail that a form sends to its visitor: a receipt, or the link that confirms a sign-up.
 *
 * - `sent`: the e-mail service has taken it.
 * - `later`: it waits for its turn.
 * - `none`: none follows, because the form has no address field, may be a bot's, was stored nowhere but with the team,
 *   the domain of the address receives no mail, or the mailbox has had its mails for today.
 */
export const RECEIPT_MAILS = ['sent', 'later', 'none'] as const
export type ReceiptMail = (typeof RECEIPT_MAILS)[number]

/** Reads the state of the receipt from an address; null for an unknown value. */
export const receiptMailOf = (text: string | null | undefined): ReceiptMail | null =>
  RECEIPT_MAILS.find((known) => known === text) ?? null
