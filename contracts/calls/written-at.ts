import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'

/**
 * Returns when a message was written. A message that waited on a device has this time in its header (ISO 8601). Without
 * a valid header, returns `receivedAt`. Corrects a wrong device clock: the result is never after `receivedAt`, and at
 * most `MESSAGE_WAITS_MS` before it.
 */
export function writtenAtOf(header: string | null, receivedAt: Date): Date {
  const [written, received] = [new Date(header ?? receivedAt).getTime(), receivedAt.getTime()]
  if (Number.isNaN(written)) return receivedAt
  return new Date(Math.min(Math.max(written, received - MESSAGE_WAITS_MS), received))
}
