import type { Log } from './handler.ts'
import { operationIdOf } from './identifiers.ts'
import type { DeliveryPorts, PendingMail, Verdict } from './ports.ts'

const LONGEST_PAUSE_MS = 3_600_000
const MOST_ATTEMPTS = 12

/**
 * What became of one mail. `taken`: another instance has it. `unsettled`: the storage failed, so the mail stays
 * pending and is tried again under the same operation id.
 */
export type Outcome = 'sent' | 'postponed' | 'buried' | 'taken' | 'unsettled'

/** Milliseconds until the next attempt: doubled after each one, an hour at most unless the service asks for more. */
export const pauseMs = (attempts: number, retryAfterMs: number, backoffMs: number) =>
  Math.max(retryAfterMs, Math.min(LONGEST_PAUSE_MS, backoffMs * 2 ** (attempts - 1)))

/** One attempt at a leased mail. Never throws. */
export async function deliver(
  ports: DeliveryPorts,
  leased: PendingMail,
  log: Log,
  timeoutMs = ports.sendTimeoutMs,
): Promise<Outcome> {
  const operationId = operationIdOf(leased.leadId, leased.audience)
  const verdict = await ports.mailer.send(leased.mail, operationId, timeoutMs)
  try {
    return await settle(ports, leased, verdict, log)
  } catch {
    log('error', 'mail-unsettled', { leadId: leased.leadId, audience: leased.audience })
    return 'unsettled'
  }
}

/**
 * One attempt at each due mail, all at the same time, at most `limit`. Counts what became of them.
 *
 * @throws when the storage cannot be asked what is due
 */
export async function deliverDue(
  ports: DeliveryPorts,
  limit: number,
  log: Log,
  timeoutMs = ports.sendTimeoutMs,
): Promise<Record<Outcome, number>> {
  const due = await ports.outbox.due(limit)
  const outcomes = await Promise.all(
    due.map(async (pending): Promise<Outcome> => {
      const leased = await ports.outbox.lease(pending).catch(() => 'unsettled' as const)
      if (leased === 'unsettled') return leased
      return leased ? deliver(ports, leased, log, timeoutMs) : 'taken'
    }),
  )
  const counts = { sent: 0, postponed: 0, buried: 0, taken: 0, unsettled: 0 }
  for (const outcome of outcomes) counts[outcome] += 1
  return counts
}

async function settle(
  ports: DeliveryPorts,
  leased: PendingMail,
  verdict: Verdict,
  log: Log,
): Promise<Outcome> {
  const { outbox, now, backoffMs } = ports
  const { leadId, audience, attempts } = leased
  if (verdict.accepted) {
    await outbox.finish(leased)
    return 'sent'
  }
  const { permanent, reason, retryAfterMs } = verdict
  if (permanent || attempts >= MOST_ATTEMPTS) {
    await outbox.bury(leased, reason)
    log('error', 'mail-buried', { leadId, audience, attempts, reason })
    return 'buried'
  }
  await outbox.postpone(
    leased,
    new Date(now().getTime() + pauseMs(attempts, retryAfterMs, backoffMs)),
    reason,
  )
  log('warn', 'mail-postponed', { leadId, audience, attempts, reason })
  return 'postponed'
}
