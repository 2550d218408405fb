import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { MessageWish } from '#contracts/calls/your-message.ts'
import { messageTokens } from '#functions/mail/message-token.ts'
import type { SendResult } from '#functions/ports.ts'
import { ID_KEY, TEAM } from '#tests/support/app-settings.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'

const START = new Date('2026-11-23T10:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const UNKNOWN = { status: 410, body: { error: REFUSALS.messageUnknown.error.en } }

function setUp(wrap?: Parameters<typeof functionsInMemory>[0]) {
  const functions = functionsInMemory(wrap)
  const { call } = functions
  const services = functions.start()
  return {
    ...functions,
    services,
    async send(form: object = FORMS.appointment, headers: Record<string, string> = {}) {
      const key = randomUUID()
      const { body } = await call(services.sendContactEmail, form, { ...headers, 'idempotency-key': key })
      return { token: String(body.messageToken), reference: String(body.reference), key }
    },
    ask: async (token: string, wish: MessageWish, handler = services.yourMessage) => {
      const { status, body } = await call(handler, { token, wish })
      return { status, body }
    },
    sweep: () => services.sweep(() => {}),
    records: functions.records(),
  }
}

const [failing, refusing] = [declined('failed'), declined('refused')]
const keysOf = (rows: Record<string, unknown>[]) =>
  rows.map(({ rowKey }) => String(rowKey)).filter((key) => /^[lpadh]:/.test(key))
const keysOfMessage = (rows: Record<string, unknown>[]) =>
  keysOf(rows).filter((key) => !key.endsWith(':taken-back'))
const typedIn = (form: Record<string, unknown>) =>
  Object.values(form).filter((value) => typeof value === 'string' && value.length > 3) as string[]

test('The token of a receipt shows the times of its message, nothing typed', async () => {
  const { send, ask } = setUp()
  const { token, reference } = await send()
  const { status, body } = await ask(token, 'show')
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      message: {
        reference,
        receivedAt: START.toISOString(),
        handedOverAt: START.toISOString(),
        // `START` is a Monday. This is the second working day after it.
        answerBy: '2026-11-25',
        // 184 days after `START`.
        deletedOn: '2027-05-26',
        talk: { round: 0, state: 'waiting' },
      },
    },
  })
  const { formType: _, selectedType: __, ...typed } = FORMS.appointment
  for (const text of typedIn(typed)) expect(JSON.stringify(body)).not.toContain(text)
})

test('A message whose mail bounced or waits is not shown as handed over', async () => {
  const { send, ask, plan, wait, sweep, records } = setUp()
  const { token } = await send()
  const isHandedOver = async () => JSON.stringify(await ask(token, 'show')).includes('handedOverAt')
  expect(await isHandedOver()).toBe(true)
  plan.fate = 'failed'
  wait(2 * 3_600_000)
  await sweep()
  expect(await isHandedOver()).toBe(false)
  for await (const letter of records.stuck()) expect(await records.release(letter)).toBe('released')
  expect(await isHandedOver()).toBe(false)
  plan.fate = 'unknown'
  await sweep()
  expect(await isHandedOver()).toBe(true)
})

test('A withdrawal erases the message and its mails, and notifies the team', async () => {
  const { send, ask, rows, mails, plan, wait, sweep } = setUp()
  plan.verdict = failing
  const { token, reference } = await send()
  const other = await send({ ...FORMS.appointment, message: 'Another question' })
  expect(keysOf(await rows()).filter((key) => key.startsWith('p:'))).toHaveLength(4)
  plan.verdict = { accepted: true }

  expect(await ask(token, 'take-back')).toEqual({ status: 200, body: {} })
  const left = await rows()
  expect(JSON.stringify(left)).not.toContain(FORMS.appointment.message)
  expect(await ask(token, 'show')).toEqual(UNKNOWN)
  expect(await ask(other.token, 'show')).toMatchObject({ status: 200 })
  wait(2 * 3_600_000)
  await sweep()
  const notes = mails.filter(({ subject }) => subject.startsWith('[Taken back]'))
  expect(notes).toMatchObject([{ to: TEAM, subject: `[Taken back] ${reference}` }])
  for (const text of typedIn({ ...FORMS.appointment, formType: '' }))
    expect(notes[0]?.text).not.toContain(text)
  expect(mails.filter(({ text }) => text.includes(reference))).toEqual(notes)
  expect(mails.filter(({ text }) => text.includes(other.reference))).toHaveLength(2)
})

