import { type Handler, type Log, refuseForNow } from '#functions/handler.ts'
import { askAboutAccepted, causeOf, deliverDue, type MailOutcome } from '#functions/mail/delivery.ts'
import { type MorningPorts, queueMorningMail } from '#functions/mail/morning-mail.ts'
import type { DeliveryPorts } from '#functions/ports.ts'
import { holdsKey } from './operator-key.ts'

const SWEEP_LIMIT = 20

type Ports = DeliveryPorts & MorningPorts

/**
 * Tries the mails that are due, asks about accepted ones, 20 of each at most, and deletes a batch of what was kept
 * long enough. In the morning it queues the mail that tells the team what waits. Counts each outcome.
 *
 * @throws when the storage cannot be reached
 */
export async function sweep(
  ports: Ports,
  log: Log,
): Promise<Record<MailOutcome | 'asked' | 'forgotten', number>> {
  const delivered = await deliverDue(ports, SWEEP_LIMIT, 'all', log)
  const asked = await askAboutAccepted(ports, SWEEP_LIMIT, log)
  await queueMorningMail(ports)
  await ports.outbox.swept()
  const forgotten = await ports.outbox.forgetOld()
  return { ...delivered, asked, forgotten }
}

/**
 * The sweep for a schedule elsewhere, which calls with the header `x-outbox-key`; without the right key it does not
 * exist.
 */
export const outboxSweep =
  (ports: Ports & { outboxKey: string }): Handler =>
  async ({ header, log }) => {
    if (!holdsKey(header, ports.outboxKey)) return { status: 404, body: { error: 'Not found.' } }
    try {
      return { status: 200, body: await sweep(ports, log) }
    } catch (error) {
      log('error', 'outbox-unreadable', causeOf(error))
      return refuseForNow('en')
    }
  }
