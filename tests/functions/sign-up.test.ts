import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { SIGN_UP_TEXT_VERSION } from '#contracts/forms/consent.ts'
import { optInTokens } from '#functions/mail/opt-in-token.ts'
import { ID_KEY, TOKEN_SECRET } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { BOT, FORMS } from '#tests/support/bodies.ts'
import { hash } from '#tests/support/outbox.ts'

const EMAIL = 'jane@visitor.example'
const SUBJECTS = { 'opt-in': /confirm your/i, welcome: /confirmed/i }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ MAILS_PER_MAILBOX: '3' })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const signUp = (email = EMAIL, headers: Record<string, string> = {}) =>
  backend.post(notifyJscInterest.path, { email }, { 'Idempotency-Key': randomUUID(), ...headers })
const confirm = (token: string, how = 'load', headers: Record<string, string> = {}) =>
  backend.post(confirmWaitlist.path, { token }, { 'X-Confirmation': how, ...headers })
const mailsAbout = (kind: keyof typeof SUBJECTS, to = EMAIL) =>
  backend.mails().filter((mail) => mail.to[0] === to && SUBJECTS[kind].test(mail.subject))
const tokenIn = (text: string) => /\?token=([\w.-]+)/.exec(text)?.[1] ?? ''
/** The token from the mail, once it has arrived; it goes out after the answer. */
async function tokenOf(email = EMAIL): Promise<string> {
  await backend.idle()
  return tokenIn(mailsAbout('opt-in', email)[0]?.text ?? '')
}
/** A token of the right secret, unless told otherwise for a request that was never made. */
const signed = (at: Date, requestId: string = randomUUID()) =>
  optInTokens([TOKEN_SECRET], ID_KEY).sign({ addressId: hash.address(EMAIL), requestId }, at)
const refusal = (name: keyof typeof REFUSALS, language: 'en' | 'de' = 'en') => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] } }
}

test('A sign-up is asked to be confirmed, by a link of the public origin in the language used', async () => {
  expect(await signUp(EMAIL, { 'Content-Language': 'de' })).toMatchObject({ status: 200, body: {} })
  await backend.idle()
  const [mail] = backend.mails()
  expect(mail?.to).toEqual([EMAIL])
  expect(mail?.text).toContain(`${backend.origin}/de/job-seeker-compass/confirm?token=2.`)
  expect(await backend.rows('s:')).toMatchObject([
    { email: EMAIL, language: 'de', textVersion: SIGN_UP_TEXT_VERSION, requestedAt: expect.any(Date) },
  ])
})

const SPEED_ALONE = { 'X-Form-Signals': 'filled=0; trap=0' }

test('A browser that fills in the one field at once is not taken for a bot: the mail with the link goes out', async () => {
  expect(await signUp(EMAIL, SPEED_ALONE)).toMatchObject({ status: 200, body: { receipt: 'later' } })
  await backend.idle()
  expect(mailsAbout('opt-in')).toHaveLength(1)
})

test('A sign-up whose hidden field was filled in says that no mail follows, also when it is sent again', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  for (const headers of [BOT, SPEED_ALONE])
    expect(await signUp(EMAIL, { ...headers, ...key })).toMatchObject({ body: { receipt: 'none' } })
  await backend.idle()
  expect(backend.mails()).toEqual([])
})

test('The answer does not show whether an address is new, asked, on the list, or was taken off it', async () => {
  const answers = [await signUp(), await signUp()]
  const token = await tokenOf()
  await confirm(token, 'gesture')
  answers.push(await signUp())
  await confirm(token, 'withdraw')
  answers.push(await signUp())
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(
    new Set(['[200,{"receipt":"later"}]']),
  )
})

