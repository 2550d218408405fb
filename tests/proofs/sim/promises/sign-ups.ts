import { DAY } from '#tests/proofs/sim/calendar.ts'
import type { Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { addressed, addresseeIn, isByHand, type Ledger, ON_ITS_WAY, receivesMail } from './ledger.ts'

/** The opt-in mail: "The link is valid for 7 days, until". */
const LINK_IS_VALID = 7 * DAY
const SILENCE = 30 * DAY

/**
 * Privacy policy: "It counts only once you have confirmed the link in our e-mail."
 * Privacy policy: "When you withdraw, we delete address and proof. A keyed hash stays for 30 days, so that nobody can
 * sign the address up again at once."
 * The opt-in mail: "The link is valid for 7 days, until"
 */
export function signUps(seen: Ledger): Family {
  return {
    created(row, { by }) {
      if (!row.rowKey.startsWith('y:')) return
      const requestedAt = (row.requestedAt as Date).getTime()
      if (seen.now - requestedAt > LINK_IS_VALID + ON_ITS_WAY && !seen.hasJustThawed(by))
        seen.broke('a link ends when it says', `${row.email} is confirmed by a link of more than seven days`)
      const withdrawnAt = seen.withdrawnAt.get(addressed(row.email))
      if (withdrawnAt !== undefined && requestedAt < withdrawnAt - ON_ITS_WAY)
        seen.broke('nothing after a withdrawal', `${row.email} is confirmed by a request from before it`)
    },

    deleted(row, { by }) {
      if (isByHand(by)) return
      const { rowKey, queuedAt, kind } = row
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
      const isLeft = ({ rowKey, addressId: whose, queuedAt }: Row) =>
        /^[adhp]:/.test(rowKey) && whose === addressId && seen.now - Number(queuedAt) > ON_ITS_WAY
      const left = [...seen.rows.values()].find(
        (row) => row.partitionKey === 'sign-ups' && isLeft(row) && seen.world.weather.trouble === 0,
      )
      if (left) seen.broke('nothing after a withdrawal', `${left.rowKey} is still there`)
      if (seen.rows.has(`sign-ups/y:${addressId}`))
        seen.broke('nothing after a withdrawal', 'the confirmation is still there')
    },

    kept() {
      for (const { owner, path, email, key } of seen.acknowledged) {
        if (path !== '/api/notify-jsc-interest' || !receivesMail(email)) continue
        const address = addressed(email)
        const isOver = seen.withdrawnAt.has(address) || seen.isErased(email)
        const isDue = seen.posts.get(key)?.isPerson && !isOver && !seen.notAskable.has(address)
        if (isDue && !seen.asked.has(address))
          seen.broke('every sign-up gets its opt-in mail', `${owner} gets no mail to ${email}`)
      }
    },
  }
}
