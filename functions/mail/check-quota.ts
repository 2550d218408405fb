import type { QuotaUse } from '#functions/ports.ts'

const FULL_PAUSE_MS = 600_000

/**
 * The remaining quota of status requests. The e-mail service counts them separately from mails, so a throttled status
 * request does not pause sending.
 */
export interface CheckQuota {
  /**
   * Reserves one status request and returns null. If `share` (0 to 1) of the quota is used, or requests are paused,
   * returns when to retry and the reason.
   */
  take(now: Date, share?: number): { until: Date; reason: string } | null
  pause(until: Date): void
  drain(): number
}

/** @param checksPerHour maximum for all instances together */
export function checkQuota(
  { checksPausedUntil, checksLastHour }: Pick<QuotaUse, 'checksPausedUntil' | 'checksLastHour'>,
  checksPerHour: number,
): CheckQuota {
  let paused = checksPausedUntil
  let taken = 0
  let drained = 0
  return {
    take(now, share = 1) {
      if (paused && paused > now) return { until: paused, reason: 'status checks are paused' }
      if (checksLastHour + taken >= Math.floor(checksPerHour * share))
        return {
          until: new Date(now.getTime() + FULL_PAUSE_MS),
          reason: 'the status checks of this hour are used up',
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