test.for<[string, Record<string, string>, SendResult]>([
  ['held', BOT, { accepted: true }],
  ['dead', {}, refusing],
  ['accepted', {}, { accepted: true }],
])('A mail that is %s is erased with its message', async ([, headers, verdict]) => {
  const { send, ask, rows, plan } = setUp()
  plan.verdict = verdict
  const { token } = await send(FORMS.contact, headers)
  plan.verdict = { accepted: true }
  await ask(token, 'take-back')
  const [lead, ...others] = (await rows()).filter(({ rowKey }) =>
    /^[lpadh]:(?!.*:taken-back$)/.test(`${rowKey}`),
  )
  expect([lead?.takenBackAt, others]).toEqual([START, []])
  expect(Object.keys(lead ?? {}).toSorted()).toEqual(['etag', 'partitionKey', 'rowKey', 'takenBackAt'])
})

test('A mail under way during a withdrawal leaves no row behind', async () => {
  const { send, ask, rows, plan, wait, sweep } = setUp()
  plan.verdict = failing
  const { token } = await send()
  wait(2 * 3_600_000)
  plan.verdict = { accepted: true }
  plan.whileSending = async () => void (await ask(token, 'take-back'))
  await sweep()
  await sweep()
  expect(keysOfMessage(await rows()).map((key) => key.slice(0, 2))).toEqual(['l:'])
  expect(JSON.stringify(await rows())).not.toContain('visitor.example')
})

test('Guessed, forged, erased and expired tokens get the same answer', async () => {
  const { send, ask, wait, sweep } = setUp()
  const { token } = await send()
  const erased = await send({ ...FORMS.contact, message: 'Take this back' })
  await ask(erased.token, 'take-back')
  const [version = '', content = '', signature = ''] = token.split('.')
  const elsewhere = Buffer.from(`${START.getTime()}.${randomUUID()}`).toString('base64url')
  const never = { id: randomUUID(), receivedAt: START }
  const wrong = [
    erased.token,
    'x',
    `${version}.${elsewhere}.${signature}`,
    `3.${content}.${signature}`,
    `${token}x`,
    messageTokens('another key of 32 bytes or more, indeed').sign(never),
    messageTokens(ID_KEY).sign(never),
  ]
  for (const wish of ['show', 'take-back', 'send-again'] as const)
    for (const text of wrong) expect(await ask(text, wish), text).toEqual(UNKNOWN)
  expect(await ask(token, 'show')).toMatchObject({ status: 200 })
  wait(185 * DAY_MS)
  for (let round = 0; round < 5; round += 1) await sweep()
  expect(await ask(token, 'show')).toEqual(UNKNOWN)
})

test('A token works after any rotation of secrets', async () => {
  const { send, start, ask } = setUp()
  const { token } = await send(FORMS.consultation)
  const later = start({ TOKEN_SECRETS: 'the secret of this year: 32 bytes or more' })
  expect(await ask(token, 'show', later.yourMessage)).toMatchObject({ status: 200 })
})

test('A withdrawn message that a device repeats is neither stored nor mailed', async () => {
  const { send, ask, call, services, rows, mails, wait, sweep } = setUp()
  const { token, key, reference } = await send()
  await ask(token, 'take-back')
  const count = mails.length
  wait(7 * DAY_MS - MINUTE_MS)
  await sweep()
  const repeated = await call(services.sendContactEmail, FORMS.appointment, { 'idempotency-key': key })
  expect(repeated).toMatchObject({ status: 200, body: { reference, receipt: 'none' } })
  expect(repeated.body.messageToken).toBeUndefined()
  expect([mails.length, keysOf(await rows()).length]).toEqual([count, 1])
  wait(2 * DAY_MS)
  await sweep()
  expect(keysOf(await rows())).toEqual([])
})

