import { DAY } from '#tests/proofs/sim/calendar.ts'
import type { Family } from './family.ts'
import { type Acknowledgement, addressed, type Ledger, ON_ITS_WAY, REFERENCES } from './ledger.ts'

/** A mail is given up after a week (docs/operate.md), so that nothing waits for longer. */
const LONGEST_WAIT = 7 * DAY

/**
 * README: "No message is lost."
 * README: "A function stores a message before it answers, and repeats its mails until the e-mail service accepts them."
 */
export function delivered(seen: Ledger): Family {
  const printed = new Set<string>()

  function checkLead({ owner, reference, email, at }: Acknowledgement): void {
    if (!seen.stored.has(reference) && seen.storageFailures === 0)
      seen.broke('what can be stored is stored', `${reference} of ${owner} is not`)
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

  return {
    printed(text) {
      for (const line of text.split('\n'))
        if (line.includes('  team  '))
          for (const [reference] of line.matchAll(REFERENCES)) printed.add(reference)
    },

    kept() {
      for (const acknowledgement of seen.acknowledged)
        if (acknowledgement.path === '/api/send-contact-email') checkLead(acknowledgement)
      for (const { rowKey, queuedAt } of seen.rows.values()) {
        const age = queuedAt instanceof Date ? seen.now - queuedAt.getTime() : 0
        if (/^[ap]:/.test(rowKey) && age > LONGEST_WAIT)
          seen.broke('everything comes to rest', `${rowKey} waits for ${Math.floor(age / DAY)} days`)
      }
    },
  }
}
