import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'

/**
 * Returns the time at which a message was written: the ISO 8601 time in the header, which only the queue of a
 * device sends, else the time of receipt. A wrong device clock is corrected: the result is never after the
 * receipt, nor longer before it than a message may wait.
 */
export function writtenAtOf(header: string | null, receivedAt: Date): Date {
  const [written, received] = [new Date(header ?? receivedAt).getTime(), receivedAt.getTime()]
  if (Number.isNaN(written)) return receivedAt
  return new Date(Math.min(Math.max(written, received - MESSAGE_WAITS_MS), received))
}
