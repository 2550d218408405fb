import type { Env } from './config.ts'
import type { Handler } from './handler.ts'
import { holdsKey } from './operator-key.ts'
import { SettingsError } from './settings-error.ts'

/** What the storage tells an operator. */
export interface StoredState {
  /** When the oldest mail that waits was due; null when none waits. */
  oldestDueAt: Date | null
  /** 1,000 stands for that many and more. */
  deadLetters: number
  /** Mails of forms that a bot may have filled in. */
  heldMails: number
  lastSweepAt: Date | null
}

/**
 * Tells everybody that the functions are up, without touching the storage: a form's first focus wakes them with it.
 * Tells the holder of the key (`x-outbox-key`) more: 200 when settings and storage are in order, else 503.
 */
export const health =
  (storedState: () => Promise<StoredState>, env: Env): Handler =>
  async ({ header, receivedAt }) => {
    const up = { status: 'up' }
    if (!env.OUTBOX_KEY || !holdsKey(header, env.OUTBOX_KEY)) return { status: 200, body: up }
    const secondsSince = (time: Date | null) =>
      time && Math.max(0, Math.floor((receivedAt.getTime() - time.getTime()) / 1_000))
    try {
      const { oldestDueAt, lastSweepAt, ...counts } = await storedState()
      const ages = { oldestDueMailS: secondsSince(oldestDueAt), lastSweepS: secondsSince(lastSweepAt) }
      return { status: 200, body: { ...up, settings: [], storage: 'up', ...ages, ...counts } }
    } catch (error) {
      const isMisconfigured = error instanceof SettingsError
      const problem = isMisconfigured ? { settings: error.advice } : { settings: [], storage: 'down' }
      return { status: 503, body: { ...up, ...problem } }
    }
  }
