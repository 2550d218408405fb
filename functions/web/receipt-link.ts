import { type ReceiptMail, receiptMailOf } from '#contracts/calls/receipt-mail.ts'
import { type PostedForm, readPostedForm } from '#contracts/forms/form-post.ts'
import { isSigned, sign } from '#functions/signing.ts'

const RECEIPT_VALID_FOR_MS = 86_400_000
const RECEIPT_PATH = '/api/receipt'

/** Contents of the success page, without any text that the visitor typed. */
export interface PageReceipt extends PostedForm {
  /** Null if the form gets no reference. */
  reference: string | null
  /** The day by which the team replies, `YYYY-MM-DD`; null if the form gets no reply. */
  answerBy: string | null
  /** State of the receipt mail; null if unknown. */
  receipt: ReceiptMail | null
  /** Token of the stored message; null if no message is stored, or if the post repeats an earlier one. */
  messageToken: string | null
  /**
   * Variant of the success page: `confirmed`, `withdrawn`, `sent`, or the value of the field that `receiptVariesBy`
   * names.
   */
  screen: string
}

interface ReadReceipt extends PageReceipt {
  sentAt: Date
}

/** URLs of success pages. They contain the data to show, the expiry, and a signature against forgery. */
export interface ReceiptLinks {
  link(receipt: PageReceipt, now: Date): string
  /** Null if the URL is forged or expired. */
  read(query: URLSearchParams, now: Date): ReadReceipt | null
}

/** @param secrets the app setting `TOKEN_SECRETS`, newest first */
export function receiptLinks(secrets: readonly [string, ...string[]]): ReceiptLinks {
  const signedTextOf = (fields: string) => `receipt:${fields}`
  return {
    link({ page, language, reference, answerBy, receipt, messageToken, screen }, now) {
      const fields = new URLSearchParams({
        from: page,
        language,
        ...(reference && { reference }),
        ...(answerBy && { by: answerBy }),
        ...(receipt && { mail: receipt }),
        ...(messageToken && { message: messageToken }),
        screen,
        until: String(now.getTime() + RECEIPT_VALID_FOR_MS),
      }).toString()
      return `${RECEIPT_PATH}?${fields}&signature=${sign(signedTextOf(fields), secrets[0])}`
    },

    read(query, now) {
      const { signature: given = '', ...fields } = Object.fromEntries(query)
      const isOurs = isSigned(signedTextOf(new URLSearchParams(fields).toString()), given, secrets)
      const posted = readPostedForm(query)
      if (!isOurs || !posted || Number(fields.until) <= now.getTime()) return null
      const { reference = null, by: answerBy = null, message: messageToken = null, screen = '' } = fields
      const sentAt = new Date(Number(fields.until) - RECEIPT_VALID_FOR_MS)
      const receipt = receiptMailOf(fields.mail)
      return { ...posted, reference, answerBy, receipt, messageToken, screen, sentAt }
    },
  }
}
