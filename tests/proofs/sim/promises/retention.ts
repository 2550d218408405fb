import { DAY, HOUR } from '#tests/proofs/sim/clock.ts'
import { type Ledger, type Observer, ON_ITS_WAY, OPERATOR, type Row } from './ledger.ts'

const STRANGERS_ARE_KEPT = 30 * DAY
/** Measured from the start of the counted day, so that a count is kept for two days after that day. */
const COUNTS_ARE_KEPT = 3 * DAY
const CLAIMS_ARE_KEPT = DAY
const TAKEN_BACK_IS_KNOWN = 8 * DAY
const WHILE_SWEEPS_DELETE = 4 * HOUR

/**
 * Checks the privacy policy:
 * - "Counts against misuse: about 2 days"
 * - "Inquiries that lead to no contract, with their consent: at the latest 7 months after the last contact"
 * - "those you take back: at once, the note of that 8 days"
 * - "Waiting list: until you withdraw; sign-ups never confirmed, and the note of a withdrawal: 30 days"
 */
export function retention(seen: Ledger): Observer {
  const { keepLeadsDays } = seen.config
  const broke = (how: string) => seen.broke('kept as long as stated, and no longer', how)

  const hasLetters = (lead: string) =>
    [...seen.rows.values()].some(
      ({ rowKey }) => /^[pdh]:/.test(rowKey) && rowKey.includes(lead.slice('l:'.length)),
    )

  /** Returns when the privacy policy and docs/operate.md require deletion of a row; null if neither lists it. */
  function endOf({ partitionKey, rowKey, ...row }: Row): number | null {
    if (row.takenBackAt) return Number(row.takenBackAt) + TAKEN_BACK_IS_KNOWN
    if (rowKey.startsWith('l:'))
      return hasLetters(rowKey) ? Number.POSITIVE_INFINITY : Number(row.receivedAt) + keepLeadsDays * DAY
    // These rows are deleted by a person or a withdrawal, or overwritten.
    if (/^(d:0:|y:|last-sweep$|last-export$|release$|forgetting$|q:pause)/.test(rowKey))
      return Number.POSITIVE_INFINITY
    // Rows without personal data, such as hourly counts and the marks of morning mails, have no deadline.
    if (/^q:|:morning$/.test(rowKey) && partitionKey !== 'sign-ups') return Number.POSITIVE_INFINITY
    // These rows list a message, or prove a device for it, and are deleted with it.
    if (/^[fko]:/.test(rowKey))
      return seen.rows.has(`${partitionKey}/l:${rowKey.slice(2)}`) ? Number.POSITIVE_INFINITY : 0
    // The next sweep tells the team of an erased talk.
    if (rowKey.startsWith('x:')) return 0
    if (partitionKey === 'talks') return Date.parse(rowKey.slice(0, 24)) + CLAIMS_ARE_KEPT
    if (/^(h:|d:[1-9a-z]:|a:|p:)/.test(rowKey)) return Number(row.queuedAt) + STRANGERS_ARE_KEPT
    if (/^[is]:/.test(rowKey)) return Number(row.requestedAt) + STRANGERS_ARE_KEPT
    if (rowKey.startsWith('w:')) return Number(row.at) + STRANGERS_ARE_KEPT
    if (rowKey.startsWith('n:')) return Date.parse(rowKey.slice(2, 26)) + STRANGERS_ARE_KEPT
    if (rowKey.startsWith('t:')) return Date.parse(rowKey.slice(2, 26)) + TAKEN_BACK_IS_KNOWN
    const [, day] = /^[cm]:(\d{4}-\d\d-\d\d)/.exec(rowKey) ?? []
    return day ? Date.parse(day) + COUNTS_ARE_KEPT : null
  }

  return {
    deleted({ rowKey, receivedAt, takenBackAt, reference }, { by }) {
      if (takenBackAt && seen.now < Number(takenBackAt) + TAKEN_BACK_IS_KNOWN - ON_ITS_WAY)
        broke(`the mark that ${rowKey} was taken back is deleted early`)
      if (by === OPERATOR || !rowKey.startsWith('l:') || !receivedAt) return
      const keptMs = seen.now - Number(receivedAt)
      if (keptMs < keepLeadsDays * DAY - ON_ITS_WAY)
        broke(`${reference} is deleted after ${Math.floor(keptMs / DAY)} days`)
    },

    cleaned() {
      for (const row of seen.rows.values()) {
        const end = endOf(row)
        if (end === null) broke(`nothing states how long ${row.rowKey} is kept`)
        else if (seen.now > end + WHILE_SWEEPS_DELETE)
          broke(`${row.partitionKey}/${row.rowKey} is still there`)
      }
    },
  }
}
