import type { Family } from './family.ts'
import { addressed, addresseeIn, DAY, isByHand, type Ledger, ON_ITS_WAY } from './ledger.ts'

/** The opt-in mail: "The link is valid for 7 days". */
const LINK_IS_VALID = 7 * DAY
const SILENCE = 30 * DAY

/**
 * Privacy policy: "It counts only once you have confirmed the link in our e-mail."
 * Privacy policy: "When you withdraw, we delete address and proof. A keyed hash stays for 30 days, so that nobody can
 * sign the address up again at once."
 * Privacy policy: "As proof also: the version of the sign-up text, the times of sign-up and confirmation, a keyed hash
 * of the IP address at each, and whether a person was seen to confirm (a click or a key)."
 */
export function signUps(seen: Ledger): Family {
  return {
    created(row, { before }) {
      if (!row.rowKey.startsWith('y:')) return
      const request = before.get(`s:${row.requestId}`)
      const isSame = ['email', 'language', 'textVersion', 'addressId'].every(
        (name) => request?.[name] === row[name],
      )
      if (!request || !isSame)
        seen.broke('evidence is never rewritten', `${row.email} is confirmed by another request`)
      const withdrawnAt = seen.withdrawnAt.get(addressed(row.email))
      if (withdrawnAt !== undefined && (row.requestedAt as Date).getTime() < withdrawnAt - ON_ITS_WAY)
        seen.broke('nothing after a withdrawal', `${row.email} is confirmed by a request from before it`)
    },

    rewritten({ rowKey, ...old }, given) {
      if (!/^[lys]:/.test(rowKey)) return
      const changed = Object.keys(given).filter(
        (name) => name !== 'rowKey' && String(given[name]) !== String(old[name]),
      )
      const isMark = (name: string) => /^(team|visitor)Mail(SentAt|Attempts|Failure)$/.test(name)
      if (!rowKey.startsWith('l:') || !changed.every(isMark))
        seen.broke('evidence is never rewritten', `${rowKey} changes in ${changed.join(', ')}`)
    },

    deleted(row, { by }) {
      if (isByHand(by)) return
      const { rowKey, queuedAt, kind } = row
      if (rowKey.startsWith('y:') && !seen.rows.has(`sign-ups/w:${rowKey.slice(2)}`))
        seen.broke('evidence is never rewritten', `the proof of ${row.email} is deleted`)
      // Nobody gets a link that leads nowhere.
      const hasWaited = seen.now - new Date(queuedAt as Date).getTime() > LINK_IS_VALID - ON_ITS_WAY
      if (rowKey.startsWith('p:') && kind === 'opt-in' && hasWaited)
        seen.notAskable.add(addressed(addresseeIn(row)))
    },

    mailed({ mail, to, reference, isToTeam }) {
      const withdrawnAt = seen.withdrawnAt.get(addressed(to))
      if (reference || isToTeam || withdrawnAt === undefined) return
      const since = seen.now - withdrawnAt
      if (since > ON_ITS_WAY && since < SILENCE - ON_ITS_WAY)
        seen.broke('nothing after a withdrawal', `"${mail.subject}" goes to ${to}`)
    },

    withdrawn(addressId) {
      if (seen.rows.has(`sign-ups/y:${addressId}`))
        seen.broke('nothing after a withdrawal', 'the confirmation is still there')
    },

    kept() {
      for (const { owner, path, email, key } of seen.acknowledged) {
        if (path !== '/api/notify-jsc-interest') continue
        const address = addressed(email)
        const isOver = seen.withdrawnAt.has(address) || seen.isErased(email)
        const isDue = seen.posts.get(key)?.isPerson && !isOver && !seen.notAskable.has(address)
        if (isDue && !seen.asked.has(address))
          seen.broke('every sign-up gets its opt-in mail', `${owner} gets no mail to ${email}`)
      }
    },
  }
}
