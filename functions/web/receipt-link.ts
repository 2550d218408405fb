import { type ReceiptMail, receiptMailOf } from '#contracts/calls/receipt-mail.ts'
import { type PostedForm, postedForm } from '#contracts/forms/form-post.ts'
import { isSigned, sign } from '#functions/signing.ts'

/** Time during which the page after a sent form can be opened. */
const RECEIPT_VALID_FOR_MS = 86_400_000
const RECEIPT_PATH = '/api/receipt'

/** Contents of the page after a sent form, without anything the visitor typed. */
export interface PageReceipt extends PostedForm {
  /** Null where the form has none. */
  reference: string | null
  /** `YYYY-MM-DD`; null as above. */
  answerBy: string | null
  /** State of the receipt by e-mail; null where it is not known. */
  receipt: ReceiptMail | null
  /** Token of the stored message; null where nothing is stored. */
  messageToken: string | null
  /** Choice that the receipt depends on (`receiptVariesBy`), or `sent`. */
  screen: string
}

/** A receipt as its address encodes it. */
interface ReadReceipt extends PageReceipt {
  sentAt: Date
}

/** Makes and reads the addresses of receipts: what they say, until when, and a signature, so that none can be made up. */
export interface ReceiptLinks {
  link(receipt: PageReceipt, now: Date): string
  /** Null for what we did not write, and what is over. */
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
      const posted = postedForm(query)
      if (!isOurs || !posted || Number(fields.until) <= now.getTime()) return null
      const { reference = null, by: answerBy = null, message: messageToken = null, screen = '' } = fields
      const sentAt = new Date(Number(fields.until) - RECEIPT_VALID_FOR_MS)
      const receipt = receiptMailOf(fields.mail)
      return { ...posted, reference, answerBy, receipt, messageToken, screen, sentAt }
    },
  }
}
