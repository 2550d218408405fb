import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'

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

const _receiptOf = ({ body }: { body: unknown }) => (body as { receipt: string }).receipt
