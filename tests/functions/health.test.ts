import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { health } from '#functions/calls/health.ts'
import { readConfig } from '#functions/config.ts'
import { OUTBOX_KEY } from '#tests/support/app-settings.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'

function setUp() {
  const looked = vi.fn()
  const functions = functionsInMemory((table) => ({
    ...table,
    pages: (...query) => {
      looked()
      return table.pages(...query)
    },
  }))
  const services = functions.start()
  const handler = health(async () => services, { OUTBOX_KEY })
  return {
    ...functions,
    looked,
    services,
    send: (form: object, headers: Record<string, string> = {}) =>
      functions.call(services.sendContactEmail, form, { 'idempotency-key': randomUUID(), ...headers }),
    ask: async (key: string | null = OUTBOX_KEY) => {
      const { status, body } = await functions.call(handler, {}, key === null ? {} : { 'x-outbox-key': key })
      return { status, body }
    },
  }
}

test('Health reports the storage only to a request with the key', async () => {
  const { ask, looked } = setUp()
  looked.mockThrow(new Error('storage down'))
  for (const key of [null, 'wrong']) expect(await ask(key)).toEqual({ status: 200, body: { status: 'up' } })
  expect(looked).not.toHaveBeenCalled()
  expect(await ask()).toMatchObject({ status: 503, body: { settings: [], storage: 'down' } })
})

test('With the key, health reports the state of storage, mails and sweeps', async () => {
  const { ask, plan, send, services, wait } = setUp()
  const unused = { oldestDueMailS: null, oldestHeldMailS: null, lastSweepS: null, lastForgettingS: null }
  const counts = { deadTeamLetters: 0, otherDeadLetters: 0, heldMails: 0 }
  const settled = { status: 'up', settings: [], storage: 'up', alerts: 'on', publicHops: 0, trustedHops: 0 }
  expect(await ask()).toEqual({ status: 200, body: { ...settled, ...unused, ...counts } })
  plan.verdict = declined('refused')
  await send(FORMS.appointment)
  plan.verdict = { accepted: true }
  // `oldestHeldMailS` ignores mails held for `trap`: people rarely fill in the hidden field, so such mails can wait.
  await send(FORMS.contact, BOT)
  expect((await ask()).body).toMatchObject({ heldMails: 1, oldestHeldMailS: null })
  plan.verdict = declined('failed')
  await send(FORMS.consultation, { 'x-form-signals': 'filled=1; trap=0' })
  wait(90_000)
  expect((await ask()).body).toMatchObject({
    oldestDueMailS: 60,
    oldestHeldMailS: 90,
    deadTeamLetters: 1,
    otherDeadLetters: 1,
    heldMails: 2,
  })
  plan.verdict = { accepted: true }
  await services.sweep(() => {})
  wait(1_000)
  expect((await ask()).body).toMatchObject({ oldestDueMailS: null, lastSweepS: 1, lastForgettingS: 1 })
})

test('With the key, health lists wrong settings', async () => {
  const { call } = functionsInMemory()
  const env = { OUTBOX_KEY }
  const handler = health(async () => readConfig(env) as never, env)
  const { status, body } = await call(handler, {}, { 'x-outbox-key': OUTBOX_KEY })
  expect(status).toBe(503)
  expect(JSON.stringify(body)).toContain('ID_KEY is missing')
})
