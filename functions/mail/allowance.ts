import type { MailKind, Sending } from '#functions/ports.ts'

/** While the mails of an hour are used up, waiting ones are looked at again after this. */
const FULL_PAUSE_MS = 600_000
/** The part of the hour's mails that each kind may use: the team's mails get through when others have used theirs. */
const SHARE: Record<MailKind, number> = {
  team: 1,
  'opt-in': 0.8,
  welcome: 0.8,
  morning: 0.8,
  'taken-back': 0.8,
  visitor: 0.75,
}

/** The remaining sending quota. Mails are sent concurrently, so each reserves its share first. */
export interface Allowance {
  /** Takes a mail of this kind, or returns until when it must wait, and why. */
  take(kind: MailKind, now: Date): { until: Date; reason: string } | null
  /** The mail that was taken last did not go out. */
  giveBack(): void
  /** No mail is sent before this time. */
  pause(until: Date): void
}

/** @param mailsPerHour all mails of all instances, at most, in an hour */
export function allowance({ pausedUntil, sentLastHour }: Sending, mailsPerHour: number): Allowance {
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
