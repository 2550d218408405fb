import { MINUTE } from '#tests/proofs/sim/clock.ts'
import type { Ledger, Observer, SeenMail } from './ledger.ts'

const SAME_MOMENT = 1_000
/** For this long after mailing an unstored form, an instance checks before each send that the mail was not sent yet. */
const REMEMBERED = 15 * MINUTE

/**
 * Checks the README: "A retry carries the same key and is stored once." Checks the privacy policy: "With each form we
 * also store when it arrived, your language and a reference number."
 */
export function once(seen: Ledger): Observer {
  const keyOf = new Map<string, string>()
  const referenceOf = new Map<string, string>()
  const receipts = new Set<string>()

  /** True if an unstored form may be mailed twice: by two instances, within `SAME_MOMENT`, or after `REMEMBERED`. */
  const mayBeForgotten = ({ reference, by }: SeenMail) => {
    const first = seen.teamGot.get(String(reference))
    if (!first || first.wasStored) return false
    const since = seen.now - first.at
    return first.by !== by || since < SAME_MOMENT || since > REMEMBERED
  }

  return {
    acknowledged({ owner, key, reference }) {
      if (!reference) return
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
      if (seen.hasJustThawed(by)) return
      const other = seen.stored.get(String(reference))?.partition
      seen.broke('a message is stored once', `${reference} is in ${other} and ${partitionKey}`)
    },

    mailed(mail) {
      const { reference, isToTeam, isFirst, bounces } = mail
      if (!reference || !isFirst || bounces || seen.storedAnew.has(reference)) return
      if (isToTeam) {
        if (seen.teamGot.has(reference) && !mayBeForgotten(mail))
          seen.broke('a mail goes out once', `the team gets ${reference} again`)
        return
      }
      if (receipts.has(reference))
        seen.broke('a mail goes out once', `the receipt of ${reference} comes twice`)
      receipts.add(reference)
    },
  }
}
