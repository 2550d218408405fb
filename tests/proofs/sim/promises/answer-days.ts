import { inGermany, isWorkday, workdaysAfter } from '#tests/proofs/sim/calendar.ts'
import type { Family } from './family.ts'
import { DAY, dayInGermany, type Ledger, MINUTE } from './ledger.ts'

const CLOCKS_DIFFER = 6 * MINUTE

/** The page of the booking: "Thank you! We will get back to you within 1-2 working days." */
export function answerDays(seen: Ledger): Family {
  return {
    acknowledged({ path, key }, { answerBy }) {
      const post = seen.posts.get(key)
      if (!post || path !== '/api/send-contact-email') return
      const workdays = post.formType === 'free-visa-case' ? 1 : 2
      const day = String(answerBy)
      const possible: string[] = []
      for (let at = post.at - CLOCKS_DIFFER; ; at += DAY) {
        possible.push(workdaysAfter(dayInGermany(Math.min(at, seen.now + CLOCKS_DIFFER)), workdays))
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
