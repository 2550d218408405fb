import { askAboutAccepted, causeOf, deliverDue } from './delivery.ts'
import { type Handler, refuseForNow } from './handler.ts'
import { holdsKey } from './operator-key.ts'
import type { DeliveryPorts } from './ports.ts'

const SWEEP_LIMIT = 20

/**
 * Tries the mails that are due, asks about accepted ones, 20 of each at most, and deletes a batch of what was kept
 * long enough. Answers with the count of each outcome. Called by a schedule with the header `x-outbox-key`; without
 * the right key it does not exist.
 */
export const outboxSweep =
  (ports: DeliveryPorts & { outboxKey: string }): Handler =>
  async ({ header, log }) => {
    if (!holdsKey(header, ports.outboxKey)) return { status: 404, body: { error: 'Not found.' } }
    try {
      const delivered = await deliverDue(ports, SWEEP_LIMIT, 'all', log)
      const asked = await askAboutAccepted(ports, SWEEP_LIMIT, log)
      const forgotten = await ports.outbox.forgetOld()
      await ports.outbox.swept()
      return { status: 200, body: { ...delivered, asked, forgotten } }
    } catch (error) {
      log('error', 'outbox-unreadable', causeOf(error))
      return refuseForNow('en')
    }
  }
