import type { Sending } from '#functions/ports.ts'

/** While the questions of an hour are used up, who has to ask looks again after this. */
const FULL_PAUSE_MS = 600_000

/**
 * Status requests that the e-mail service still allows for mails it was handed. It limits them separately, and a post
 * needs none: a throttled status request pauses status requests, never posts.
 */
export interface Questions {
  /** Takes one question; or says until when it has to wait, and why. `share` is the part of the hour's it may use. */
  take(now: Date, share?: number): { until: Date; reason: string } | null
  /** Allows no question before this time. */
  pause(until: Date): void
  /** Number of questions taken since the last call. */
  drain(): number
}

/** @param questionsPerHour all questions of all instances, at most, in an hour */
export function questions(
  { questionsPausedUntil, askedLastHour }: Pick<Sending, 'questionsPausedUntil' | 'askedLastHour'>,
  questionsPerHour: number,
): Questions {
  let paused = questionsPausedUntil
  let taken = 0
  let drained = 0
  return {
    take(now, share = 1) {
      if (paused && paused > now) return { until: paused, reason: 'questions are paused' }
      if (askedLastHour + taken >= Math.floor(questionsPerHour * share))
        return {
          until: new Date(now.getTime() + FULL_PAUSE_MS),
          reason: 'the questions of this hour are used up',
        }
      taken += 1
      return null
    },
    pause(until) {
      paused = until
    },
    drain() {
      const fresh = taken - drained
      drained = taken
      return fresh
    },
  }
}
