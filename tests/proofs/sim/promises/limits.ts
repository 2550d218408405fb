import { doing } from '#tests/proofs/sim/chance.ts'
import type { Family } from './family.ts'
import { DAY, HOUR, isAtTurnOfDay, type Ledger, MINUTE, mailboxOf } from './ledger.ts'

/**
 * Privacy policy: "So that nobody can flood the forms, or fill other people’s mailboxes through us, we count two things:
 * how often one connection sends, and how many e-mails a mailbox gets from us in a day."
 */
export function limits(seen: Ledger): Family {
  const { postsPerClient, postsPerClientInAnHour, mailsPerMailbox } = seen.world.config
  const postsOfPrograms: number[] = []
  const mailsOfMailboxes = new Map<string, number>()

  function countPost(at: number): void {
    postsOfPrograms.push(at)
    for (const [ms, most] of [
      [10 * MINUTE, postsPerClient],
      [HOUR, postsPerClientInAnHour],
    ] as const) {
      const inWindow = postsOfPrograms.filter((other) => Math.floor(other / ms) === Math.floor(at / ms))
      if (inWindow.length > most)
        seen.broke(
          'a network has its posts of an hour',
          `${inWindow.length} of one network within ${ms / MINUTE} minutes`,
        )
    }
  }

  return {
    created({ rowKey, receivedAt }) {
      if (rowKey.startsWith('l:') && doing().name.startsWith('program'))
        countPost((receivedAt as Date).getTime())
    },

    /** Mails that are handed over at the turn of a day, by whatever clock, count for either. */
    mailed({ to, isToTeam, by }) {
      const { begunAt } = seen.world.posting
      if (isToTeam || seen.hasJustThawed(by) || isAtTurnOfDay(begunAt)) return
      const mailbox = mailboxOf(to)
      const day = `${mailbox} ${Math.floor(begunAt / DAY)}`
      const count = (mailsOfMailboxes.get(day) ?? 0) + 1
      mailsOfMailboxes.set(day, count)
      if (count > mailsPerMailbox)
        seen.broke('a mailbox has its mails of a day', `${mailbox} gets ${count} on one day`)
    },
  }
}
