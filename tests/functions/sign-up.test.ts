import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { SIGN_UP_TEXT_VERSION } from '#contracts/forms/consent.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import { LINK_VALID_FOR_MS, optInTokens } from '#functions/mail/opt-in-token.ts'
import { ID_KEY, TOKEN_SECRET } from '#tests/support/app-settings.ts'
import { BOT } from '#tests/support/bodies.ts'
import { callsInMemory, declined } from '#tests/support/memory-functions.ts'
import { hash } from '#tests/support/outbox.ts'

const EMAIL = 'jane@visitor.example'
const SUBJECTS = { 'opt-in': /confirm your/i, welcome: /confirmed/i }

const ORIGIN = 'https://www.isarspree.example'

let backend: ReturnType<typeof callsInMemory>
beforeEach(() => {
  backend = callsInMemory()
})

const signUp = (email = EMAIL, headers: Record<string, string> = {}) =>
  backend.post(notifyJscInterest.path, { email }, { 'Idempotency-Key': randomUUID(), ...headers })
const confirm = (token: string, how = 'load', headers: Record<string, string> = {}) =>
  backend.post(confirmWaitlist.path, { token }, { 'X-Confirmation': how, ...headers })
const mailsAbout = (kind: keyof typeof SUBJECTS, to = EMAIL) =>
  backend.mails.toReversed().filter((mail) => mail.to === to && SUBJECTS[kind].test(mail.subject))
const tokenIn = (text: string) => /\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
const tokenOf = async (email = EMAIL) => tokenIn(mailsAbout('opt-in', email)[0]?.text ?? '')
/** A correctly signed token; by default for a request that was never made. */
const signed = (at: Date, requestId: string = randomUUID()) =>
  optInTokens([TOKEN_SECRET], ID_KEY).sign({ addressId: hash.address(EMAIL), requestId }, at)
const refusal = (name: keyof typeof REFUSALS, language: 'en' | 'de' = 'en') => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] } }
}

test('A sign-up gets a confirmation link of the public origin in its language', async () => {
  expect(await signUp(EMAIL, { 'Content-Language': 'de' })).toMatchObject({ status: 200, body: {} })
  const [mail] = backend.mails
  expect(mail?.to).toBe(EMAIL)
  expect(mail?.text).toContain(`${ORIGIN}/de/job-seeker-compass/confirm?token=2.`)
  expect(await backend.rowsOf('s:')).toMatchObject([
    { email: EMAIL, language: 'de', textVersion: SIGN_UP_TEXT_VERSION, requestedAt: expect.any(Date) },
  ])
})

test('A sign-up from a domain that receives no mail is not stored, and the answer says that no mail follows', async () => {
  backend.plan.reception = 'no'
  expect(await signUp()).toMatchObject({ status: 200, body: { receipt: 'none' } })
  expect([await backend.rowsOf('s:'), await backend.rowsOf('p:'), backend.mails]).toEqual([[], [], []])
  backend.plan.reception = 'unknown'
  expect((await signUp()).body).toEqual({ receipt: 'later' })
  expect(mailsAbout('opt-in')).toHaveLength(1)
})

const SPEED_ALONE = { 'X-Form-Signals': 'filled=0; trap=0' }

test('A sign-up filled in at once by a browser is not taken for a bot’s', async () => {
  expect(await signUp(EMAIL, SPEED_ALONE)).toMatchObject({ status: 200, body: { receipt: 'later' } })
  expect(mailsAbout('opt-in')).toHaveLength(1)
})

test('A sign-up with the hidden field filled in answers that no mail follows, also when it is repeated', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  for (const headers of [BOT, SPEED_ALONE])
    expect(await signUp(EMAIL, { ...headers, ...key })).toMatchObject({ body: { receipt: 'none' } })
  expect(backend.mails).toEqual([])
})

test('fault 17: the answer does not reveal whether an address is new, pending, over its three mails a day, confirmed or withdrawn', async () => {
  const answers = []
  for (let count = 0; count < 5; count += 1) answers.push(await signUp())
  await backend.sweep()
  expect(mailsAbout('opt-in')).toHaveLength(3)
  const token = await tokenOf()
  await confirm(token, 'gesture')
  answers.push(await signUp())
  await confirm(token, 'withdraw')
  answers.push(await signUp())
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set(['[200,{"receipt":"later"}]']),
  )
})

