import { DAY } from '#tests/proofs/sim/clock.ts'
import {
  type Acknowledgement,
  addressed,
  type Ledger,
  mailIn,
  type Observer,
  ON_ITS_WAY,
  OPERATOR,
} from './ledger.ts'

/** After a week, an undelivered mail becomes a dead letter (docs/operate.md), and links in opt-in mails expire. */
const LONGEST_WAIT = 7 * DAY

/**
 * Checks the README: "No message is lost." "A function stores a message before it answers, and repeats its mails until
 * the e-mail service accepts them."
 */
export function delivered(seen: Ledger): Observer {
  const acknowledged: Acknowledgement[] = []
  /** References of team mails that the operator released or discarded, or whose bounce the platform reported. */
  const isKnownToPeople = new Set<string>()
  const askedToConfirm = new Set<string>()
  const unreachable = new Set<string>()

  function checkForm(reference: string, { owner, email, at }: Acknowledgement): void {
    if (!seen.stored.has(reference) && !seen.hasStorageEverFailed())
      seen.broke('acknowledged is delivered', `${reference} of ${owner} is not stored`)
    const erasedAt = seen.erasedAt.get(addressed(email)) ?? Number.POSITIVE_INFINITY
    const isErased = seen.isErased(email) && erasedAt >= at - ON_ITS_WAY
    const isKnown = seen.teamGot.has(reference) || seen.named.has(reference) || isKnownToPeople.has(reference)
    if (!isKnown && !isErased && !seen.takenBackAt.has(reference))
      seen.broke(
        'acknowledged is delivered',
        `the team never hears of ${reference}, acknowledged to ${owner}`,
      )
  }

  function checkSignUp({ owner, email, isHeld }: Acknowledgement): void {
    const address = addressed(email)
    const isOver = seen.withdrawnAt.has(address) || seen.isErased(email) || unreachable.has(address)
    // Domains under `.invalid` receive no mail (RFC 2606).
    if (!askedToConfirm.has(address) && !isOver && !isHeld && !address.endsWith('.invalid'))
      seen.broke('acknowledged is delivered', `${owner} gets no opt-in mail to ${email}`)
  }

  return {
    acknowledged: (acknowledgement) => void acknowledged.push(acknowledgement),

    decided: (reference) => void isKnownToPeople.add(reference),

    created(row) {
      if (row.rowKey.startsWith('d:') && row.kind === 'opt-in') unreachable.add(addressed(mailIn(row).to))
    },

    deleted(row, { by }) {
      const { rowKey, queuedAt, kind } = row
      const hasWaited = seen.now - Number(queuedAt) > LONGEST_WAIT - ON_ITS_WAY
      if (rowKey.startsWith('p:') && kind === 'opt-in' && hasWaited && by !== OPERATOR)
        unreachable.add(addressed(mailIn(row).to))
    },

    mailed({ to, reference, isToTeam, isFirst, bounces }) {
      if (!isToTeam && !reference) askedToConfirm.add(addressed(to))
      // The functions do not track a mail without a stored lead. The platform's alert reports its bounce
      // (infra/main.bicep).
      if (isToTeam && isFirst && reference && bounces && !seen.stored.has(reference))
        isKnownToPeople.add(reference)
    },

    ended() {
      for (const acknowledgement of acknowledged)
        if (acknowledgement.reference) checkForm(acknowledgement.reference, acknowledgement)
        else checkSignUp(acknowledgement)
      for (const { rowKey, queuedAt } of seen.rows.values())
        if (/^[ap]:/.test(rowKey) && seen.now - Number(queuedAt) > LONGEST_WAIT)
          seen.broke('everything comes to rest', `${rowKey} still waits`)
    },
  }
}
