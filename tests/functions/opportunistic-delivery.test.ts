import { expect, test } from 'vitest'
import type { Log } from '#functions/handler.ts'
import { opportunisticDelivery } from '#functions/mail/opportunistic-delivery.ts'
import type { DeliveryPorts, PendingMail } from '#functions/ports.ts'

const MINUTE_MS = 60_000
const PENDING = { id: 'id', kind: 'opt-in', attempts: 0 } as PendingMail
const DOWN = { status: 0, cause: 'Error' }

/** An instance that has just started; `outbox` is its storage. */
function instance(outbox: Partial<DeliveryPorts['outbox']>) {
  const clock = { ms: Date.parse('2026-11-23T10:00:00Z') }
  const lines: Parameters<Log>[] = []
  const ports = { outbox, now: () => new Date(clock.ms) } as DeliveryPorts
  return {
    clock,
    lines,
    log: (...line: Parameters<Log>) => void lines.push(line),
    ...opportunisticDelivery(ports),
  }
}

test('Visitors help three delayed mails of the last days on their way, every ten seconds at most', async () => {
  const looks: unknown[][] = []
  const { deliver, log, clock } = instance({
    due: async (...look) => {
      looks.push(look)
      return []
    },
  })
  await deliver(log)
  clock.ms += 9_999
  await deliver(log)
  expect(looks).toEqual([[3, 'recent']])
  clock.ms += 1
  await deliver(log)
  expect(looks).toHaveLength(2)
})

test('With the storage down mails wait for the sweep, and the log says so', async () => {
  const down = () => Promise.reject(new Error('storage down'))
  const { deliver, send, log, lines } = instance({ due: down, lease: down })
  await deliver(log)
  await send(PENDING, log)
  expect(lines).toEqual([
    ['warn', 'outbox-unreadable', DOWN],
    ['warn', 'outbox-unwritable', DOWN],
  ])
})

test('A mail that another instance has leased is left to it', async () => {
  const { send, log, lines } = instance({ lease: async () => null })
  await send(PENDING, log)
  expect(lines).toEqual([])
})

test('For a quarter of an hour after its start, and after each failure, asks the service before posting a mail', () => {
  const { asksFirst, noteFailure, clock } = instance({})
  const asked: boolean[] = []
  const wait = (ms: number) => {
    clock.ms += ms
    asked.push(asksFirst())
  }
  wait(15 * MINUTE_MS - 1)
  wait(1)
  noteFailure()
  wait(15 * MINUTE_MS - 1)
  wait(1)
  expect(asked).toEqual([true, false, true, false])
})
