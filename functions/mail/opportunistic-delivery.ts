import type { Log } from '#functions/handler.ts'
import type { DeliveryPorts, PendingMail } from '#functions/ports.ts'
import { causeOf, deliver, deliverDue } from './delivery.ts'

const AT_MOST = 3
const EVERY_MS = 10_000
/** Time after a failure, or a start, in which a mail may have been posted without a trace in the storage. */
const DOUBT_MS = 900_000

/** Opportunistic delivery after a request, and this instance's memory of storage failures. */
export interface OpportunisticDelivery {
  /** Helps a few delayed mails on their way, every ten seconds at most. Never throws. */
  deliver(log: Log): Promise<void>
  /** Sends one mail that was just queued. Never throws: what fails is left to the sweep. */
  send(pending: PendingMail, log: Log): Promise<void>
  /** The storage has failed: until it answers, mails go out that it knows nothing of. */
  noteFailure(): void
  /** True when the e-mail service should be asked about a mail before its very first attempt. */
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
