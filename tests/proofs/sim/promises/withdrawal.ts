import { DAY } from '#tests/proofs/sim/clock.ts'
import { addressed, type Ledger, type Observer, ON_ITS_WAY } from './ledger.ts'

const SILENCE = 30 * DAY
const FIELDS_OF_MARK = ['partitionKey', 'rowKey', 'takenBackAt']

/**
 * Checks the privacy policy: "When you withdraw, we delete address and proof. A keyed hash stays for 30 days, so that
 * nobody can sign the address up again at once." "Whoever has the link can take the message back: we then delete it
 * with every e-mail about it that has not been sent, and ask our team by e-mail to delete the one in its mailbox."
 */
export function withdrawal(seen: Ledger): Observer {
  const broke = (how: string) => seen.broke('nothing after a withdrawal', how)
  /** References of messages whose take-back was reported to the team. */
  const notes = new Set<string>()
  /** References of messages not stored again since that report. Only storing one again allows another report. */
  const notedLast = new Set<string>()

  return {
    created(row) {
      const { rowKey, kind, email, requestedAt } = row
      const reference = seen.referenceIn(rowKey) ?? ''
      if (rowKey.startsWith('l:')) notedLast.delete(reference)
      if (seen.takenBackAt.has(reference) && !/^[lt]:/.test(rowKey) && kind !== 'taken-back')
        broke(`${rowKey} comes after ${reference} was taken back`)
      const withdrawnAt = seen.withdrawnAt.get(addressed(email)) ?? 0
      if (rowKey.startsWith('y:') && Number(requestedAt) < withdrawnAt - ON_ITS_WAY)
        broke(`${email} is confirmed by a request from before it`)
    },

    mailed({ mail, to, reference, takenBack, isToTeam, bounces }) {
      if (takenBack && !bounces) {
        if (notedLast.has(takenBack))
          seen.broke('a mail goes out once', `the team reads again that ${takenBack} was taken back`)
        notes.add(takenBack)
        notedLast.add(takenBack)
      }
      const end = reference ? seen.takenBackAt.get(reference) : seen.withdrawnAt.get(addressed(to))
      const since = seen.now - (end ?? seen.now)
      // While the storage fails, the functions cannot see a take-back (docs/proofs.md).
      const isUnknown = isToTeam && (!reference || seen.hasStorageJustFailed())
      const isAllowedAgain = reference ? seen.storedAnew.has(reference) : since > SILENCE - ON_ITS_WAY
      if (since > ON_ITS_WAY && !isUnknown && !isAllowedAgain) broke(`"${mail.subject}" goes to ${to}`)
    },

    withdrawn(email) {
      for (const row of seen.rows.values())
        if (row.rowKey.startsWith('y:') && addressed(row.email) === addressed(email))
          broke(`the confirmation of ${email} is still there`)
    },

    takenBack(token) {
      const reference = seen.linked.get(token) ?? ''
      if (!seen.takenBackAt.has(reference)) return
      const id = String(seen.stored.get(reference)?.id)
      for (const row of seen.rows.values()) {
        const isMark =
          /^[lt]:/.test(row.rowKey) && Object.keys(row).every((name) => FIELDS_OF_MARK.includes(name))
        if (row.rowKey.includes(id) && row.kind !== 'taken-back' && !isMark)
          broke(`of ${reference} ${row.rowKey} is still there`)
      }
    },

    ended() {
      for (const reference of seen.takenBackAt.keys())
        if (!notes.has(reference) && !seen.named.has(reference))
          broke(`the team never reads that ${reference} was taken back`)
    },
  }
}
