import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
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