test('Confirming stores the evidence, mails a welcome, and its link withdraws the sign-up', async () => {
  await signUp()
  const token = await tokenOf()
  expect(await confirm(token, 'gesture')).toMatchObject({ status: 200, body: {} })

  expect(await backend.rowsOf('s:')).toEqual([])
  expect(await backend.rowsOf('y:')).toMatchObject([
    {
      email: EMAIL,
      textVersion: SIGN_UP_TEXT_VERSION,
      requestedAt: expect.any(Date),
      confirmedAt: expect.any(Date),
      by: 'gesture',
    },
  ])
  expect(mailsAbout('welcome')).toHaveLength(1)
  const welcome = mailsAbout('welcome')[0]?.text ?? ''
  expect(welcome).toContain(`${ORIGIN}/job-seeker-compass/confirm?token=${tokenIn(welcome)}&not-me=1`)
  expect(tokenIn(welcome)).not.toBe(token)

  expect(await confirm(tokenIn(welcome), 'withdraw')).toMatchObject({ status: 200, body: {} })
  expect(await backend.rowsOf('y:')).toEqual([])
  expect(await backend.rowsOf('w:')).toHaveLength(1)
  expect(await confirm(token)).toMatchObject(refusal('tokenInvalid'))
  expect(await confirm(token, 'withdraw')).toMatchObject({ status: 200, body: {} })
})

test('Neither a confirmed address nor one that was "not me" gets another opt-in mail', async () => {
  await signUp()
  const token = await tokenOf()
  await confirm(token)
  await signUp()
  expect(mailsAbout('opt-in')).toHaveLength(1)
  await confirm(token, 'withdraw')
  await signUp()
  expect(mailsAbout('opt-in')).toHaveLength(1)
})

test.each(['garbage', '1.a.b', `1.${'A'.repeat(30)}.${'B'.repeat(43)}`])(
  'fault 22: the token %s is refused, in the language used, and nothing is looked up',
  async (token) => {
    expect(await confirm(token)).toMatchObject(refusal('tokenInvalid'))
    expect(await confirm(token, 'load', { 'Content-Language': 'de' })).toMatchObject(
      refusal('tokenInvalid', 'de'),
    )
    expect(backend.calls()).toBe(0)
  },
)

test('fault 23: an expired token has its own answer, but still withdraws a sign-up', async () => {
  await signUp()
  const { token } = signed(new Date(Date.now() - 8 * 86_400_000))
  expect(await confirm(token)).toMatchObject(refusal('tokenExpired'))
  expect(await confirm(token, 'withdraw')).toMatchObject({ status: 200 })
  expect(await backend.rowsOf('s:')).toEqual([])
})

test('fault 24: a token used again, as after a mail scanner, is no error; the first time is kept', async () => {
  await signUp()
  const token = await tokenOf()
  await confirm(token, 'load')
  const [first] = await backend.rowsOf('y:')
  expect(await confirm(token, 'gesture')).toMatchObject({ status: 200, body: {} })
  expect(await backend.rowsOf('y:')).toEqual([first])
  expect(first?.by).toBe('load')
})

test('fault 25: after a second mail the older link still confirms the same sign-up', async () => {
  await signUp()
  const older = await tokenOf()
  await signUp()
  expect(mailsAbout('opt-in')).toHaveLength(2)
  expect(await confirm(older)).toMatchObject({ status: 200 })
  expect(await backend.rowsOf('y:')).toHaveLength(1)
})

test('fault 26: ten confirmations at once make one record and one welcome', async () => {
  await signUp()
  const token = await tokenOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await backend.rowsOf('y:')).toHaveLength(1)
  expect(mailsAbout('welcome')).toHaveLength(1)
})

test('fault 27: no log line holds a token or an address', async () => {
  backend.plan.verdict = declined('failed')
  await signUp()
  backend.takeDown()
  const { token } = signed(new Date())
  await confirm(token)
  expect(backend.log.length).toBeGreaterThan(1)
  for (const line of backend.log)
    expect(JSON.stringify(line)).not.toMatch(/jane|visitor\.example|2\.[\w-]{20}/)
})

