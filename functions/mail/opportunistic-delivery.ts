import type { Log } from '#functions/handler.ts'
import type { DeliveryPorts, PendingMail } from '#functions/ports.ts'
import { causeOf, deliver, deliverDue } from './delivery.ts'

const AT_MOST = 3
const EVERY_MS = 10_000
/** Period after a start or a storage failure in which a mail may already have been sent without a record. */
const DOUBT_MS = 900_000

/** Delivers mails after a response, and remembers storage failures of this instance. */
export interface OpportunisticDelivery {
  /** Tries to send a few due mails, at most every ten seconds. Never throws. */
  deliver(log: Log): Promise<void>
  /** Sends one mail that was just queued. Never throws. If sending fails temporarily, the mail stays queued. */
  send(pending: PendingMail, log: Log): Promise<void>
  noteFailure(): void
  /** True if a mail may have been sent without a record, so the e-mail service must be asked before sending. */
  asksFirst(): boolean
}

export function opportunisticDelivery(ports: DeliveryPorts): OpportunisticDelivery {
  let doubtUntil = ports.now().getTime() + DOUBT_MS
  let nextAt = 0
  return {
    async deliver(log) {
      const now = ports.now().getTime()
      if (now < nextAt) return
      nextAt = now + EVERY_MS
      await deliverDue(ports, AT_MOST, 'recent', log).catch((error: unknown) =>
        log('warn', 'outbox-unreadable', causeOf(error)),
      )
    },
    async send(pending, log) {
      try {
        const leased = await ports.outbox.lease(pending)
        if (leased) await deliver(ports, [leased], log)
      } catch (error) {
        log('warn', 'outbox-unwritable', causeOf(error))
      }
    },
    noteFailure() {
      doubtUntil = ports.now().getTime() + DOUBT_MS
    },
    asksFirst: () => ports.now().getTime() < doubtUntil,
  }
}
