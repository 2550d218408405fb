import type { Env } from '#functions/config.ts'
import type { Handler } from '#functions/handler.ts'
import { SettingsError } from '#functions/settings-error.ts'
import { publicAddresses } from '#functions/web/client-address.ts'
import { holdsKey } from './operator-key.ts'

/** State of the storage, for operators. Counts stop at 1,000. */
export interface StoredState {
  /** When the oldest overdue mail was due; null if no mail is due. */
  oldestDueAt: Date | null
  deadTeamLetters: number
  otherDeadLetters: number
  heldMails: number
  /**
   * When the oldest held mail was queued; null if there is none. Ignores mails held because a hidden field was filled
   * in (`trap`): people rarely do that.
   */
  oldestHeldAt: Date | null
  lastSweepAt: Date | null
  /** When the last complete deletion of expired rows ended. */
  lastForgettingAt: Date | null
}

interface HealthSource {
  storedState: () => Promise<StoredState>
  trustedHops: number
  areAlertsOn: boolean
}

/**
 * Confirms that the functions run. Without the operator's key (`x-outbox-key`), it does not read the storage, because
 * pages call it only to wake the functions.
 *
 * With the key, returns the details: 200 if settings and storage are in order, else 503.
 * `publicHops` is the number of public addresses in `X-Forwarded-For`; `TRUSTED_HOPS` must be one less.
 */
export const health =
  (load: () => Promise<HealthSource>, env: Env): Handler =>
  async ({ header, receivedAt }) => {
    const up = { status: 'up' }
    if (!env.OUTBOX_KEY || !holdsKey(header, env.OUTBOX_KEY)) return { status: 200, body: up }
    const secondsSince = (time: Date | null) =>
      time && Math.max(0, Math.floor((receivedAt.getTime() - time.getTime()) / 1_000))
    try {
      const { storedState, trustedHops, areAlertsOn } = await load()
      const { oldestDueAt, oldestHeldAt, lastSweepAt, lastForgettingAt, ...counts } = await storedState()
      const ages = {
        oldestDueMailS: secondsSince(oldestDueAt),
        oldestHeldMailS: secondsSince(oldestHeldAt),
        lastSweepS: secondsSince(lastSweepAt),
        lastForgettingS: secondsSince(lastForgettingAt),
      }
      const hops = { publicHops: publicAddresses(header('x-forwarded-for')).length, trustedHops }
      const alerts = areAlertsOn ? 'on' : 'off'
      return {
        status: 200,
        body: { ...up, settings: [], storage: 'up', alerts, ...ages, ...counts, ...hops },
      }
    } catch (error) {
      const isMisconfigured = error instanceof SettingsError
      const problem = isMisconfigured ? { settings: error.advice } : { settings: [], storage: 'down' }
      return { status: 503, body: { ...up, ...problem } }
    }
  }
