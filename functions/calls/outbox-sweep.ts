import { type Handler, type Log, refuseForNow } from '#functions/handler.ts'
import { causeOf, checkAccepted, deliverDue, type MailOutcome } from '#functions/mail/delivery.ts'
import { type MorningPorts, queueMorningMail } from '#functions/mail/morning-mail.ts'
import type { TalkPlanPorts } from '#functions/mail/talk-plan.ts'
import { sweepTalks } from '#functions/mail/talk-sweep.ts'
import type { DeliveryPorts, Talks } from '#functions/ports.ts'
import { holdsKey } from './operator-key.ts'

const SWEEP_LIMIT = 20

type Ports = DeliveryPorts & MorningPorts & TalkPlanPorts & { talks: Talks }

/**
 * Follows up on talks, sends due mails, and requests the status of accepted mails to the team, at most 20 each. Queues
 * the morning mail if it is due, and deletes a batch of expired rows. Returns the number of mails per outcome, of status
 * requests (`asked`) and of deleted rows (`forgotten`).
 *
 * @throws if the storage is not available
 */
export async function sweep(
  ports: Ports,
  log: Log,
): Promise<Record<MailOutcome | 'asked' | 'forgotten', number>> {
  await sweepTalks(ports)
  const delivered = await deliverDue(ports, SWEEP_LIMIT, log)
  const asked = await checkAccepted(ports, SWEEP_LIMIT, log)
  await ports.mornings.noteRelease(ports.release.builtOn)
  await queueMorningMail(ports)
  await ports.outbox.noteSweep()
  const forgotten = await ports.outbox.deleteExpired()
  return { ...delivered, asked, forgotten }
}

/**
 * Runs a sweep for an external scheduler. Responds with 404 unless the header `x-outbox-key` has the operator's key.
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