test('Confirming keeps the proof, answers with a welcome, and the link in it takes the sign-up back', async () => {
  await signUp()
  const token = await tokenOf()
  expect(await confirm(token, 'gesture')).toMatchObject({ status: 200, body: {} })

  expect(await backend.rows('s:')).toEqual([])
  expect(await backend.rows('y:')).toMatchObject([
    {
      email: EMAIL,
      textVersion: SIGN_UP_TEXT_VERSION,
      requestedAt: expect.any(Date),
      confirmedAt: expect.any(Date),
      by: 'gesture',
    },
  ])
  await backend.idle()
  expect(mailsAbout('welcome')).toHaveLength(1)
  const welcome = mailsAbout('welcome')[0]?.text ?? ''
  expect(welcome).toContain(`${backend.origin}/job-seeker-compass/confirm?token=${tokenIn(welcome)}&not-me=1`)
  expect(tokenIn(welcome)).not.toBe(token)

  expect(await confirm(tokenIn(welcome), 'withdraw')).toMatchObject({ status: 200, body: {} })
  expect(await backend.rows('y:')).toEqual([])
  expect(await backend.rows('w:')).toHaveLength(1)
  expect(await confirm(token)).toMatchObject(refusal('tokenInvalid'))
  expect(await confirm(token, 'withdraw')).toMatchObject({ status: 200, body: {} })
})

test('fault 17: thirty sign-ups of one address get the same answer, and its mailbox three mails a day', async () => {
  const answers = []
  for (let count = 0; count < 30; count += 1) answers.push(await signUp())
  expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
    new Set(['200 {"receipt":"later"}']),
  )
  await backend.sweep()
  await backend.idle()
  expect(mailsAbout('opt-in')).toHaveLength(3)
})

test('fault 17: the same sign-up sent again without a key causes one mail in ten minutes', async () => {
  const send = () => backend.post(notifyJscInterest.path, { email: EMAIL })
  expect([await send(), await send()].map(({ status }) => status)).toEqual([200, 200])
  await backend.idle()
  expect(mailsAbout('opt-in')).toHaveLength(1)
  expect(await backend.rows('s:')).toHaveLength(1)
})

test('fault 20: answer and storage calls are the same for every address', async () => {
  const seen = new Set<string>()
  const observe = async (email: string) => {
    await backend.idle()
    backend.storage.reset()
    const calls: string[] = []
    backend.storage.fault(({ method, path }) => void calls.push(`${method} ${path.split('?')[0]}`) as never)
    const { status, body } = await signUp(email)
    seen.add(JSON.stringify([status, body, calls.slice(0, 1)]))
    backend.storage.fault(null)
  }
  await observe('new@visitor.example')
  await observe('new@visitor.example')
  await signUp()
  const token = await tokenOf()
  await confirm(token)
  await observe(EMAIL)
  await confirm(token, 'withdraw')
  await observe(EMAIL)
  for (let count = 0; count < 4; count += 1) await signUp('capped@visitor.example')
  await observe('capped@visitor.example')
  expect([...seen]).toHaveLength(1)
})

test('A confirmed address is not asked again, one that was "not me" neither', async () => {
  await signUp()
  const token = await tokenOf()
  await confirm(token)
  await signUp()
  await backend.idle()
  expect(mailsAbout('opt-in')).toHaveLength(1)
  await confirm(token, 'withdraw')
  await signUp()
  await backend.idle()
  expect(mailsAbout('opt-in')).toHaveLength(1)
})

test('fault 21: mails to +tag and dot variants are counted together, the address is kept as typed', async () => {
  for (const email of ['J.ane@visitor.example', 'jane+a@visitor.example', 'jane+b@visitor.example', EMAIL])
    await signUp(email)
  await backend.sweep()
  await backend.idle()
  expect(backend.mails()).toHaveLength(3)
  expect((await backend.rows('s:')).map(({ email }) => email)).toContain('J.ane@visitor.example')
})

