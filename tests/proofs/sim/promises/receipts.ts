import type { Family } from './family.ts'
import { isAtTurnOfDay, type Ledger, receivesMail } from './ledger.ts'

/**
 * Privacy policy: "Azure Communication Services by Microsoft, with Germany as its data location, sends confirmations to
 * you and notifications to our team."
 * The page of the booking: "A confirmation e-mail will follow in a few minutes."
 * docs/operate.md: "Before a mail to a visitor the function asks the DNS whether the domain of the address receives mail"
 */
export function receipts(seen: Ledger): Family {
  /**
   * Expects the receipt in a month in which nothing fails behind the gate, unless the mailbox had its mails that day or its domain
   * receives none.
   */
  function checkReceipt(reference: string, { at, email }: { at: number; email: string }): void {
    if (!seen.isCalmMonth() || seen.receipts.has(reference) || isAtTurnOfDay(at)) return
    if (seen.takenBackAt.has(reference) || !receivesMail(email)) return
    const onThatDay = seen.placesTaken(email, at)
    if (onThatDay < seen.world.config.mailsPerMailbox)
      seen.broke(
        'every writer gets a receipt',
        `${reference} has none, and ${email} got ${onThatDay} mails that day`,
      )
  }

  return {
    acknowledged({ owner, reference }, { receipt }) {
      if (receipt === 'sent' && !seen.receiptsTaken.has(reference))
        seen.broke('a page promises no receipt that never comes', `${owner} waits for that of ${reference}`)
    },

    mailed({ mail, to, reference, isToTeam }) {
      if (!receivesMail(to)) seen.broke('no mail to a domain without mail', `"${mail.subject}" goes to ${to}`)
      if (reference && !isToTeam && !seen.stored.has(reference))
        seen.broke('a receipt is about a stored form', `${reference} was never stored`)
    },

    kept() {
      for (const { reference, email, key } of seen.acknowledged) {
        const stored = seen.stored.get(reference)
        if (stored && seen.posts.get(key)?.isPerson && !seen.isErased(email)) checkReceipt(reference, stored)
      }
    },
  }
}
