import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { TEAM } from '#tests/support/app-settings.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { functionsIn, functionsInMemory } from '#tests/support/memory-functions.ts'

const FORM_TYPES = Object.keys(FORMS) as (keyof typeof FORMS)[]
const LINE = 'The domain of this e-mail address cannot receive mail'

/** The functions and their calls, with a DNS that gives this answer for every domain. */
function scene(reception: 'yes' | 'no' | 'unknown') {
  const functions = functionsInMemory()
  functions.plan.reception = reception
  const services = functions.start()
  return {
    ...functions,
    services,
    send: (form: object, headers: Record<string, string> = {}) =>
      functions.call(services.sendContactEmail, form, { 'idempotency-key': randomUUID(), ...headers }),
    signUp: () =>
      functions.call(
        services.notifyJscInterest,
        { email: 'jane@visitor.example' },
        { 'idempotency-key': randomUUID() },
      ),
    leads: async () => (await functions.rows()).filter(({ rowKey }) => String(rowKey).startsWith('l:')),
  }
}

test.each(FORM_TYPES)(
  'The %s form from a domain that cannot receive mail is stored; the team reads why there is no receipt',
  async (formType) => {
    const { send, leads, mails, rows, services } = scene('no')
    const { status, body } = await send(FORMS[formType])
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { receipt: 'none', reference: expect.stringMatching(/^IS-/) },
    })
    expect(await leads()).toMatchObject([{ reference: body.reference, withoutReceipt: true }])
    await services.sweep(() => {})
    expect(mails.map(({ to }) => to)).toEqual([TEAM])
    expect(mails[0]?.text).toContain(`${LINE}: visitor.example.`)
    expect((await rows()).filter(({ rowKey }) => /^[phd]:/.test(String(rowKey)))).toEqual([])
  },
)

test.each(FORM_TYPES)('The %s form gets its receipt from a DNS that does not answer', async (formType) => {
  const { send, mails, log } = scene('unknown')
  expect((await send(FORMS[formType])).body).toMatchObject({ receipt: 'sent' })
  expect(mails).toHaveLength(2)
  expect(mails.map(({ text }) => text).join()).not.toContain(LINE)
  expect(log).toEqual([['warn', 'dns-silent']])
})

test('The receipt is not sent again to a domain that cannot receive mail, and is once it can', async () => {
  const { send, services, call, plan, mails } = scene('no')
  const token = String((await send(FORMS.appointment)).body.messageToken)
  const sendAgain = () => call(services.yourMessage, { token, wish: 'send-again' })
  expect((await sendAgain()).body).toEqual({ receipt: 'none' })
  expect(mails).toHaveLength(1)
  plan.reception = 'yes'
  expect((await sendAgain()).body).toEqual({ receipt: 'later' })
  expect(mails).toHaveLength(2)
})

test('A sign-up from a domain that receives no mail is not stored, and the answer says that no mail follows', async () => {
  const { signUp, rows, mails, plan } = scene('no')
  const isAboutIt = ({ rowKey }: Record<string, unknown>) => /^[sp]:/.test(String(rowKey))
  expect(await signUp()).toMatchObject({ status: 200, body: { receipt: 'none' } })
  expect([(await rows()).filter(isAboutIt), mails]).toEqual([[], []])
  plan.reception = 'unknown'
  expect((await signUp()).body).toEqual({ receipt: 'later' })
  expect(mails).toHaveLength(1)
})

test('No DNS query is made for a network over its limit or for a known message', async () => {
  const { call, plan, mailer, table } = scene('yes')
  let asked = 0
  const world = {
    table,
    mailer,
    now: () => plan.now,
    canReceiveMail: async () => {
      asked += 1
      return 'yes' as const
    },
  }
  const { sendContactEmail } = functionsIn(world)
  const key = { 'idempotency-key': randomUUID() }
  const network = '203.0.113.9'
  const send = (headers = key, message = '') =>
    call(sendContactEmail, { ...FORMS.appointment, message }, headers, network)
  await send()
  expect((await send(key, 'other')).status).toBe(422)
  expect([(await send()).status, asked]).toEqual([200, 1])

  for (let count = 0; count < 12; count += 1) await send({ 'idempotency-key': randomUUID() })
  const before = asked
  expect((await send({ 'idempotency-key': randomUUID() })).status).toBe(429)
  expect(asked).toBe(before)
})
