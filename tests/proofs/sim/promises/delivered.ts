import { DAY } from '#tests/proofs/sim/calendar.ts'
import type { Family } from './family.ts'
import {
  type Acknowledgement,
  addressed,
  addresseeIn,
  isAtTurnOfDay,
  isByHand,
  type Ledger,
  ON_ITS_WAY,
  REFERENCES,
  receivesMail,
} from './ledger.ts'

/**
 * A mail is given up after a week (docs/operate.md), when the link of an opt-in mail also ends: nothing waits for
 * longer.
 */
const LONGEST_WAIT = 7 * DAY

/**
 * README: "No message is lost."
 * README: "A function stores a message before it answers, and repeats its mails until the e-mail service accepts them."
 * The page of the booking: "A confirmation e-mail will follow in a few minutes."
 */
export function delivered(seen: Ledger): Family {
  const printed = new Set<string>()

  function checkLead({ owner, reference, email, at }: Acknowledgement): void {
    if (!seen.stored.has(reference) && seen.storageFailures === 0)
      seen.broke('acknowledged is delivered', `${reference} of ${owner} is not stored`)
    if (seen.takenBackAt.has(reference)) return
    const erasedAt = seen.erasedAt.get(addressed(email)) ?? Number.POSITIVE_INFINITY
    const isErased = seen.isErased(email) && erasedAt >= at - ON_ITS_WAY
    const isKnownToPeople = seen.named.has(reference) || printed.has(reference) || seen.alerted.has(reference)
    if (!seen.teamGot.has(reference) && !isErased && !isKnownToPeople)
      seen.broke(
        'acknowledged is delivered',
        `the team never hears of ${reference}, which ${owner} was promised`,
      )
  }

  /** Checks for a receipt, in a month without faults behind the gate and below the mailbox's daily limit. */
  function checkReceipt({ reference, email, key }: Acknowledgement): void {
    const stored = seen.stored.get(reference)
    if (!stored || seen.posts.get(key)?.isProgram || !receivesMail(email) || !seen.isCalmMonth()) return
    if (seen.isErased(email) || seen.takenBackAt.has(reference) || isAtTurnOfDay(stored.at)) return
    const onThatDay = seen.placesTaken(email, stored.at)
    if (!seen.receipts.has(reference) && onThatDay < seen.world.config.mailsPerMailbox)
      seen.broke('acknowledged is delivered', `${reference} has no receipt after ${onThatDay} mails that day`)
  }

  function checkOptIn({ owner, email, key }: Acknowledgement): void {
    const address = addressed(email)
    const isOver = seen.withdrawnAt.has(address) || seen.isErased(email) || seen.notAskable.has(address)
    if (!seen.asked.has(address) && !isOver && receivesMail(email) && !seen.posts.get(key)?.isProgram)
      seen.broke('acknowledged is delivered', `${owner} gets no opt-in mail to ${email}`)
  }

  return {
    deleted(row, { by }) {
      const { rowKey, queuedAt, kind } = row
      const hasWaited = seen.now - new Date(queuedAt as Date).getTime() > LONGEST_WAIT - ON_ITS_WAY
      if (rowKey.startsWith('p:') && kind === 'opt-in' && hasWaited && !isByHand(by))
        seen.notAskable.add(addressed(addresseeIn(row)))
    },

    printed(text) {
      for (const line of text.split('\n'))
        if (line.includes('  team  '))
          for (const [reference] of line.matchAll(REFERENCES)) printed.add(reference)
    },

    kept() {
      for (const acknowledgement of seen.acknowledged) {
        if (acknowledgement.path === '/api/notify-jsc-interest') checkOptIn(acknowledgement)
        else {
          checkLead(acknowledgement)
          checkReceipt(acknowledgement)
        }
      }
      for (const { rowKey, queuedAt } of seen.rows.values()) {
        const age = queuedAt instanceof Date ? seen.now - queuedAt.getTime() : 0
        if (/^[ap]:/.test(rowKey) && age > LONGEST_WAIT)
          seen.broke('everything comes to rest', `${rowKey} waits for ${Math.floor(age / DAY)} days`)
      }
    },
  }
}
