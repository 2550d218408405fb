import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { Log } from '#functions/handler.ts'
import type { Mail, Mailer, SendResult } from '#functions/ports.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { callAt, declined, functionsIn } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DOWN = { status: 0, cause: 'Error' }

/** One instance with this e-mail service, on a storage that nobody can write to where it `isDown`. */
function scene({ isDown = false, ...service }: { isDown?: boolean } & Partial<Mailer>) {
  const mails: Pick<Mail, 'to'>[] = []
  const lines: Parameters<Log>[] = []
  const table = memoryTable()
  const mailer: Mailer = {
    send: async (mail) => {
      mails.push(mail)
      return { accepted: true }
    },
    ask: async () => 'unknown',
    ...service,
  }
  const down = () => Promise.reject(new Error('storage down'))
  const services = functionsIn({
    table: isDown ? { ...table, change: down } : table,
    mailer,
    now: () => NOW,
  })
  const call = (name: 'sendContactEmail' | 'notifyJscInterest' | 'outboxSweep', body: object, headers = {}) =>
    callAt(NOW, services[name], body, {
      headers: { 'idempotency-key': randomUUID(), ...headers },
      network: '203.0.113.9',
      log: (...line) => void lines.push(line),
    })
  return { call, mails, lines }
}

test.each([
  ['unknown', 1, 200],
  ['failed', 1, 200],
  ['running', 0, 200],
  ['succeeded', 0, 200],
  [declined('failed'), 0, 503],
] as const)(
  'With the storage down, and the team’s mail %j at the service, %i goes out and the answer is %i',
  async (status, posts, answered) => {
    const { call, mails, lines } = scene({ isDown: true, ask: async () => status as never })
    const { status: given, body } = await call('sendContactEmail', FORMS.appointment)
    expect([mails.map(({ to }) => to), given]).toEqual([Array(posts).fill(TEAM), answered])
    // A stranger is written to only where the storage counts it.
    if (given === 200) expect(body).toMatchObject({ receipt: 'none' })
    else expect(body).toEqual({ error: REFUSALS.unavailable.error.en })
    const leadId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(lines).toEqual([['error', 'storage-down', { leadId, ...DOWN }]])
  },
)

test.each([
  [{ accepted: true } as SendResult, 'sent'],
  [declined('failed'), 'later'],
  [declined('refused'), 'none'],
])('A receipt that the service answers with %j is answered as "%s"', async (verdict, receipt) => {
  const { call } = scene({ send: async ({ to }) => (to === TEAM ? { accepted: true } : verdict) })
  expect((await call('sendContactEmail', FORMS.appointment)).body).toMatchObject({ receipt })
})

test('A form that a bot may have sent is held for a person, and the log says why', async () => {
  const { call, lines } = scene({})
  await call('sendContactEmail', FORMS.appointment, { 'x-form-signals': 'filled=9; trap=1' })
  const leadId = expect.stringMatching(/^[0-9a-f-]{36}$/)
  expect(lines).toEqual([['warn', 'lead-held', { leadId, suspicion: 'trap' }]])
})

test('A sign-up whose limits cannot be counted is refused for now, and the log says why', async () => {
  const { call, lines, mails } = scene({ isDown: true })
  expect(await call('notifyJscInterest', { email: 'jane@visitor.example' })).toMatchObject({ status: 503 })
  expect(lines[0]).toEqual(['warn', 'limits-unwritable', DOWN])
  expect(mails).toEqual([])
})
