import { answerDay, DAY, inGermany, isWorkday, MINUTE } from '#tests/proofs/sim/calendar.ts'
import type { Family } from './family.ts'
import type { Ledger } from './ledger.ts'

const CLOCKS_DIFFER = 6 * MINUTE

/** The page of the booking: "Thank you! We will get back to you within 1-2 working days." */
export function answerDays(seen: Ledger): Family {
  return {
    acknowledged({ path, key }, { answerBy }) {
      const post = seen.posts.get(key)
      if (!post || path !== '/api/send-contact-email') return
      const day = String(answerBy)
      const possible: string[] = []
      for (let at = post.at - CLOCKS_DIFFER; ; at += DAY) {
        possible.push(answerDay(Math.min(at, seen.now + CLOCKS_DIFFER), post.formType))
        if (at >= seen.now + CLOCKS_DIFFER) break
      }
      if (!isWorkday(day)) seen.broke('the answer day is a working day', `${day} is none`)
      else if (!possible.includes(day))
        seen.broke(
          'the answer day is a working day',
          `${day} is not the one promised at ${inGermany(post.at)}`,
        )
    },
  }
}
