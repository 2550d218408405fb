import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { health } from '#functions/calls/health.ts'
import { readConfig } from '#functions/config.ts'
import { OUTBOX_KEY } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'

const KEY = { 'x-outbox-key': OUTBOX_KEY }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

test('Without the key, health only reports that the functions are up, without a storage call', async () => {
  for (const headers of [{}, { 'x-outbox-key': 'wrong' }])
    expect(await backend.get('/api/health', headers as Record<string, string>)).toMatchObject({
      status: 200,
      body: { status: 'up' },
    })
  expect(backend.storage.calls()).toBe(0)
})

test('With the key, health reports the state of storage, mails and sweeps', async () => {
  expect((await backend.get('/api/health', KEY)).body).toEqual({
    status: 'up',
    settings: [],
    storage: 'up',
    oldestDueMailS: null,
    oldestHeldMailS: null,
    lastSweepS: null,
    lastForgettingS: null,
    deadTeamLetters: 0,
    otherDeadLetters: 0,
    heldMails: 0,
    publicHops: 0,
    trustedHops: 0,
  })
  // The service refuses both mails of the first form; the team's is tried with and without its reply address.
  backend.email.plan('rejected', 'rejected', 'rejected', 'unavailable')
  await backend.post(sendContactEmail.path, FORMS.appointment)
  await backend.post(sendContactEmail.path, FORMS.contact, BOT)
  // The receipt of a form with the hidden field filled in is held too, but its age is not reported.
  expect((await backend.get('/api/health', KEY)).body).toMatchObject({ heldMails: 1, oldestHeldMailS: null })
  await backend.post(sendContactEmail.path, FORMS.consultation, { 'X-Form-Signals': 'filled=1; trap=0' })
  const { status, body } = await backend.get('/api/health', KEY)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    oldestDueMailS: expect.any(Number),
    oldestHeldMailS: expect.any(Number),
    deadTeamLetters: 1,
    otherDeadLetters: 1,
    heldMails: 2,
  })
  await backend.sweep()
  expect((await backend.get('/api/health', KEY)).body).toMatchObject({
    oldestDueMailS: null,
    lastSweepS: expect.any(Number),
    lastForgettingS: expect.any(Number),
  })
})

test('With the storage down, health answers 503 to the holder of the key only', async () => {
  backend.storage.fault(() => 'drop')
  expect(await backend.get('/api/health', KEY)).toMatchObject({ status: 503, body: { storage: 'down' } })
  expect(await backend.get('/api/health')).toMatchObject({ status: 200 })
})

test('With the key, health lists wrong settings', async () => {
  const env = { OUTBOX_KEY }
  const handler = health(async () => readConfig(env) as never, env)
  const ask = (key: string | null) =>
    handler({ body: null, header: () => key, network: null, receivedAt: new Date(), log: () => {} })
  expect(await ask(null)).toEqual({ status: 200, body: { status: 'up' } })
  const told = await ask(OUTBOX_KEY)
  expect(told.status).toBe(503)
  expect(JSON.stringify(told.body)).toContain('ID_KEY is missing')
})