test('fault 31: with the storage down, signing up and confirming answer 503, never that a token is wrong', async () => {
  const { token } = signed(new Date())
  backend.takeDown()
  const network = { 'x-forwarded-for': '203.0.113.9' }
  for (const answer of [
    await signUp(EMAIL, network),
    await confirm(token),
    await confirm(token, 'withdraw'),
  ]) {
    expect(answer).toMatchObject(refusal('unavailable'))
    expect(answer.headers?.['retry-after']).toBe('30')
  }
  expect(backend.log[0]).toEqual(['warn', 'limits-unwritable', { status: 0, cause: 'Error' }])
})

test('fault 34: the same key with another address is refused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  await signUp(EMAIL, headers)
  expect(await signUp('other@visitor.example', headers)).toMatchObject(refusal('keyReused'))
  expect(await backend.rowsOf('s:')).toHaveLength(1)
  // After the confirmation, only the index of the request is stored.
  await confirm(await tokenOf())
  expect((await signUp(EMAIL, headers)).body).toEqual({ receipt: 'later' })
})

test.for([
  [CLOCKS_DIFFER_MS, 400],
  [CLOCKS_DIFFER_MS + 1, 200],
] as const)('A link that was made %d ms after a withdrawal is answered with %d', async ([ms, status]) => {
  await signUp()
  await confirm(await tokenOf(), 'withdraw')
  backend.wait(ms)
  await signUp()
  const [request] = await backend.rowsOf('s:')
  const { token } = signed(backend.plan.now, String(request?.rowKey).slice('s:'.length))
  expect((await confirm(token)).status).toBe(status)
})

test.for([
  ['sent while its link is valid', LINK_VALID_FOR_MS - 1, 1],
  ['dropped afterwards', LINK_VALID_FOR_MS, 0],
] as const)('A mail that asks for a confirmation is %s', async ([, ms, count]) => {
  backend.plan.verdict = declined('failed')
  await signUp()
  backend.wait(ms)
  backend.plan.verdict = { accepted: true }
  await backend.sweep()
  expect(backend.mails).toHaveLength(count)
  expect(await backend.rowsOf('p:')).toEqual([])
})

test('Thirty days after a withdrawal an address can sign up again', async () => {
  await signUp()
  await confirm(await tokenOf(), 'withdraw')
  const mailed = async (ms: number) => {
    backend.wait(ms)
    await signUp()
    return mailsAbout('opt-in').length
  }
  expect([await mailed(30 * 86_400_000 - 1), await mailed(1)]).toEqual([1, 2])
})

test('A withdrawal stays when an earlier call is delivered once more, under the same key', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  await signUp(EMAIL, key)
  const link = await tokenOf()
  await confirm(link, 'withdraw')
  await signUp(EMAIL, key)
  expect(await confirm(link)).toMatchObject(refusal('tokenInvalid'))
  expect(await backend.rowsOf('y:')).toEqual([])
})

test('A withdrawal stays: a later request of a stranger does not make the old link valid again', async () => {
  await signUp()
  const link = await tokenOf()
  await signUp()
  await confirm(link, 'withdraw')
  await signUp(EMAIL, { 'x-forwarded-for': '203.0.113.66' })

  expect(await confirm(link)).toMatchObject(refusal('tokenInvalid'))
  expect(await backend.rowsOf('y:')).toEqual([])
  await backend.sweep()
  expect([mailsAbout('welcome'), mailsAbout('opt-in').length]).toEqual([[], 2])
})

test('Data that a stranger enters never becomes the proof of a confirmation', async () => {
  await signUp(EMAIL, { 'x-forwarded-for': '203.0.113.1' })
  const own = await tokenOf()
  const [request] = await backend.rowsOf('s:')
  await signUp('JANE@visitor.example', {
    'x-forwarded-for': '203.0.113.66',
    'Content-Language': 'de',
  })
  await confirm(own)
  expect(await backend.rowsOf('y:')).toMatchObject([
    { email: EMAIL, language: 'en', requestedFrom: request?.clientId, requestedAt: request?.requestedAt },
  ])
})

test('Confirmations and withdrawals at the same moment end withdrawn', async () => {
  await signUp()
  const token = await tokenOf()
  await Promise.all(
    Array.from({ length: 20 }, (_, count) => confirm(token, count % 2 ? 'withdraw' : 'gesture')),
  )
  expect(await backend.rowsOf('y:')).toEqual([])
  expect(await backend.rowsOf('w:')).toHaveLength(1)
})
