import { MINUTE } from '#tests/proofs/sim/calendar.ts'
import type { Family } from './family.ts'
import type { Ledger, SeenMail } from './ledger.ts'

const SAME_MOMENT = 1_000
/** The network may deliver one press twice. */
const AS_DELIVERED = 2
/** Time for which an instance remembers what it mailed without storing it (docs/proofs.md). */
const REMEMBERED = 15 * MINUTE

/**
 * README: "A retry carries the same key and is stored once."
 * Privacy policy: "With each form we also store when it arrived, your language and a reference number."
 */
export function once(seen: Ledger): Family {
  /** Forms behind a reference, by the keys and bodies that were posted. */
  const keyOf = new Map<string, string>()
  const referenceOf = new Map<string, string>()

  /** Allows a duplicate if two simultaneous calls each ask the service before either has posted. */
  const mayBeForgotten = ({ reference, by }: SeenMail) => {
    const first = seen.teamGot.get(String(reference))
    if (!first || first.wasStored) return false
    const since = seen.now - first.at
    return first.by !== by || since < SAME_MOMENT || since > REMEMBERED
  }

  return {
    acknowledged({ owner, path, key, reference }) {
      if (path !== '/api/send-contact-email') return
      const [earlier, other] = [referenceOf.get(key) ?? reference, keyOf.get(reference) ?? key]
      if (earlier !== reference || other !== key)
        seen.broke(
          'a message is stored once',
          `${owner} sees ${reference} of ${key}, after ${earlier} of ${other}`,
        )
      referenceOf.set(key, reference)
      keyOf.set(reference, key)
    },

    created({ rowKey, partitionKey, reference }, { by }) {
      if (!rowKey.startsWith('l:') || !seen.isStillKnown(String(reference))) return
      // Two calls that waited for the same thaw read each other's month before either has written.
      if (!seen.hasJustThawed(by))
        seen.broke(
          'a message is stored once',
          `${reference} lies in ${seen.stored.get(String(reference))?.partition} and ${partitionKey}`,
        )
    },

    mailed(seenMail) {
      const { reference, isToTeam, bounces } = seenMail
      if (!reference || seen.storedAnew.has(reference)) return
      if (isToTeam) {
        if (!bounces && seen.teamGot.has(reference) && !mayBeForgotten(seenMail))
          seen.broke('a mail goes out once', `the team gets ${reference} again`)
      } else if (
        !bounces &&
        (seen.receipts.get(reference) ?? 0) > AS_DELIVERED * (seen.askedAgain.get(reference) ?? 0)
      )
        seen.broke('a mail goes out once', `the receipt of ${reference} comes twice`)
    },
  }
}
