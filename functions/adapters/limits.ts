import type { Config } from '#functions/config.ts'
import { dayAfter, dayOf } from '#functions/days/utc-day.ts'
import type { Limit } from './rate-slots.ts'
import { ROW_KEYS } from './row-keys.ts'

type ClientSettings = Pick<Config, 'postsPerClient' | 'postsPerClientInAnHour'>

const MINUTE_MS = 60_000

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

export const secondsUntil = (until: Date, at: Date) =>
  Math.max(1, Math.ceil((until.getTime() - at.getTime()) / 1_000))

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
