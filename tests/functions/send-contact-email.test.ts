import { randomUUID } from 'node:crypto'
import type { TransactionAction } from '@azure/data-tables'
import { expect, onTestFinished, test, vi } from 'vitest'
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

function setUp({ isDown = false, settings = {} } = {}) {
  const storage = { isDown }
  const functions = functionsInMemory((table) => ({
    ...table,
    change: (actions) => (storage.isDown ? Promise.reject(new Error('storage down')) : table.change(actions)),
  }))
  const services = functions.start(settings)
  return {
    ...functions,
    services,
    comeBack: () => {
      storage.isDown = false
    },
    send: (form: object = FORMS.appointment, headers: Record<string, string> = {}, network = NETWORK) =>
      functions.call(
        services.sendContactEmail,
        form,
        { 'idempotency-key': randomUUID(), ...headers },
        network,
      ),
    leads: () => functions.rowsOf('l:'),
  }
}

test.for<[string, SendResult, Record<string, string>, string]>([
  ['accepts it', { accepted: true }, {}, 'sent'],
  ['fails for the moment', declined('failed'), {}, 'later'],
  ['refuses it', declined('refused'), {}, 'none'],
  ['never gets it, because it is held as a bot’s', { accepted: true }, BOT, 'none'],
])(
  'Where the service %s, a repeated answer has the same receipt state',
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
  'A %s from a Turkish page is stored with the language of its page: %s',
  async ([formType, language]) => {
    const { send, leads } = setUp()
    await send(FORMS[formType], { 'content-language': 'tr' })
    expect(await leads()).toMatchObject([{ language }])
  },
)

test('A form from a domain without mail is stored, and gets no receipt', async () => {
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
  'Without storage, the mail status %j sends %i mails and answers %i',
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

test('A network may send 12 forms in ten minutes and 20 in an hour', async () => {
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

test('A repeated or throttled form causes no DNS query', async () => {
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

test('A lowered limit applies to a network that has used up the former one', async () => {
  const table = memoryTable()
  const leadsWith = (postsPerClient: number) => adaptersOn(table, START, { postsPerClient }).leads
  const arrival = () => ({ ...arrivalOf(START), clientId: 'network' })
  for (let count = 0; count < 12; count += 1) await leadsWith(12).store(arrival())
  expect(await leadsWith(5).store(arrival())).toEqual({ outcome: 'throttled', retryAfterS: 600 })
})

/** Returns a change that, for every fourth call, is given up after 3 s and takes effect after 3.3 s. */
function slowEveryFourthTime(change: (actions: TransactionAction[]) => Promise<void>) {
  let calls = 0
  return (actions: TransactionAction[]) => {
    calls += 1
    if (calls % 4 !== 0) return change(actions)
    return new Promise<void>((_, reject) => {
      setTimeout(() => reject(new DOMException('', 'AbortError')), 3_000)
      setTimeout(() => void change(actions).catch(() => {}), 3_300)
    })
  }
}

test.for([
  ['forms', 'sendContactEmail', FORMS.appointment],
  ['sign-ups', 'notifyJscInterest', { email: 'jane@visitor.example' }],
] as const)('With slow writes, two instances together let five of ten %s pass', async ([, name, body]) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { start, call } = functionsInMemory((table) => ({
    ...table,
    change: slowEveryFourthTime(table.change),
  }))
  const settings = { POSTS_PER_CLIENT: '5', MAILS_PER_MAILBOX: '1000' }
  const instances = [start(settings), start(settings)]
  const handlers = Array.from({ length: 5 }, () => instances.map((instance) => instance[name])).flat()
  const answers = handlers.map((handler) => call(handler, body, { 'idempotency-key': randomUUID() }, NETWORK))
  await vi.runAllTimersAsync()
  const statuses = (await Promise.all(answers)).map(({ status }) => status)
  expect(statuses.filter((status) => status !== 429)).toHaveLength(5)
})

test('In a storage outage an instance mails 5 forms a network, 30 an hour', async () => {
  const { send, wait, mails } = setUp({ isDown: true })
  const sendMany = async (count: number, network: string) => {
    const answers = []
    for (let sent = 0; sent < count; sent += 1) answers.push(await send(FORMS.appointment, {}, network))
    return answers.map(({ status, headers }) => (status === 200 ? 'mailed' : headers?.['retry-after']))
  }
  expect(await sendMany(6, NETWORK)).toEqual([...Array(5).fill('mailed'), '600'])
  wait(600_000)
  expect(await sendMany(6, NETWORK)).toEqual([...Array(5).fill('mailed'), '600'])
  for (const network of ['a', 'b', 'c', 'd'])
    expect(await sendMany(5, network)).toEqual(Array(5).fill('mailed'))
  expect(await sendMany(1, 'e')).toEqual(['3000'])
  expect(mails).toHaveLength(30)
  wait(3_000_000)
  expect(await sendMany(1, 'e')).toEqual(['mailed'])
})

test('Mails sent during a storage outage count towards the hourly quota', async () => {
  const { send, mails, comeBack } = setUp({ isDown: true, settings: { MAILS_PER_HOUR: '3' } })
  for (let sent = 0; sent < 3; sent += 1) await send()
  comeBack()
  expect((await send()).body).toMatchObject({ receipt: 'later' })
  expect(mails).toHaveLength(3)
})

test('A mail refused in a storage outage is sent once more, in minimal shape', async () => {
  const { send, mailer } = setUp({ isDown: true })
  const shapes: unknown[] = []
  mailer.send = async (_mail, _operationId, shape = 'full') => {
    shapes.push(shape)
    return shape === 'full' ? declined('refused') : { accepted: true }
  }
  expect((await send()).status).toBe(200)
  expect(shapes).toEqual(['full', 'minimal'])
})