test('The receipt is sent again within the daily limit of its mailbox', async () => {
  const { send, ask, mails, wait } = setUp()
  const { token, reference } = await send()
  const receipts = () => mails.filter(({ to, text }) => to !== TEAM && text.includes(reference)).length
  expect(receipts()).toBe(1)
  expect(await ask(token, 'send-again')).toEqual({ status: 200, body: { receipt: 'later' } })
  wait(MINUTE_MS)
  await ask(token, 'send-again')
  wait(MINUTE_MS)
  expect(await ask(token, 'send-again')).toEqual({ status: 200, body: { receipt: 'none' } })
  expect(receipts()).toBe(3)
  wait(DAY_MS)
  expect(await ask(token, 'send-again')).toEqual({ status: 200, body: { receipt: 'later' } })
  expect(receipts()).toBe(4)
  expect(new Set(mails.filter(({ to }) => to !== TEAM).map(({ subject }) => subject)).size).toBe(1)
})

test('A receipt that still waits is not queued a second time', async () => {
  const { send, ask, mails, plan, wait, sweep } = setUp()
  plan.verdict = failing
  const { token } = await send()
  expect(await ask(token, 'send-again')).toEqual({ status: 200, body: { receipt: 'later' } })
  plan.verdict = { accepted: true }
  wait(2 * 3_600_000)
  await sweep()
  expect(mails.filter(({ to }) => to === FORMS.appointment.email)).toHaveLength(1)
})

test('No receipt is repeated for a likely bot or a domain without mail', async () => {
  const { send, ask, mails, plan } = setUp()
  const [held, other] = [await send(FORMS.contact, BOT), await send()]
  const count = mails.length
  const none = { status: 200, body: { receipt: 'none' } }
  expect(await ask(held.token, 'send-again')).toEqual(none)
  plan.reception = 'no'
  expect(await ask(other.token, 'send-again')).toEqual(none)
  expect(mails).toHaveLength(count)
})

test('A receipt requested while the message is taken back leaves no mail of it', async () => {
  let token = ''
  let isTaken = false
  const { send, ask, rows, mails } = setUp((table) => ({
    ...table,
    async change(actions) {
      const isAgain = actions.some(([, row]) => 'receiptSentAgainAt' in row)
      if (isAgain && !isTaken) {
        isTaken = true
        await ask(token, 'take-back')
      }
      await table.change(actions)
    },
  }))
  token = (await send()).token
  const count = mails.filter(({ to }) => to !== TEAM).length
  expect(await ask(token, 'send-again')).toEqual(UNKNOWN)
  expect(mails.filter(({ to }) => to !== TEAM)).toHaveLength(count)
  expect(keysOfMessage(await rows())).toHaveLength(1)
})

test('A network may use 12 links of each kind and 12 forms in ten minutes', async () => {
  const { call, services } = setUp()
  const network = '203.0.113.9'
  const calls = [
    () => call(services.yourMessage, { token: 'x', wish: 'show' }, {}, network),
    () => call(services.confirmWaitlist, { token: 'x' }, { 'x-confirmation': 'withdraw' }, network),
  ]
  for (const follow of calls) {
    for (let count = 0; count < 12; count += 1) expect([400, 410]).toContain((await follow()).status)
    expect(await follow()).toMatchObject({ status: 429, headers: { 'retry-after': '600' } })
  }
  expect((await call(services.sendContactEmail, FORMS.appointment, {}, network)).status).toBe(200)
  const signUp = (email: string) => call(services.notifyJscInterest, { email }, {}, network)
  for (let count = 1; count < 12; count += 1) expect((await signUp(`${count}@b.example`)).status).toBe(200)
  expect((await signUp('late@b.example')).status).toBe(429)
})