test.each(['garbage', '1.a.b', `1.${'A'.repeat(30)}.${'B'.repeat(43)}`])(
  'fault 22: the token %s is refused, in the language used, and nothing is looked up',
  async (token) => {
    expect(await confirm(token)).toMatchObject(refusal('tokenInvalid'))
    expect(await confirm(token, 'load', { 'Content-Language': 'de' })).toMatchObject(
      refusal('tokenInvalid', 'de'),
    )
    expect(backend.storage.calls()).toBe(0)
  },
)

test('fault 23: an expired token has its own answer, but still withdraws a sign-up', async () => {
  await signUp()
  const { token } = signed(new Date(Date.now() - 8 * 86_400_000))
  expect(await confirm(token)).toMatchObject(refusal('tokenExpired'))
  expect(await confirm(token, 'withdraw')).toMatchObject({ status: 200 })
  expect(await backend.rows('s:')).toEqual([])
})

test('fault 24: a token used again, as after a mail scanner, is no error; the first time is kept', async () => {
  await signUp()
  const token = await tokenOf()
  await confirm(token, 'load')
  const [first] = await backend.rows('y:')
  expect(await confirm(token, 'gesture')).toMatchObject({ status: 200, body: {} })
  expect(await backend.rows('y:')).toEqual([first])
  expect(first?.by).toBe('load')
})

test('fault 25: after a second mail the older link still confirms the same sign-up', async () => {
  await signUp()
  const older = await tokenOf()
  await signUp()
  await backend.idle()
  expect(mailsAbout('opt-in')).toHaveLength(2)
  expect(await confirm(older)).toMatchObject({ status: 200 })
  expect(await backend.rows('y:')).toHaveLength(1)
})

test('fault 26: ten confirmations at once make one record and one welcome', async () => {
  await signUp()
  const token = await tokenOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  await backend.idle()
  expect(await backend.rows('y:')).toHaveLength(1)
  expect(mailsAbout('welcome')).toHaveLength(1)
})

test('fault 27: no log line holds a token or an address', async () => {
  backend.email.answerAll('unavailable')
  await signUp()
  await backend.idle()
  backend.storage.fault(() => 'drop')
  const { token } = signed(new Date())
  await confirm(token)
  expect(backend.log.length).toBeGreaterThan(1)
  for (const line of backend.log) expect(line).not.toMatch(/jane|visitor\.example|2\.[\w-]{20}/)
})

test('fault 31: with the storage down, signing up and confirming ask for patience, never call a token wrong', async () => {
  const { token } = signed(new Date())
  backend.storage.fault(() => 'drop')
  for (const answer of [await signUp(), await confirm(token), await confirm(token, 'withdraw')]) {
    expect(answer).toMatchObject(refusal('unavailable'))
    expect(answer.headers.get('retry-after')).toBe('30')
  }
})

test('fault 34: the same key with another address is refused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  await signUp(EMAIL, headers)
  expect(await signUp('other@visitor.example', headers)).toMatchObject(refusal('keyReused'))
  expect(await backend.rows('s:')).toHaveLength(1)
})

test('A withdrawal stays when an earlier call is delivered once more, under the same key', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  await signUp(EMAIL, key)
  const link = await tokenOf()
  await confirm(link, 'withdraw')
  await signUp(EMAIL, key)
  expect(await confirm(link)).toMatchObject(refusal('tokenInvalid'))
  expect(await backend.rows('y:')).toEqual([])
})

test('A withdrawal stays, also when the link was made by a clock that is ahead', async () => {
  const key = { 'Idempotency-Key': randomUUID() }
  await signUp(EMAIL, key)
  await confirm(await tokenOf(), 'withdraw')
  await signUp(EMAIL, key)
  const [request] = await backend.rows('s:')
  const fourMinutesAhead = new Date(Date.now() + 4 * 60_000)
  const { token } = signed(fourMinutesAhead, String(request?.requestId))
  expect(await confirm(token)).toMatchObject(refusal('tokenInvalid'))
  expect(await backend.rows('y:')).toEqual([])
})

