import type { MailKind, QuotaUse } from '#functions/ports.ts'

const FULL_PAUSE_MS = 600_000
/** Part of the hourly quota that each kind of mail may use. The rest is reserved for kinds with a larger part. */
const SHARE: Record<MailKind, number> = {
  team: 1,
  'opt-in': 0.8,
  welcome: 0.8,
  morning: 0.8,
  'taken-back': 0.8,
  visitor: 0.75,
  proposal: 0.8,
  talk: 0.8,
  'talk-team': 0.8,
  urgent: 1,
  'urgent-team': 1,
  reminder: 0.75,
}

/** The remaining quota of mails. Mails are sent concurrently, so each one reserves its part before it is sent. */
export interface Allowance {
  /**
   * Reserves the quota for one mail and returns null. If the share of its kind is used up, or sending is paused,
   * returns when to retry and the reason.
   */
  take(kind: MailKind, now: Date): { until: Date; reason: string } | null
  giveBack(): void
  pause(until: Date): void
}

/** @param mailsPerHour maximum for all instances together */
export function allowance({ pausedUntil, sentLastHour }: QuotaUse, mailsPerHour: number): Allowance {
  let paused = pausedUntil
  let sent = sentLastHour
  return {
    take(kind, now) {
      if (paused && paused > now) return { until: paused, reason: 'sending is paused' }
      if (sent >= Math.floor(mailsPerHour * SHARE[kind]))
        return {
          until: new Date(now.getTime() + FULL_PAUSE_MS),
          reason: 'the mails of this hour are used up',
        }
      sent += 1
      return null
    },
    giveBack() {
      sent -= 1
    },
    pause(until) {
      paused = until
    },
  }
}
