import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { SIGN_UP_TEXT_VERSION } from '#contracts/forms/consent.ts'
import { SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { CLOCKS_DIFFER_MS } from '#functions/days/clocks.ts'
import { LINK_VALID_FOR_MS, optInTokens } from '#functions/mail/opt-in-token.ts'
import { ID_KEY, TOKEN_SECRET } from '#tests/support/app-settings.ts'
import { BOT } from '#tests/support/bodies.ts'
import { callsInMemory, declined } from '#tests/support/memory-functions.ts'
import { hash } from '#tests/support/outbox.ts'

const EMAIL = 'jane@visitor.example'
const DAY_MS = 86_400_000
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
const tokenOf = async () => tokenIn(mailsAbout('opt-in')[0]?.text ?? '')
const signed = (at = backend.plan.now, requestId: string = randomUUID()) =>
  optInTokens([TOKEN_SECRET], ID_KEY).sign({ addressId: hash.address(EMAIL), requestId }, at).token
async function kinds() {
  const rows = (await backend.rows()).filter(({ partitionKey }) => partitionKey === SIGN_UPS)
  return rows.map(({ rowKey }) => String(rowKey).slice(0, 2))
}
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

test('A sign-up from a domain that receives no mail is not stored', async () => {
  backend.plan.reception = 'no'
  expect(await signUp()).toMatchObject({ status: 200, body: { receipt: 'none' } })
  expect([await backend.rowsOf('s:'), await backend.rowsOf('p:'), backend.mails]).toEqual([[], [], []])
  backend.plan.reception = 'unknown'
  expect((await signUp()).body).toEqual({ receipt: 'later' })
  expect([mailsAbout('opt-in').length, backend.log]).toEqual([1, [['warn', 'dns-silent']]])
})

const SPEED_ALONE = { 'X-Form-Signals': 'filled=0; trap=0' }

test('A sign-up is held for its hidden field, but not for its speed', async () => {
  expect(await signUp(EMAIL, SPEED_ALONE)).toMatchObject({ status: 200, body: { receipt: 'later' } })
  const key = { 'Idempotency-Key': randomUUID() }
  for (const headers of [BOT, SPEED_ALONE])
    expect(await signUp('bot@visitor.example', { ...headers, ...key })).toMatchObject({
      body: { receipt: 'none' },
    })
  expect(backend.mails.map(({ to }) => to)).toEqual([EMAIL])
})

test('The answer does not reveal whether an address is known', async () => {
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

test('Confirming stores the evidence of the first press and mails a welcome', async () => {
  await signUp()
  const token = await tokenOf()
  expect(await confirm(token, 'gesture')).toMatchObject({ status: 200, body: {} })
  // A mail scanner opens the link after the visitor has confirmed.
  expect(await confirm(token, 'load')).toMatchObject({ status: 200, body: {} })

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

test('An opt-in mail is not repeated after a confirmation or "not me"', async () => {
  const mailedAfter = async (ms: number) => {
    backend.wait(ms)
    await signUp()
    return mailsAbout('opt-in').length
  }
  expect(await mailedAfter(0)).toBe(1)
  const token = await tokenOf()
  await confirm(token)
  expect(await mailedAfter(0)).toBe(1)
  await confirm(token, 'withdraw')
  expect([await mailedAfter(0), await mailedAfter(30 * DAY_MS - 1), await mailedAfter(1)]).toEqual([1, 1, 2])
})

test('Garbage and tampered tokens are refused, and nothing is looked up', async () => {
  await signUp()
  const token = await tokenOf()
  const [version, content = '', signature = ''] = token.split('.')
  const [until, ...ids] = Buffer.from(content, 'base64url').toString().split('.')
  const later = Buffer.from([`${until}0`, ...ids].join('.')).toString('base64url')
  const forged = optInTokens(['another secret of 32 bytes or more'], 'another key of 32 bytes or more')
  const wrong = [
    'garbage',
    '2..',
    `1.${content}.${signature}`,
    `${version}.${later}.${signature}`,
    `${version}.${content}.${signature.slice(0, -1)}`,
    `${version}.${content}.${signature.slice(0, -1)}é`,
    forged.signWithdrawal(hash.address(EMAIL)),
  ]
  const calls = backend.calls()
  for (const text of wrong)
    for (const how of ['load', 'withdraw'])
      expect(await confirm(text, how), text).toMatchObject(refusal('tokenInvalid'))
  const withdrawal = optInTokens([TOKEN_SECRET], ID_KEY).signWithdrawal(hash.address(EMAIL))
  const german = { 'Content-Language': 'de' }
  expect(await confirm(withdrawal, 'load', german)).toMatchObject(refusal('tokenInvalid', 'de'))
  expect(backend.calls()).toBe(calls)
})

test('An expired token has its own answer, but still withdraws a sign-up', async () => {
  await signUp()
  const signedAt = (daysAgo: number, ms = 0) =>
    signed(new Date(backend.plan.now.getTime() - daysAgo * DAY_MS + ms))
  expect(await confirm(signedAt(7, 1))).toMatchObject(refusal('tokenInvalid'))
  expect(await confirm(signedAt(7))).toMatchObject(refusal('tokenExpired'))
  expect(await confirm(signedAt(7), 'withdraw')).toMatchObject({ status: 200 })
  expect(await backend.rowsOf('s:')).toEqual([])
})

test('Ten confirmations at once make one record and one welcome', async () => {
  await signUp()
  const token = await tokenOf()
  const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(token)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(await backend.rowsOf('y:')).toHaveLength(1)
  expect(mailsAbout('welcome')).toHaveLength(1)
})

test('No log line holds a token or an address', async () => {
  backend.plan.verdict = declined('failed')
  await signUp()
  backend.takeDown()
  await confirm(signed())
  expect(backend.log.length).toBeGreaterThan(1)
  for (const line of backend.log)
    expect(JSON.stringify(line)).not.toMatch(/jane|visitor\.example|2\.[\w-]{20}/)
})

test('A call that cannot be counted or stored answers 503', async () => {
  const token = signed()
  backend.takeDown(1)
  const uncounted = await signUp(EMAIL, { 'x-forwarded-for': '203.0.113.9' })
  expect(await backend.rowsOf('s:')).toEqual([])
  backend.takeDown()
  const answers = [uncounted, await signUp(), await confirm(token), await confirm(token, 'withdraw')]
  const headers = expect.objectContaining({ 'retry-after': '30' })
  for (const answer of answers) expect(answer).toMatchObject({ ...refusal('unavailable'), headers })
})

test('The same key with another address is refused', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  await signUp(EMAIL, headers)
  expect(await signUp('other@visitor.example', headers)).toMatchObject(refusal('keyReused'))
  expect(await backend.rowsOf('s:')).toHaveLength(1)
  // Confirming deletes the request. Its index entry (`i:`) stays, so a repeated idempotency key is recognised.
  await confirm(await tokenOf())
  expect((await signUp(EMAIL, headers)).body).toEqual({ receipt: 'later' })
})

test.for([
  [CLOCKS_DIFFER_MS, 400],
  [CLOCKS_DIFFER_MS + 1, 200],
] as const)('A link signed %d ms after a withdrawal gets %d', async ([ms, status]) => {
  await signUp()
  await confirm(await tokenOf(), 'withdraw')
  backend.wait(ms)
  await signUp()
  const [request] = await backend.rowsOf('s:')
  const token = signed(backend.plan.now, String(request?.rowKey).slice('s:'.length))
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

const OWN_KEY = { 'Idempotency-Key': randomUUID() }
test.for<[string, Record<string, string>]>([
  ['an earlier call is delivered once more, under the same key', OWN_KEY],
  ['a stranger signs the address up', { 'x-forwarded-for': '203.0.113.66' }],
])('A withdrawal stays when %s', async ([, headers]) => {
  await signUp(EMAIL, OWN_KEY)
  const link = await tokenOf()
  await signUp()
  await confirm(link, 'withdraw')
  await signUp(EMAIL, headers)
  expect(await confirm(link)).toMatchObject(refusal('tokenInvalid'))
  await backend.sweep()
  expect(await backend.rowsOf('y:')).toEqual([])
  expect([mailsAbout('welcome'), mailsAbout('opt-in').length]).toEqual([[], 2])
})

test('A stranger’s later sign-up leaves the first link valid', async () => {
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

test('Simultaneous confirmations and withdrawals end in a withdrawal', async () => {
  await signUp()
  const token = await tokenOf()
  await Promise.all(
    Array.from({ length: 20 }, (_, count) => confirm(token, count % 2 ? 'withdraw' : 'gesture')),
  )
  expect(await backend.rowsOf('y:')).toEqual([])
  expect(await backend.rowsOf('w:')).toHaveLength(1)
})

test('The link of the welcome mail withdraws an address years later', async () => {
  await signUp()
  await confirm(await tokenOf())
  const link = tokenIn(mailsAbout('welcome')[0]?.text ?? '')
  backend.wait(2 * 365 * DAY_MS)
  const later = backend.start({ TOKEN_SECRETS: 'the secret of this year: 32 bytes or more' })
  await backend.call(later.confirmWaitlist, { token: link }, { 'x-confirmation': 'withdraw' })
  expect(await kinds()).toEqual(['w:'])
})

test('A former secret in the settings still validates its links', async () => {
  await signUp()
  const token = await tokenOf()
  const statusWith = async (secrets: string) => {
    const { confirmWaitlist: handler } = backend.start({ TOKEN_SECRETS: secrets })
    return (await backend.call(handler, { token })).status
  }
  const secret = 'the secret of this year: 32 bytes or more'
  expect([await statusWith(secret), await statusWith(`${secret},${TOKEN_SECRET}`)]).toEqual([400, 200])
})

test('A withdrawal deletes exactly the mails about its address', async () => {
  await signUp()
  const link = await tokenOf()
  await signUp(EMAIL, BOT)
  backend.plan.verdict = declined('refused')
  await signUp()
  backend.plan.verdict = declined('failed')
  await signUp()
  await signUp('ali@visitor.example')
  expect(new Set(await kinds())).toEqual(new Set(['d:', 'h:', 'i:', 'p:', 's:']))
  await confirm(link, 'withdraw')
  expect(await kinds()).toEqual(['i:', 'p:', 's:', 'w:'])
})

test.for([
  ['confirmed', 'gesture', ['d:', 'n:', 'y:']],
  ['withdrawn', 'withdraw', ['w:']],
] as const)('A sign-up that an earlier release stored is %s by its link', async ([, how, left]) => {
  backend.plan.verdict = declined('refused')
  await signUp()
  const requestId = String((await backend.rowsOf('s:'))[0]?.rowKey).slice('s:'.length)
  for (const row of await backend.rows()) {
    const [partitionKey, rowKey] = [String(row.partitionKey), String(row.rowKey)]
    if (/^[id]:/.test(rowKey)) await backend.table.change([['delete', { partitionKey, rowKey }]])
    if (!rowKey.startsWith('d:')) continue
    const [key, id] = [rowKey, String(row.id)].map((text) => text.replace(`${hash.address(EMAIL)}-`, ''))
    await backend.table.change([['create', { ...row, partitionKey, rowKey: String(key), id }]])
  }
  backend.plan.verdict = { accepted: true }
  expect(await kinds()).toEqual(['d:', 's:'])
  await confirm(signed(backend.plan.now, requestId), how)
  expect(await kinds()).toEqual(left)
})
