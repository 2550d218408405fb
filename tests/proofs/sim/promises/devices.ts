import { DAY } from '#tests/proofs/sim/calendar.ts'
import { doing, WHAT_WAITS } from '#tests/proofs/sim/chance.ts'
import type { Family } from './family.ts'
import type { Ledger } from './ledger.ts'

/**
 * Privacy policy: "If a message cannot leave because there is no connection, you can have it kept on your device for up
 * to seven days"
 *
 * The text of what waits is watched where it waits (`traveller.ts`).
 */
export function devices(seen: Ledger): Family {
  const firstPostOf = new Map<string, number>()
  return {
    posted({ headers }) {
      const key = headers['idempotency-key']
      if (!key) return
      const isByItself = doing().name.includes(WHAT_WAITS)
      if (isByItself && !firstPostOf.has(key))
        seen.broke('a form keeps its key', `what waits is sent under ${key}`)
      const firstAt = firstPostOf.get(key) ?? seen.now
      firstPostOf.set(key, firstAt)
      if (isByItself && seen.now - firstAt > 7 * DAY)
        seen.broke('a message waits seven days at most', `${key} is sent after more`)
    },
  }
}