test('A withdrawal stays: a later request of a stranger does not make the old link valid again', async () => {
  await signUp()
  const link = await tokenOf()
  await signUp()
  await backend.idle()
  await confirm(link, 'withdraw')
  await signUp(EMAIL, { 'x-forwarded-for': '203.0.113.66:1' })
  await backend.idle()

  expect(await confirm(link)).toMatchObject(refusal('tokenInvalid'))
  expect(await backend.rows('y:')).toEqual([])
  await backend.sweep()
  expect([mailsAbout('welcome'), mailsAbout('opt-in').length]).toEqual([[], 2])
})

test('Data that a stranger enters never becomes the proof of a confirmation', async () => {
  await signUp(EMAIL, { 'x-forwarded-for': '203.0.113.1:1' })
  const own = await tokenOf()
  const [request] = await backend.rows('s:')
  await signUp('JANE@visitor.example', {
    'x-forwarded-for': '203.0.113.66:1',
    'Content-Language': 'de',
  })
  await confirm(own)
  expect(await backend.rows('y:')).toMatchObject([
    { email: EMAIL, language: 'en', requestedFrom: request?.clientId, requestedAt: request?.requestedAt },
  ])
})

test('An address has one confirmation, whichever of its links are opened', async () => {
  await signUp()
  const first = await tokenOf()
  await signUp()
  await backend.idle()
  const second = tokenIn(mailsAbout('opt-in')[0]?.text ?? '')
  expect(second).not.toBe(first)
  expect(await confirm(second)).toMatchObject({ status: 200 })
  const proof = await backend.rows('y:')
  expect(await confirm(first)).toMatchObject({ status: 200 })
  expect(await backend.rows('y:')).toEqual(proof)
})

test('A hundred and thirty requests of one address are all taken back by one press', async () => {
  await signUp()
  const token = await tokenOf()
  await Promise.all(Array.from({ length: 130 }, () => signUp(EMAIL, BOT)))
  expect(await confirm(token, 'withdraw')).toMatchObject({ status: 200 })
  expect(await backend.rows('s:')).toEqual([])
})

test('Confirmations and withdrawals at the same moment end withdrawn', async () => {
  await signUp()
  const token = await tokenOf()
  await Promise.all(
    Array.from({ length: 20 }, (_, count) => confirm(token, count % 2 ? 'withdraw' : 'gesture')),
  )
  expect(await backend.rows('y:')).toEqual([])
  expect(await backend.rows('w:')).toHaveLength(1)
})

test('Three mails of a day do not silence a mailbox: the first opt-in of an address that comes later goes out tomorrow', async () => {
  for (let count = 0; count < 3; count += 1)
    await backend.post(sendContactEmail.path, { ...FORMS.contact, email: EMAIL, message: `${count}` })
  await signUp()
  await signUp()
  await backend.idle()
  await backend.sweep()
  expect(mailsAbout('opt-in')).toEqual([])
  const midnight = new Date(Math.ceil((Date.now() + 1) / 86_400_000) * 86_400_000)
  const waiting = await backend.rows('p:1:')
  expect(waiting).toHaveLength(1)
  expect(waiting[0]?.rowKey).toContain(midnight.toISOString())
})

test('While limits cannot be read, the mail to a stranger waits', async () => {
  backend.storage.fault(({ method, path }) =>
    method === 'GET' && decodeURIComponent(path).includes("RowKey='y:") ? 'drop' : null,
  )
  await signUp()
  await backend.idle()
  expect(backend.mails()).toEqual([])
  backend.storage.fault(null)
  await backend.sweep()
  expect(mailsAbout('opt-in')).toHaveLength(1)
})

test('fault 15: a bot gets the same answer, and its mail is held', async () => {
  expect(await signUp(EMAIL, BOT)).toMatchObject({
    status: 200,
    body: {},
  })
  expect(await backend.rows('h:')).toMatchObject([{ kind: 'opt-in', lastFailure: 'trap' }])
  expect(backend.mails()).toEqual([])
})
