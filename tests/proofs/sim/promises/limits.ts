import { currentAction } from '#tests/proofs/sim/chance.ts'
import { DAY, HOUR, MINUTE } from '#tests/proofs/sim/clock.ts'
import { type Ledger, type Observer, ON_ITS_WAY } from './ledger.ts'

/**
 * Checks the privacy policy: "So that nobody can flood the forms, or fill other people’s mailboxes through us, we count
 * two things: how often one connection sends, and how many e-mails a mailbox gets from us in a day."
 */
export function limits(seen: Ledger): Observer {
  const { postsPerClient, postsPerClientInAnHour, mailsPerMailbox } = seen.config
  const postsOfBots: number[] = []
  const mailsOfMailboxes = new Map<string, number>()

  /** Counts the posts of the bot, which sends all its forms and sign-ups from one network. */
  function countPost(at: number): void {
    postsOfBots.push(at)
    for (const [ms, most] of [
      [10 * MINUTE, postsPerClient],
      [HOUR, postsPerClientInAnHour],
    ] as const) {
      const inWindow = postsOfBots.filter((other) => Math.floor(other / ms) === Math.floor(at / ms))
      if (inWindow.length > most)
        seen.broke('limits hold', `${inWindow.length} posts of one network within ${ms / MINUTE} minutes`)
    }
  }

  return {
    created(row) {
      if (/^[ls]:/.test(row.rowKey) && currentAction().name.startsWith('the bot'))
        countPost(Number(row.receivedAt ?? row.requestedAt))
    },

    mailed({ to, reference, isToTeam, isFirst, by, begunAt }) {
      // Skip mails around midnight UTC, which may count for either day because clocks differ.
      const [day = 0, other] = [begunAt - ON_ITS_WAY, begunAt + ON_ITS_WAY].map((at) => Math.floor(at / DAY))
      // Mails about a talk follow an act of the team or of the mailbox's owner, and count for no limit.
      const isAboutTalk = reference !== null && !isFirst
      if (isToTeam || isAboutTalk || seen.hasJustThawed(by) || day !== other) return
      const mailbox = mailboxOf(to)
      const count = (mailsOfMailboxes.get(`${mailbox} ${day}`) ?? 0) + 1
      mailsOfMailboxes.set(`${mailbox} ${day}`, count)
      if (count > mailsPerMailbox) seen.broke('limits hold', `${mailbox} gets ${count} on one day`)
    },
  }
}

function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@')
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@${domain.replace('googlemail', 'gmail')}`
}
