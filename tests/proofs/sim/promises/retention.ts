import { DAY } from '#tests/proofs/sim/calendar.ts'
import type { Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { isByHand, type Ledger, ON_ITS_WAY } from './ledger.ts'

const STRANGERS_ARE_KEPT = 30 * DAY
const COUNTS_ARE_KEPT = 2 * DAY
const TAKEN_BACK_IS_KNOWN = 8 * DAY

/**
 * Privacy policy: "Counts against misuse: about 2 days"
 * Privacy policy: "Inquiries that lead to no contract, with their consent: at the latest 7 months after the last contact"
 * Privacy policy: "those you take back: at once, the note of that 8 days"
 * Privacy policy: "Waiting list: until you withdraw; sign-ups never confirmed, and the note of a withdrawal: 30 days"
 */
export function retention(seen: Ledger): Family {
  const { keepLeadsDays } = seen.world.config
  const broke = (how: string) => seen.broke('kept as long as stated, and no longer', how)

  const hasLetters = (lead: string) =>
    [...seen.rows.values()].some(
      ({ rowKey }) => /^[pdh]:/.test(rowKey) && rowKey.includes(lead.slice('l:'.length)),
    )

  /** Last day of a row, by the privacy policy and docs/operate.md; null for a row that neither lists. */
  function lifetimeOf({ partitionKey, rowKey, ...row }: Row): number | null {
    const since = (time: unknown, kept: number) => (time instanceof Date ? time.getTime() : 0) + kept + DAY
    if (row.takenBackAt) return since(row.takenBackAt, TAKEN_BACK_IS_KNOWN)
    if (rowKey.startsWith('l:'))
      return hasLetters(rowKey) ? Number.POSITIVE_INFINITY : since(row.receivedAt, (keepLeadsDays + 1) * DAY)
    // Kept until a person has dealt with it, until the withdrawal, or as a single row that is overwritten.
    if (/^(d:0:|y:|last-sweep$|forgetting$|q:pause)/.test(rowKey)) return Number.POSITIVE_INFINITY
    // Rows that name nobody, such as the morning mail and the hourly counts, go with the leads of their month.
    if (/^q:|:morning$/.test(rowKey) && partitionKey !== 'sign-ups') return Number.POSITIVE_INFINITY
    if (/^(h:|d:[1-9]:|a:|p:)/.test(rowKey)) return since(row.queuedAt, STRANGERS_ARE_KEPT)
    if (rowKey.startsWith('n:')) return since(new Date(rowKey.slice(2, 26)), STRANGERS_ARE_KEPT)
    if (/^[is]:/.test(rowKey)) return since(row.requestedAt, STRANGERS_ARE_KEPT)
    if (rowKey.startsWith('w:')) return since(row.at, STRANGERS_ARE_KEPT)
    if (rowKey.startsWith('t:')) return since(new Date(rowKey.slice(2, 26)), TAKEN_BACK_IS_KNOWN)
    const [, day = ''] = /^[cm]:(\d{4}-\d\d-\d\d)/.exec(rowKey) ?? []
    return day ? since(new Date(`${day}T00:00:00Z`), COUNTS_ARE_KEPT + DAY) : null
  }

  return {
    deleted({ rowKey, receivedAt, takenBackAt, reference }, { by }) {
      const knownMs = takenBackAt instanceof Date ? seen.now - takenBackAt.getTime() : TAKEN_BACK_IS_KNOWN
      if (knownMs < TAKEN_BACK_IS_KNOWN - ON_ITS_WAY)
        broke(`that ${rowKey} was taken back is known for ${Math.floor(knownMs / DAY)} days`)
      if (isByHand(by) || !rowKey.startsWith('l:') || !(receivedAt instanceof Date)) return
      const keptMs = seen.now - receivedAt.getTime()
      if (keptMs < keepLeadsDays * DAY - ON_ITS_WAY)
        broke(`${reference} is deleted after ${Math.floor(keptMs / DAY)} days`)
    },

    /** Checks counts and take-back marks, which expire long before the other rows of their month. */
    kept() {
      for (const row of seen.rows.values())
        if ((/^[cm]:/.test(row.rowKey) || row.takenBackAt) && seen.now > (lifetimeOf(row) ?? 0))
          broke(`${row.partitionKey}/${row.rowKey} is still there`)
    },

    forgotten() {
      for (const row of seen.rows.values()) {
        const until = lifetimeOf(row)
        if (until === null) broke(`nothing states how long ${row.rowKey} is kept`)
        else if (seen.now > until) broke(`${row.partitionKey}/${row.rowKey} is still there`)
      }
    },
  }
}
