import type { Family } from './family.ts'
import { addressed, type Ledger } from './ledger.ts'

/** Privacy policy: "A person looks at suspicious messages before an e-mail goes out to you." */
export function strangers(seen: Ledger): Family {
  return {
    kept() {
      for (const { path, reference, email, key } of seen.acknowledged) {
        const address = addressed(email)
        if (path === '/api/notify-jsc-interest') {
          const isOfPrograms = seen.signedUp.get(address)?.byPerson === false
          if (isOfPrograms && seen.asked.has(address) && !seen.released.has(address))
            seen.broke('no mail to strangers for a held form', `${email} gets an opt-in mail`)
        } else {
          const isReleased = seen.released.has(`${seen.stored.get(reference)?.id}:visitor`)
          if (seen.posts.get(key)?.isProgram && seen.receipts.has(reference) && !isReleased)
            seen.broke('no mail to strangers for a held form', `${email} gets the receipt of ${reference}`)
        }
      }
    },
  }
}
