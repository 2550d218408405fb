import { expect, test } from 'vitest'
import { deliver, pauseMs } from '#functions/delivery.ts'
import type { DeliveryPorts, Outbox, PendingMail, Verdict } from '#functions/ports.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const pending: PendingMail = {
  leadId: '11111111-1111-4111-8111-111111111111',
  audience: 'team',
  attempts: 1,
  mail: { to: 'a@b.example', replyTo: 'c@d.example', subject: 'S', text: 'T', html: 'H' },
  revision: '1',
}
const refused: Verdict = { accepted: false, permanent: false, retryAfterMs: 0, reason: '503' }

function portsWith(verdict: Verdict, failing = false) {
  const calls: unknown[] = []
  const note =
    (method: string) =>
    async (_: PendingMail, ...rest: unknown[]) => {
      if (failing) throw new Error('storage down')
      calls.push([method, ...rest])
    }
  const outbox = { finish: note('finish'), postpone: note('postpone'), bury: note('bury') } as Partial<Outbox>
  const ports = {
    outbox: outbox as Outbox,
    mailer: { send: async () => verdict },
    now: () => NOW,
    sendTimeoutMs: 5_000,
    backoffMs: 30_000,
  } satisfies DeliveryPorts
  return { ports, calls }
}

test('An accepted mail is finished', async () => {
  const { ports, calls } = portsWith({ accepted: true })
  expect(await deliver(ports, pending, () => {})).toBe('sent')
  expect(calls).toEqual([['finish']])
})

test('A refused mail is postponed by the pause of its attempt', async () => {
  const { ports, calls } = portsWith(refused)
  expect(await deliver(ports, { ...pending, attempts: 3 }, () => {})).toBe('postponed')
  expect(calls).toEqual([['postpone', new Date('2026-11-21T10:02:00Z'), '503']])
})

test('The twelfth failed attempt makes a dead letter', async () => {
  const { ports, calls } = portsWith(refused)
  expect(await deliver(ports, { ...pending, attempts: 12 }, () => {})).toBe('buried')
  expect(calls).toEqual([['bury', '503']])
})

test('A storage failure after sending leaves the mail for the next sweep', async () => {
  const { ports } = portsWith({ accepted: true }, true)
  const lines: string[] = []
  expect(await deliver(ports, pending, (_level, event) => lines.push(event))).toBe('unsettled')
  expect(lines).toEqual(['mail-unsettled'])
})

test('Pauses double from half a minute up to an hour, and longer only when the service asks', () => {
  expect([1, 2, 3, 7, 8, 12].map((attempts) => pauseMs(attempts, 0, 30_000))).toEqual([
    30_000, 60_000, 120_000, 1_920_000, 3_600_000, 3_600_000,
  ])
  expect(pauseMs(1, 7_200_000, 30_000)).toBe(7_200_000)
})
