import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { SendResult } from '#functions/ports.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { declined, functionsIn, functionsInMemory } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf } from '#tests/support/outbox.ts'

const START = new Date('2026-11-23T10:00:00Z')
const NETWORK = '203.0.113.9'
const DEAD_DOMAIN = 'The domain of this e-mail address cannot receive mail: visitor.example.'

function setUp({ isDown = false } = {}) {
  const change = () => Promise.reject(new Error('storage down'))
  const functions = functionsInMemory((table) => (isDown ? { ...table, change } : table))
  const services = functions.start()
  return {
    ...functions,
    services,
    send: (form: object = FORMS.appointment, headers: Record<string, string> = {}) =>
      functions.call(
        services.sendContactEmail,
        form,
        { 'idempotency-key': randomUUID(), ...headers },
        NETWORK,
      ),
    leads: async () => (await functions.rows()).filter(({ rowKey }) => String(rowKey).startsWith('l:')),
  }
}

test.for<[string, SendResult, Record<string, string>, string]>([
  ['accepts it', { accepted: true }, {}, 'sent'],
  ['fails for the moment', declined('failed'), {}, 'later'],
  ['refuses it', declined('refused'), {}, 'none'],
  ['never gets it, because it is held as a bot’s', { accepted: true }, BOT, 'none'],
])(
  'Where the service %s, the first and a repeated answer give the same state of the receipt',
  async ([, verdict, headers, receipt]) => {
    const { send, plan } = setUp()
    plan.verdict = verdict
    const key = { 'idempotency-key': randomUUID(), ...headers }
    expect((await send(FORMS.appointment, key)).body).toMatchObject({ receipt })
    expect((await send(FORMS.appointment, key)).body).toMatchObject({ receipt })
  },
)

test('Without a key the same form is one lead within ten minutes', async () => {
  const { call, services, wait } = setUp()
  const referenceAfter = async (ms: number) => {
    wait(ms)
    return (await call(services.sendContactEmail, FORMS.appointment)).body.reference
  }
  const first = await referenceAfter(0)
  expect(await referenceAfter(599_999)).toBe(first)
  expect(await referenceAfter(1)).not.toBe(first)
})

test.for([
  ['consultation', 'tr'],
  ['appointment', 'en'],
] as const)(
  'The form %s from a Turkish page gets a receipt in the language of its page: %s',
  async ([formType, language]) => {
    const { send, leads } = setUp()
    await send(FORMS[formType], { 'content-language': 'tr' })
    expect(await leads()).toMatchObject([{ language }])
  },
)

test('A form from a domain that cannot receive mail is stored without a receipt; the team reads why', async () => {
  const { send, leads, mails, rows, services, plan } = setUp()
  plan.reception = 'no'
  const { status, body } = await send()
  expect([status, body.receipt]).toEqual([200, 'none'])
  expect(await leads()).toMatchObject([{ reference: body.reference, withoutReceipt: true }])
  await services.sweep(() => {})
  expect(mails).toMatchObject([{ to: TEAM, text: expect.stringContaining(DEAD_DOMAIN) }])
  expect((await rows()).filter(({ rowKey }) => /^[phd]:/.test(String(rowKey)))).toEqual([])
})

test.for([
  ['unknown', 1, 200],
  ['failed', 1, 200],
  ['running', 0, 200],
  ['succeeded', 0, 200],
  [declined('failed'), 0, 503],
] as const)(
  'With the storage down and the status %j of the mail to the team, %i mails go out and the answer is %i',
  async ([status, posts, answered]) => {
    const { send, mails, log, plan } = setUp({ isDown: true })
    plan.fate = status
    const answer = await send()
    expect([mails.map(({ to }) => to), answer.status]).toEqual([Array(posts).fill(TEAM), answered])
    // Without storage, mails cannot be counted, so the visitor gets no receipt. An unstored message has no token.
    const accepted = { reference: expect.any(String), answerBy: '2026-11-25', receipt: 'none' }
    expect(answer.body).toEqual(answered === 200 ? accepted : { error: REFUSALS.unavailable.error.en })
    const leadId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(log).toEqual([['error', 'storage-down', { leadId, status: 0, cause: 'Error' }]])
  },
)

test('A network may send 12 forms in ten minutes and 20 in an hour; each refusal states the wait', async () => {
  const { send, wait, leads } = setUp()
  const sendMany = async (count: number) => {
    const answers = []
    for (let sent = 0; sent < count; sent += 1) answers.push(await send())
    return answers.map(({ status, headers }) => (status === 200 ? 'stored' : headers?.['retry-after']))
  }
  wait(450_000)
  expect(await sendMany(14)).toEqual([...Array(12).fill('stored'), '150', '150'])
  wait(150_000)
  expect(await sendMany(10)).toEqual([...Array(8).fill('stored'), '3000', '3000'])
  wait(3_000_000)
  expect(await sendMany(1)).toEqual(['stored'])
  expect(await leads()).toHaveLength(21)
})

test('A repeated form, and one of a network over its limit, cause no DNS query', async () => {
  const { mailer, table, plan, call } = functionsInMemory()
  const canReceiveMail = vi.fn(async () => 'yes' as const)
  const { sendContactEmail } = functionsIn({ table, mailer, canReceiveMail, now: () => plan.now })
  const statusOf = async (key: string = randomUUID()) =>
    (await call(sendContactEmail, FORMS.appointment, { 'idempotency-key': key }, NETWORK)).status
  const key = randomUUID()
  expect([await statusOf(key), await statusOf(key)]).toEqual([200, 200])
  expect(canReceiveMail).toHaveBeenCalledTimes(1)
  for (let count = 1; count <= 12; count += 1) await statusOf()
  canReceiveMail.mockClear()
  expect(await statusOf()).toBe(429)
  expect(canReceiveMail).not.toHaveBeenCalled()
})

test('A limit that the operator lowers applies to a network that has used up the former one', async () => {
  const table = memoryTable()
  const leadsWith = (postsPerClient: number) => adaptersOn(table, START, { postsPerClient }).leads
  const arrival = () => ({ ...arrivalOf(START), clientId: 'network' })
  for (let count = 0; count < 12; count += 1) await leadsWith(12).store(arrival())
  expect(await leadsWith(5).store(arrival())).toEqual({ outcome: 'throttled', retryAfterS: 600 })
})
