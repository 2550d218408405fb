import { MESSAGE_WAITS_MS } from '#contracts/values/limits.ts'

/**
 * Returns when a message was written: the time in the header (ISO 8601) or, without a valid header, `receivedAt`.
 * Because device clocks may be wrong, the result is never after `receivedAt`, and at most `MESSAGE_WAITS_MS` before it.
 */
export function writtenAtOf(header: string | null, receivedAt: Date): Date {
  const [written, received] = [new Date(header ?? receivedAt).getTime(), receivedAt.getTime()]
  if (Number.isNaN(written)) return receivedAt
  return new Date(Math.min(Math.max(written, received - MESSAGE_WAITS_MS), received))
}
