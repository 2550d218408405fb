import { secondsUntil } from '#functions/days/clocks.ts'
import { type Log, RETRY_AFTER_S } from '#functions/handler.ts'
import { operationIdOf } from '#functions/identifiers.ts'
import type { DeliveryPorts, Mail, UnstoredLimit } from '#functions/ports.ts'
import { limitsOf } from './delivery.ts'

/**
 * Sends a mail that could not be stored, and counts it towards the mails of the hour. Returns `sent` if the e-mail
 * service has the mail, otherwise when to retry. Asks the service first, because an earlier request may have sent it.
 */
export async function sendUnstored(
  ports: DeliveryPorts & { unstoredLimit: UnstoredLimit },
  { id, mail, clientId }: { id: string; mail: Mail; clientId: string | null },
  log: Log,
): Promise<'sent' | { retryAfterS: number }> {
  const { outbox, unstoredLimit, now } = ports
  const reserved = unstoredLimit.reserve(clientId, now())
  if ('until' in reserved) return { retryAfterS: secondsUntil(reserved.until, now()) }
  const { allowed, checks } = await limitsOf(ports, log)
  const wait = allowed.take('team', now()) ?? checks.take(now())
  const result = wait ? 'failed' : await sendUnlessSent(ports, operationIdOf(id), mail)
  outbox.countChecks(checks.drain())
  if (result === 'sent') outbox.countSent(1)
  if (result !== 'failed') return 'sent'
  reserved.release()
  return { retryAfterS: wait ? secondsUntil(wait.until, now()) : RETRY_AFTER_S }
}

async function sendUnlessSent(
  { mailer }: DeliveryPorts,
  operationId: string,
  mail: Mail,
): Promise<'sent' | 'sent before' | 'failed'> {
  const status = await mailer.statusOf(operationId)
  if (status === 'running' || status === 'succeeded') return 'sent before'
  // The status is not known, so the mail may have been sent already. The next attempt asks again.
  if (typeof status === 'object') return 'failed'
  const full = await mailer.send(mail, operationId)
  const isRefused = !full.accepted && full.problem === 'refused'
  const { accepted } = isRefused ? await mailer.send(mail, operationId, 'minimal') : full
  return accepted ? 'sent' : 'failed'
}
