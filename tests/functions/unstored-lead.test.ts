import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import type { SendResult } from '#functions/ports.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { declined, functionsInMemory } from '#tests/support/memory-functions.ts'

const DOWN = { status: 0, cause: 'Error' }

/** The functions and their calls, on a storage that cannot be written while it `isDown`. */
function scene({ isDown = false } = {}) {
  const change = () => Promise.reject(new Error('storage down'))
  const functions = functionsInMemory((table) => (isDown ? { ...table, change } : table))
  const services = functions.start()
  const call = (name: 'sendContactEmail' | 'notifyJscInterest', body: object, headers = {}) =>
    functions.call(services[name], body, { 'idempotency-key': randomUUID(), ...headers }, '203.0.113.9')
  return { ...functions, call }
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
    const { call, mails, log, plan } = scene({ isDown: true })
    plan.fate = status
    const { status: given, body } = await call('sendContactEmail', FORMS.appointment)
    expect([mails.map(({ to }) => to), given]).toEqual([Array(posts).fill(TEAM), answered])
    // A visitor gets mail only if the storage can count it.
    if (given === 200) expect(body).toMatchObject({ receipt: 'none' })
    else expect(body).toEqual({ error: REFUSALS.unavailable.error.en })
    const leadId = expect.stringMatching(/^[0-9a-f-]{36}$/)
    expect(log).toEqual([['error', 'storage-down', { leadId, ...DOWN }]])
  },
)

test.each([
  [{ accepted: true } as SendResult, 'sent'],
  [declined('failed'), 'later'],
  [declined('refused'), 'none'],
])('A receipt that the service answers with %j is answered as "%s"', async (verdict, receipt) => {
  const { call, mailer } = scene()
  mailer.send = async ({ to }) => (to === TEAM ? { accepted: true } : verdict)
  expect((await call('sendContactEmail', FORMS.appointment)).body).toMatchObject({ receipt })
})

test('A sign-up whose limits cannot be counted is refused for now, and the log has the reason', async () => {
  const { call, log, mails } = scene({ isDown: true })
  expect(await call('notifyJscInterest', { email: 'jane@visitor.example' })).toMatchObject({ status: 503 })
  expect(log[0]).toEqual(['warn', 'limits-unwritable', DOWN])
  expect(mails).toEqual([])
})
