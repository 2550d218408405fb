import { DAY, HOUR, MINUTE } from '#tests/proofs/sim/calendar.ts'
import { doing } from '#tests/proofs/sim/chance.ts'
import type { Row } from '#tests/proofs/sim/world.ts'
import type { Family } from './family.ts'
import { type Change, isAtTurnOfDay, type Ledger, mailboxOf, ON_ITS_WAY } from './ledger.ts'

/** Two simultaneous sweeps read the count before either has written: each sends 20 at most. */
const AT_THE_SAME_TIME = 20

/**
 * Privacy policy: "So that nobody can flood the forms, or fill other people’s mailboxes through us, we count two things:
 * how often one connection sends, and how many e-mails a mailbox gets from us in a day."
 * docs/decisions/0021: "A question that is throttled pauses questions, never posts: a mail that needs none goes out, one
 * that must be asked about first waits, uncounted."
 */
export function limits(seen: Ledger): Family {
  const { postsPerClient, postsPerClientInAnHour, mailsPerMailbox, mailsPerHour, questionsPerHour } =
    seen.world.config
  const postsOfPrograms: number[] = []
  const signUpsOf = new Map<string, number[]>()
  const mailsAt: number[] = []
  const questionsAt: number[] = []
  let refusedAt = Number.NEGATIVE_INFINITY
  const mailsOfMailboxes = new Map<string, number>()

  function countPost(at: number): void {
    postsOfPrograms.push(at)
    for (const [ms, most] of [
      [10 * MINUTE, postsPerClient],
      [HOUR, postsPerClientInAnHour],
    ] as const) {
      const inWindow = postsOfPrograms.filter((other) => Math.floor(other / ms) === Math.floor(at / ms))
      if (inWindow.length > most)
        seen.broke('limits hold', `${inWindow.length} of one network within ${ms / MINUTE} minutes`)
    }
  }

  /** Counts the moments within the last hour, and drops earlier ones. */
  function inAnHour(moments: number[]): number {
    moments.push(seen.now)
    while ((moments[0] ?? seen.now) <= seen.now - HOUR) moments.shift()
    return moments.length
  }

  function countSignUp({ clientId }: Row): void {
    const moments = signUpsOf.get(String(clientId)) ?? []
    signUpsOf.set(String(clientId), moments)
    // Any hour may overlap two hours of the clock.
    const count = inAnHour(moments)
    if (count > 2 * postsPerClientInAnHour && seen.hasExactCounts())
      seen.broke('limits hold', `${count} sign-ups of one network within an hour`)
  }

  /** Checks the row that pauses all instances. An instance that was frozen records late that a mail was refused. */
  function checkPause({ rowKey }: Row, { by }: Change): void {
    if (rowKey === 'q:pause' && seen.now - refusedAt > ON_ITS_WAY && !seen.hasJustThawed(by))
      seen.broke('limits hold', 'mails are paused, and none was refused')
  }

  return {
    postRefused() {
      refusedAt = seen.now
    },

    questioned() {
      const count = inAnHour(questionsAt)
      if (count > questionsPerHour + AT_THE_SAME_TIME && seen.hasExactCounts())
        seen.broke('limits hold', `${count} questions within an hour`)
    },

    rewritten: (_, given, change) => checkPause(given, change),

    created(row, change) {
      const { rowKey, receivedAt } = row
      checkPause(row, change)
      if (rowKey.startsWith('s:')) countSignUp(row)
      if (rowKey.startsWith('l:') && doing().name.startsWith('program'))
        countPost((receivedAt as Date).getTime())
    },

    /** Mails sent at the turn of a day, by any clock, count for either day. */
    mailed({ to, isToTeam, by }) {
      const inThisHour = inAnHour(mailsAt)
      if (inThisHour > mailsPerHour + AT_THE_SAME_TIME && seen.hasExactCounts())
        seen.broke('limits hold', `${inThisHour} mails within an hour`)
      const { begunAt } = seen.world.posting
      if (isToTeam || seen.hasJustThawed(by) || isAtTurnOfDay(begunAt)) return
      const mailbox = mailboxOf(to)
      const day = `${mailbox} ${Math.floor(begunAt / DAY)}`
      const count = (mailsOfMailboxes.get(day) ?? 0) + 1
      mailsOfMailboxes.set(day, count)
      if (count > mailsPerMailbox) seen.broke('limits hold', `${mailbox} gets ${count} on one day`)
    },
  }
}
