import { DAY } from '#tests/proofs/sim/calendar.ts'
import type { Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { isByHand, type Ledger, mailIn } from './ledger.ts'

/** The longest time between two morning mails: a weekend with holidays. */
const NEXT_MORNING = 5 * DAY

/**
 * docs/operate.md: "On working days at seven, the team gets a mail if something waits: forms held as possible bots,
 * mails that could not be delivered or are older than an hour, new sign-ups, a live release older than a change of a
 * figure or rule, and figures of articles that expire within 60 days"
 */
export function notice(seen: Ledger): Family {
  /** Rows that a morning mail names, by its text, until it is posted. */
  const composed = new Map<string, readonly string[]>()
  const namedRows = new Set<string>()

  const waiting = (isIts: (row: Row) => boolean) => [...seen.rows.values()].filter(isIts)

  /** Rows that a line of the mail names or counts. */
  function rowsIn(text: string, line: RegExp, isIts: (row: Row) => boolean): Row[] {
    const said = text.split('\n').find((each) => line.test(each)) ?? ''
    const [, count = '0'] = /^- (\d+)/.exec(said) ?? []
    const rows = waiting(isIts)
    const isCountedWhole = said.includes(' more.') && Number(count) >= rows.length
    return rows.filter((row) => isCountedWhole || said.includes(nameOf(row)))
  }

  const nameOf = ({ id }: Row) =>
    seen.referenceOf.get(String(id).split(':')[0] ?? '') ?? 'a lead that was never stored'

  return {
    created(row) {
      const { rowKey } = row
      if (rowKey.startsWith('d:0:') && row.kind !== 'team' && row.kind !== 'taken-back')
        seen.broke('a human gets notice', `${row.kind} counts as a mail to the team`)
      if (rowKey.startsWith('p:') && row.kind === 'morning') {
        const { text } = mailIn(row)
        const named = [...rowsIn(text, DEAD_LINE, isDead), ...rowsIn(text, HELD_LINE, isHeldForm)]
        composed.set(text, composed.get(text) ?? named.map((each) => `${each.rowKey} ${nameOf(each)}`))
      }
    },

    deleted({ rowKey }, { by, actions }) {
      // Deleted with its lead, which a visitor took back.
      const isTakenBack = actions.some(([, { takenBackAt }]) => takenBackAt)
      if (rowKey.startsWith('d:0:') && !isByHand(by) && !isTakenBack)
        seen.broke('a human gets notice', `${by} deletes a dead letter of the team`)
    },

    mailed({ mail, isToTeam, reference }) {
      if (!isToTeam || reference) return
      for (const name of composed.get(mail.text) ?? []) {
        namedRows.add(name)
        if (name.startsWith('d:')) seen.named.add(name.slice(name.lastIndexOf(' ') + 1))
      }
    },

    kept() {
      for (const row of waiting((each) => isDead(each) || isHeldForm(each))) {
        const age = row.queuedAt instanceof Date ? seen.now - row.queuedAt.getTime() : 0
        if (age > NEXT_MORNING && !namedRows.has(`${row.rowKey} ${nameOf(row)}`))
          seen.broke('a human gets notice', `no morning mail names ${row.rowKey}`)
      }
    },
  }
}

const DEAD_LINE = /mails? to you could not be delivered/
const HELD_LINE = /receipt held/
const isDead = ({ rowKey }: Row) => rowKey.startsWith('d:0:')
const isHeldForm = ({ rowKey, kind }: Row) => rowKey.startsWith('h:') && kind === 'visitor'
