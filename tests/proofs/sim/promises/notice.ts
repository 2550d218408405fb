import { DAY } from '#tests/proofs/sim/clock.ts'
import { type Ledger, mailIn, type Observer, OPERATOR, type Row } from './ledger.ts'

/** Longest time between two morning mails, over a weekend with holidays. */
const NEXT_MORNING = 5 * DAY
const DEAD_LINE = /mails? to you could not be delivered/
const HELD_LINE = /receipt held/

/**
 * Checks docs/operate.md, but only for held forms and dead letters: "On working days at seven, the team gets a mail if
 * something waits: forms held as possible bots, mails that could not be delivered or are older than an hour, new
 * sign-ups, a live release older than a change of a figure or rule, and figures of articles that expire within 60 days"
 */
export function notice(seen: Ledger): Observer {
  const composed = new Map<string, readonly string[]>()
  const named = new Set<string>()

  function rowsIn(text: string, line: RegExp, isWanted: (row: Row) => boolean): Row[] {
    const found = text.split('\n').find((each) => line.test(each)) ?? ''
    const [, count = '0'] = /^- (\d+)/.exec(found) ?? []
    const rows = [...seen.rows.values()].filter(isWanted)
    const areAllCounted = found.includes(' more.') && Number(count) >= rows.length
    return rows.filter((row) => areAllCounted || found.includes(nameOf(row)))
  }

  const nameOf = ({ id }: Row) => seen.referenceIn(id) ?? 'a lead that was never stored'
  const textOf = (row: Row) => `${row.rowKey} ${nameOf(row)}`

  return {
    created(row) {
      if (!row.rowKey.startsWith('p:') || row.kind !== 'morning') return
      const { text } = mailIn(row)
      const rows = [...rowsIn(text, DEAD_LINE, isDead), ...rowsIn(text, HELD_LINE, isHeldForm)]
      composed.set(text, composed.get(text) ?? rows.map(textOf))
    },

    deleted({ rowKey }, { by, actions }) {
      const isTakenBack = actions.some(([, { takenBackAt }]) => takenBackAt)
      if (rowKey.startsWith('d:0:') && by !== OPERATOR && !isTakenBack)
        seen.broke('a human gets notice', `${by} deletes a dead letter of the team`)
    },

    mailed({ mail, isToTeam, reference }) {
      if (!isToTeam || reference) return
      for (const name of composed.get(mail.text) ?? []) {
        named.add(name)
        if (name.startsWith('d:')) seen.named.add(name.slice(name.lastIndexOf(' ') + 1))
      }
    },

    ended() {
      for (const row of seen.rows.values())
        if ((isDead(row) || isHeldForm(row)) && seen.now - Number(row.queuedAt) > NEXT_MORNING)
          if (!named.has(textOf(row)))
            seen.broke('a human gets notice', `no morning mail names ${row.rowKey}`)
    },
  }
}

const isDead = ({ rowKey }: Row) => rowKey.startsWith('d:0:')
const isHeldForm = ({ rowKey, kind }: Row) => rowKey.startsWith('h:') && kind === 'visitor'
