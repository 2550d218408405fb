import { DAY } from '#tests/proofs/sim/calendar.ts'
import type { Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { addressed, type Ledger, ON_ITS_WAY } from './ledger.ts'

const SILENCE = 30 * DAY
/** Fields that remain of a message that was taken back. */
const LEFT = ['partitionKey', 'rowKey', 'takenBackAt', 'etag', 'timestamp']
const UUID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/**
 * Privacy policy: "When you withdraw, we delete address and proof. A keyed hash stays for 30 days, so that nobody can
 * sign the address up again at once."
 * Privacy policy: "Whoever has the link can take the message back: we then delete it with every e-mail about it that has
 * not been sent, and ask our team by e-mail to delete the one in its mailbox."
 */
export function withdrawal(seen: Ledger): Family {
  const broke = (how: string) => seen.broke('nothing after a withdrawal', how)
  /** References whose note reached the team. */
  const notes = new Set<string>()
  /** References of `notes` that were not stored again since, as by a device that sends its copy days later. */
  const notedLast = new Set<string>()

  return {
    created(row) {
      const { rowKey, kind, email } = row
      const reference = seen.referenceOf.get(UUID.exec(rowKey)?.[0] ?? '') ?? ''
      if (rowKey.startsWith('l:')) notedLast.delete(reference)
      if (seen.takenBackAt.has(reference) && !/^[lt]:/.test(rowKey) && kind !== 'taken-back')
        broke(`${rowKey} comes after ${reference} was taken back`)
      const withdrawnAt = rowKey.startsWith('y:') ? seen.withdrawnAt.get(addressed(email)) : undefined
      const requestedAt = Number(row.requestedAt)
      if (withdrawnAt !== undefined && requestedAt < withdrawnAt - ON_ITS_WAY)
        broke(`${email} is confirmed by a request from before it`)
    },

    mailed({ mail, to, reference, takenBack, isToTeam, bounces }) {
      if (takenBack && !bounces) {
        if (notedLast.has(takenBack))
          seen.broke('a mail goes out once', `the team reads again that ${takenBack} was taken back`)
        notes.add(takenBack)
        notedLast.add(takenBack)
      }
      if (reference) {
        const since = seen.now - (seen.takenBackAt.get(reference) ?? seen.now)
        // While the storage fails, nothing shows that it was taken back (docs/proofs.md).
        const isUnknown = isToTeam && seen.hasStorageJustFailed()
        if (since > ON_ITS_WAY && !isUnknown && !seen.storedAnew.has(reference))
          broke(`"${mail.subject}" goes to ${to}`)
        return
      }
      const withdrawnAt = seen.withdrawnAt.get(addressed(to))
      const since = seen.now - (withdrawnAt ?? seen.now)
      if (!isToTeam && since > ON_ITS_WAY && since < SILENCE - ON_ITS_WAY)
        broke(`"${mail.subject}" goes to ${to}`)
    },

    withdrawn(addressId) {
      const isLeft = ({ rowKey, addressId: whose, queuedAt }: Row) =>
        /^[adhp]:/.test(rowKey) && whose === addressId && seen.now - Number(queuedAt) > ON_ITS_WAY
      const left = [...seen.rows.values()].find((row) => row.partitionKey === 'sign-ups' && isLeft(row))
      if (left && seen.world.weather.trouble === 0) broke(`${left.rowKey} is still there`)
      if (seen.rows.has(`sign-ups/y:${addressId}`)) broke('the confirmation is still there')
    },

    takenBack(token) {
      const reference = seen.linked.get(token) ?? ''
      if (!seen.takenBackAt.has(reference)) return
      const id = String(seen.stored.get(reference)?.id)
      for (const row of seen.rows.values()) {
        const isMark = /^[lt]:/.test(row.rowKey) && Object.keys(row).every((name) => LEFT.includes(name))
        if (row.rowKey.includes(id) && row.kind !== 'taken-back' && !isMark)
          broke(`of ${reference} ${row.rowKey} is still there`)
      }
    },

    kept() {
      for (const reference of seen.takenBackAt.keys())
        if (!notes.has(reference) && !seen.named.has(reference))
          broke(`the team never reads that ${reference} was taken back`)
    },
  }
}
