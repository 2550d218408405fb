import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'

const { path } = sendContactEmail
const NOTHING = { sent: 0, postponed: 0, waiting: 0, buried: 0, dropped: 0, taken: 0, unsettled: 0 }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ SEND_TIMEOUT_MS: '3000', ASK_AFTER_MS: '0' })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const posts = () => backend.email.requests.filter(({ method }) => method === 'POST')
const recipients = () =>
  backend
    .mails()
    .flatMap(({ to }) => to)
    .toSorted()
const BOTH = [FORMS.appointment.email, TEAM].toSorted()

test('With the e-mail service down the visitor still gets a reference, and later sweeps send each mail once', async () => {
  backend.email.plan('unavailable', 'drop')
  const answer = await backend.post(path, FORMS.appointment)
  expect(answer.status).toBe(200)
  expect(backend.mails()).toEqual([])
  expect(await backend.rows('p:')).toHaveLength(2)

  const sweeps = await Promise.all(Array.from({ length: 6 }, backend.sweep))
  expect(sweeps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(sweeps.reduce((sum, { body }) => sum + (body as typeof NOTHING).sent, 0)).toBe(2)
  expect(recipients()).toEqual(BOTH)
  expect(posts()).toHaveLength(4)
  expect(await backend.rows('p:')).toEqual([])
  expect(await backend.sweep()).toMatchObject({ status: 200, body: NOTHING })
})

test('No log line names the visitor', async () => {
  backend.email.plan('rejected', 'rejected', 'unavailable')
  await backend.post(path, FORMS.appointment)

  expect(backend.log).toHaveLength(2)
  for (const line of backend.log) expect(line).not.toMatch(/jane|doe|nurse|1234/i)
})

test.each([['another key'], ['']])('A sweep with the key "%s" gets 404', async (key) => {
  const answer = await backend.post('/api/outbox-sweep', '', { 'x-outbox-key': key })
  expect(answer).toMatchObject({ status: 404, body: { error: 'Not found.' } })
})
