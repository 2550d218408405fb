import { currentAction } from '#tests/proofs/sim/chance.ts'
import { DAY, HOUR, MINUTE } from '#tests/proofs/sim/clock.ts'
import { type Ledger, type Observer, ON_ITS_WAY, type Row } from './ledger.ts'

/**
 * Privacy policy: "So that nobody can flood the forms, or fill other people’s mailboxes through us, we count two things:
 * how often one connection sends, and how many e-mails a mailbox gets from us in a day."
 */
export function limits(seen: Ledger): Observer {
  const { postsPerClient, postsPerClientInAnHour, mailsPerMailbox } = seen.config
  const formsOfBots: number[] = []
  const signUpsOf = new Map<string, number[]>()
  const mailsOfMailboxes = new Map<string, number>()

  function countForm(at: number): void {
    formsOfBots.push(at)
    for (const [ms, most] of [
      [10 * MINUTE, postsPerClient],
      [HOUR, postsPerClientInAnHour],
    ] as const) {
      const inWindow = formsOfBots.filter((other) => Math.floor(other / ms) === Math.floor(at / ms))
      if (inWindow.length > most)
        seen.broke('limits hold', `${inWindow.length} forms of one network within ${ms / MINUTE} minutes`)
    }
  }

  function countSignUp({ clientId }: Row): void {
    const earlier = signUpsOf.get(String(clientId)) ?? []
    const moments = [...earlier.filter((moment) => moment > seen.now - HOUR), seen.now]
    signUpsOf.set(String(clientId), moments)
    // An hour from any moment may overlap two clock hours.
    if (moments.length > 2 * postsPerClientInAnHour && seen.hasExactCounts())
      seen.broke('limits hold', `${moments.length} sign-ups of one network within an hour`)
  }

  return {
    created(row) {
      if (row.rowKey.startsWith('s:')) countSignUp(row)
      if (row.rowKey.startsWith('l:') && currentAction().name.startsWith('the bot'))
        countForm(Number(row.receivedAt))
    },

    mailed({ to, isToTeam, by, begunAt }) {
      // Skip mails around midnight UTC: clocks differ, so they may count for either day.
      const [day = 0, other] = [begunAt - ON_ITS_WAY, begunAt + ON_ITS_WAY].map((at) => Math.floor(at / DAY))
      if (isToTeam || seen.hasJustThawed(by) || day !== other) return
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
