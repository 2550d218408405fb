import { MESSAGE_WAITS_MS } from '#contracts/words/limits.ts'

/**
 * Returns the time at which a message was written, from the header that the queue of a device sends (ISO 8601), else
 * the time at which it was received. It lies neither in the future nor further back than a message may wait: the clock
 * of a device may be wrong.
 */
export function writtenAtOf(header: string | null, receivedAt: Date): Date {
  const [written, received] = [new Date(header ?? receivedAt).getTime(), receivedAt.getTime()]
  if (Number.isNaN(written)) return receivedAt
  return new Date(Math.min(Math.max(written, received - MESSAGE_WAITS_MS), received))
}
