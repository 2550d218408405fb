import type { Config } from '#functions/config.ts'
import { secondsUntil } from '#functions/days/clocks.ts'
import { dayAfter, dayOf } from '#functions/days/utc-day.ts'
import type { UnstoredLimit } from '#functions/ports.ts'
import type { Limit } from './rate-slots.ts'
import { ROW_KEYS } from './row-keys.ts'

type ClientSettings = Pick<Config, 'postsPerClient' | 'postsPerClientInAnHour'>

const MINUTE_MS = 60_000
/**
 * Mails that one instance may send while it cannot count them in the storage. They are fewer than the posts of a
 * network, because every instance counts only its own.
 */
const UNSTORED_FROM_A_CLIENT = { maximum: 5, periodMs: 10 * MINUTE_MS }
const UNSTORED_IN_ALL = { maximum: 30, periodMs: 60 * MINUTE_MS }

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
  const fromAClient = {
    ...UNSTORED_FROM_A_CLIENT,
    maximum: Math.min(postsPerClient, UNSTORED_FROM_A_CLIENT.maximum),
  }
  return {
    reserve(clientId, at) {
      const now = at.getTime()
      const endOf = (limit: typeof fromAClient, counted: typeof mails) => {
        const recent = counted.filter((mail) => mail.at + limit.periodMs > now)
        return (recent.at(-limit.maximum)?.at ?? Number.NEGATIVE_INFINITY) + limit.periodMs
      }
      mails = mails.filter((mail) => mail.at + UNSTORED_IN_ALL.periodMs > now)
      const ofClient = clientId === null ? [] : mails.filter((mail) => mail.clientId === clientId)
      const until = Math.max(endOf(UNSTORED_IN_ALL, mails), endOf(fromAClient, ofClient))
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
