import type { Env } from '#functions/config.ts'
import type { Handler } from '#functions/handler.ts'
import { SettingsError } from '#functions/settings-error.ts'
import { publicAddresses } from '#functions/web/client-address.ts'
import { holdsKey } from './operator-key.ts'

/** The state of the storage, for an operator. */
export interface StoredState {
  /** Moment at which the oldest waiting mail was due; null when none waits. */
  oldestDueAt: Date | null
  /** Mails to the team that could not be delivered. 1,000 stands for that many and more, here and below. */
  deadTeamLetters: number
  /** Mails to others. */
  otherDeadLetters: number
  /** Mails to strangers, of forms that a bot may have filled in. */
  heldMails: number
  /** Since when the oldest that may be a person's waits, held for its haste alone; null when none does. */
  oldestHeldAt: Date | null
  lastSweepAt: Date | null
  /** Moment at which a round over everything that is kept for a time was last complete. */
  lastForgettingAt: Date | null
}

/** The services behind the gate that the health endpoint checks. */
interface Behind {
  storedState: () => Promise<StoredState>
  trustedHops: number
}

/**
 * Tells everybody that the functions are up, without touching the storage: a form's first focus wakes them with it.
 * Tells the holder of the key (`x-outbox-key`) more: 200 when settings and storage are in order, else 503. How many
 * public addresses `X-Forwarded-For` names shows whether `TRUSTED_HOPS` is right.
 */
export const health =
  (load: () => Promise<Behind>, env: Env): Handler =>
  async ({ header, receivedAt }) => {
    const up = { status: 'up' }
    if (!env.OUTBOX_KEY || !holdsKey(header, env.OUTBOX_KEY)) return { status: 200, body: up }
    const secondsSince = (time: Date | null) =>
      time && Math.max(0, Math.floor((receivedAt.getTime() - time.getTime()) / 1_000))
    try {
      const { storedState, trustedHops } = await load()
      const { oldestDueAt, oldestHeldAt, lastSweepAt, lastForgettingAt, ...counts } = await storedState()
      const ages = {
        oldestDueMailS: secondsSince(oldestDueAt),
        oldestHeldMailS: secondsSince(oldestHeldAt),
        lastSweepS: secondsSince(lastSweepAt),
        lastForgettingS: secondsSince(lastForgettingAt),
      }
      const hops = { publicHops: publicAddresses(header('x-forwarded-for')).length, trustedHops }
      return { status: 200, body: { ...up, settings: [], storage: 'up', ...ages, ...counts, ...hops } }
    } catch (error) {
      const isMisconfigured = error instanceof SettingsError
      const problem = isMisconfigured ? { settings: error.advice } : { settings: [], storage: 'down' }
      return { status: 503, body: { ...up, ...problem } }
    }
  }
