import { createHash, timingSafeEqual } from 'node:crypto'
import { deliverDue } from './delivery.ts'
import { type Handler, refuse } from './handler.ts'
import type { DeliveryPorts } from './ports.ts'

const SWEEP_LIMIT = 20

/**
 * Tries the mails that are due, 20 at most, and answers with the count of each outcome. Called by a schedule with
 * the header `x-outbox-key`; without the right key it does not exist.
 */
export const outboxSweep =
  (ports: DeliveryPorts & { outboxKey: string }): Handler =>
  async ({ headers, log }) => {
    if (!isSame(headers.outboxKey ?? '', ports.outboxKey))
      return { status: 404, body: { error: 'Not found.' } }
    try {
      return { status: 200, body: await deliverDue(ports, SWEEP_LIMIT, log) }
    } catch {
      log('error', 'outbox-unreadable')
      return refuse('unavailable', { headers: { 'retry-after': '30' } })
    }
  }

/** Compares in the same time whatever the texts are. */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
