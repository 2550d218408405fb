import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'

const { path } = sendContactEmail

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    POSTS_PER_CLIENT: '5',
    POSTS_PER_CLIENT_IN_AN_HOUR: '1000',
    MAILS_PER_MAILBOX: '3',
  })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const from = (address: string) => ({ 'x-forwarded-for': `${address}:51234` })
const form = (count: number) => ({
  ...FORMS.appointment,
  email: `visitor${count}@visitor.example`,
  message: `${count}`,
})

test('fault 18: the sixth post of one client within ten minutes is refused, on either instance and by every endpoint', async () => {
  const answers = []
  for (let count = 0; count < 5; count += 1)
    answers.push(await backend.post(path, form(count), from('203.0.113.9')))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])

  for (const [to, body] of [
    [path, form(6)],
    [notifyJscInterest.path, { email: 'a@visitor.example' }],
    [path, form(7)],
  ] as const) {
    const refused = await backend.post(to, body, { ...from('203.0.113.9'), 'Content-Language': 'de' })
    expect(refused).toMatchObject({ status: 429, body: { error: REFUSALS.throttled.error.de } })
    const wait = Number(refused.headers.get('retry-after'))
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600)
  }
  expect(await backend.rows('l:')).toHaveLength(5)
  expect((await backend.post(path, form(8), from('203.0.113.10'))).status).toBe(200)
})

test('Ten posts of one client at the same time: exactly five pass', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, count) => backend.post(path, form(count), from('203.0.113.12'))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5)
})

test('A repeated request is answered like the first time, not counted against the client', async () => {
  const headers = { ...from('203.0.113.13'), 'Idempotency-Key': crypto.randomUUID() }
  for (let count = 0; count < 4; count += 1) await backend.post(path, form(count), from('203.0.113.13'))
  const first = await backend.post(path, form(9), headers)
  const again = await backend.post(path, form(9), headers)
  expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
})

test('The fourth form with one address in a day is stored and mailed to the team, without a receipt', async () => {
  for (let count = 0; count < 4; count += 1)
    expect((await backend.post(path, { ...FORMS.contact, message: `${count}` })).status).toBe(200)
  expect(await backend.rows('l:')).toHaveLength(4)
  expect(backend.mails().filter(({ to }) => to[0] === TEAM)).toHaveLength(4)
  expect(backend.mails().filter(({ to }) => to[0] === FORMS.contact.email)).toHaveLength(3)
})

test.each([
  ['filled=30; trap=1', 'trap', 'a field that people do not see was filled in'],
  ['filled=1; trap=0', 'haste', 'the form was sent in less than two seconds'],
])(
  'fault 15: a form with the signals "%s" gets the same answer and reaches the team, marked; the stranger it names gets nothing',
  async (signals, why, sentence) => {
    const answer = await backend.post(path, FORMS.appointment, { 'X-Form-Signals': signals })
    expect(answer).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^IS-/) } })
    expect(await backend.rows('l:')).toMatchObject([{ heldBecause: why }])
    expect(await backend.rows('h:')).toEqual([expect.not.objectContaining({ countedOn: expect.anything() })])
    await backend.sweep()

    expect(backend.mails()).toMatchObject([{ to: [TEAM], replyTo: [FORMS.appointment.email] }])
    const [mail] = backend.mails()
    const { reference } = answer.body as { reference: string }
    expect(mail?.subject).toBe(`[Possibly a bot] [Booking] Jane Doe – ${reference}`)
    expect(mail?.text).toContain(sentence)
    expect(mail?.text).toContain(`npm run leads -- retry ${reference}`)
  },
)

test('A repeated send of a held form is recognised, and causes no mail', async () => {
  const headers = {
    ...BOT,
    'Idempotency-Key': '5d3c2f7e-8f0b-4a51-9d53-0d9f0a1b2c3f',
  }
  const first = await backend.post(path, FORMS.appointment, headers)
  expect((await backend.post(path, FORMS.appointment, headers)).body).toEqual(first.body)
  expect(backend.mails()).toHaveLength(1)
  expect(await backend.rows('h:')).toHaveLength(1)
})

test('Limits that cannot be read let the mail through, with a line in the log', async () => {
  backend.storage.fault(({ method }) => (method === 'GET' ? 'drop' : null))
  expect((await backend.post(path, FORMS.appointment)).status).toBe(200)
  expect(backend.mails()).toHaveLength(2)
  expect(backend.log.map((line) => JSON.parse(line).event)).toContain('limits-unreadable')
})

test('fault 19: above the mails of an hour every lead is stored and answered with its reference, the team’s mails go first', async () => {
  const backend = await startBackend({ MAILS_PER_HOUR: '10' })
  const answers = []
  for (let count = 0; count < 12; count += 1) answers.push(await backend.post(path, form(count)))
  expect(
    answers.every(({ status, body }) => status === 200 && (body as { reference: string }).reference),
  ).toBe(true)
  expect(await backend.rows('l:')).toHaveLength(12)
  expect(backend.mails()).toHaveLength(10)
  const toTeam = backend.mails().filter(({ to }) => to[0] === TEAM)
  expect(toTeam).toHaveLength(7)
  const waiting = await backend.rows('p:')
  expect(waiting).toHaveLength(14)
  for (const { attempts } of waiting) expect(attempts).toBe(0)
  await backend.stop()
})

const receiptOf = ({ body }: { body: unknown }) => (body as { receipt: string }).receipt

test('The answer states whether a receipt is mailed, and a repeated request gets the same answer', async () => {
  const key = {
    'Idempotency-Key': '9d1f7a54-7f0e-4a58-9c55-0d4c1f6f2a78',
    'X-Form-Signals': 'filled=2; trap=0',
  }
  expect(receiptOf(await backend.post(path, FORMS.appointment, key))).toBe('sent')
  expect(receiptOf(await backend.post(path, FORMS.appointment, key))).toBe('sent')

  const full = (message: string) => backend.post(path, { ...FORMS.appointment, message })
  expect(receiptOf(await full('second'))).toBe('sent')
  expect(receiptOf(await full('third'))).toBe('sent')
  expect(receiptOf(await full('fourth'))).toBe('none')
  expect(receiptOf(await full('fourth'))).toBe('none')

  backend.email.answerAll('unavailable')
  const late = { ...FORMS.consultation, message: 'late' }
  expect(receiptOf(await backend.post(path, late))).toBe('later')
  backend.email.answerAll(null)
  expect(receiptOf(await backend.post(path, FORMS.contact, BOT))).toBe('none')

  backend.storage.fault(() => 'drop')
  expect(receiptOf(await backend.post(path, { ...FORMS.contact, message: 'unstored' }))).toBe('none')
})
