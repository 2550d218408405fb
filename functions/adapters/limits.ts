import type { Config } from '#functions/config.ts'
import { secondsUntil } from '#functions/days/clocks.ts'
import { dayAfter, dayOf } from '#functions/days/utc-day.ts'
import type { UnstoredLimit } from '#functions/ports.ts'
import type { LeadTable } from './lead-table.ts'
import { claim, type Limit, writeSlots } from './rate-slots.ts'
import { monthOf, ROW_KEYS } from './row-keys.ts'

type ClientSettings = Pick<Config, 'postsPerClient' | 'postsPerClientInAnHour'>

const MINUTE_MS = 60_000
/**
 * Mails that one instance may send while it cannot count them in the storage. They are fewer than the posts of a
 * network, because every instance counts only its own.
 */
const UNSTORED_PER_CLIENT = { maximum: 5, periodMs: 10 * MINUTE_MS }
const UNSTORED_TOTAL = { maximum: 30, periodMs: 60 * MINUTE_MS }

export const clientLimits = (settings: ClientSettings, clientId: string, at: Date): Limit[] =>
  [
    { minutes: 10, maximum: settings.postsPerClient },
    { minutes: 60, maximum: settings.postsPerClientInAnHour },
  ].map(({ minutes, maximum }) => {
    const lengthMs = minutes * MINUTE_MS
    const start = Math.floor(at.getTime() / lengthMs) * lengthMs
    const prefix = ROW_KEYS.client(new Date(start), minutes, clientId)
    return { prefix, maximum, until: new Date(start + lengthMs) }
  })

export const mailboxLimit = (
  { mailsPerMailbox }: Pick<Config, 'mailsPerMailbox'>,
  mailboxId: string,
  at: Date,
): Limit => ({
  prefix: ROW_KEYS.mailbox(dayOf(at), mailboxId),
  maximum: mailsPerMailbox,
  until: dayAfter(at),
})

/** Counts a mail towards the daily limit of its mailbox. False if the limit is reached. */
export async function countMail(
  table: LeadTable,
  settings: Pick<Config, 'mailsPerMailbox'> & { random: () => number },
  mailboxId: string,
  at: Date,
): Promise<boolean> {
  const limit = mailboxLimit(settings, mailboxId, at)
  return 'taken' in (await claim({ ...settings, table }, monthOf(at), [limit], writeSlots(table)))
}

/** Remembers clients that are over a limit, so that their next calls do not try to claim slots. */
export function fullClients() {
  const until = new Map<string, number>()
  return {
    /** Returns the seconds that the client must still wait; null if it is not known to be over a limit. */
    waitOf(clientId: string | null, at: Date): number | null {
      const end = clientId === null ? undefined : until.get(clientId)
      return end !== undefined && end > at.getTime() ? secondsUntil(new Date(end), at) : null
    },
    /** Remembers that the client has reached `limit`. Returns the seconds to wait. */
    note(clientId: string, limit: Limit, at: Date): number {
      for (const [known, end] of until) if (end <= at.getTime()) until.delete(known)
      until.set(clientId, limit.until.getTime())
      return secondsUntil(limit.until, at)
    },
  }
}

export function unstoredLimit({ postsPerClient }: Pick<Config, 'postsPerClient'>): UnstoredLimit {
  let mails: readonly { clientId: string | null; at: number }[] = []
  const perClient = {
    ...UNSTORED_PER_CLIENT,
    maximum: Math.min(postsPerClient, UNSTORED_PER_CLIENT.maximum),
  }
  return {
    reserve(clientId, at) {
      const now = at.getTime()
      const endOf = (limit: typeof perClient, counted: typeof mails) => {
        const recent = counted.filter((mail) => mail.at + limit.periodMs > now)
        return (recent.at(-limit.maximum)?.at ?? Number.NEGATIVE_INFINITY) + limit.periodMs
      }
      mails = mails.filter((mail) => mail.at + UNSTORED_TOTAL.periodMs > now)
      const ofClient = clientId === null ? [] : mails.filter((mail) => mail.clientId === clientId)
      const until = Math.max(endOf(UNSTORED_TOTAL, mails), endOf(perClient, ofClient))
      if (until > now) return { until: new Date(until) }
      const mail = { clientId, at: now }
      mails = [...mails, mail]
      return {
        release() {
          mails = mails.filter((other) => other !== mail)
        },
      }
    },
  }
}
