import { randomUUID } from 'node:crypto'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS, type RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { teamMessage } from '#contracts/calls/team-message.ts'
import { type MessageWish, yourMessage } from '#contracts/calls/your-message.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import { talkStart } from '#contracts/values/talk-times.ts'
import { deviceTokens } from '#functions/mail/device-token.ts'
import { messageTokens, teamTokens } from '#functions/mail/message-token.ts'
import { createHandlers } from '#mocks/handlers.ts'
import { ID_KEY, TOKEN_SECRET } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { BODIES, BOT, FORMS } from '#tests/support/bodies.ts'

interface Sent {
  path?: string
  method?: string
  headers?: Record<string, string>
  body?: unknown
}

let backend: Backend
let mocks = createHandlers()

beforeAll(async () => {
  backend = await startBackend()
})
afterEach(async () => {
  mocks = createHandlers()
  await backend.clear()
})
afterAll(() => backend.stop())

/**
 * Summarizes a response. Mock and function must agree on `visible`, in which references, tokens and days are replaced:
 * each side creates its own references and tokens, and the mock does not know public holidays.
 */
async function outcome(response: Response | undefined) {
  const body = response?.headers.get('content-type')?.includes('json') && (await response.json())
  const reference = /^IS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(body?.reference) && 'IS-…'
  return {
    reference: body?.reference,
    token: body?.messageToken,
    visible: {
      status: response?.status,
      body: reference
        ? {
            ...body,
            reference,
            answerBy: body.answerBy?.replace(/^\d{4}-\d\d-\d\d$/, 'a day'),
            ...(body.messageToken && { messageToken: 'a token' }),
          }
        : body,
      type: response?.headers.get('content-type'),
      allow: response?.headers.get('allow'),
    },
  }
}

async function askBoth({
  path = sendContactEmail.path,
  method = 'POST',
  headers = {},
  body = FORMS.contact,
}: Sent) {
  const request = () =>
    new Request(backend.origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: isRaw(body) ? body : JSON.stringify(body),
    })
  const [mocked, real] = [
    await outcome(await getResponse(mocks, request())),
    await outcome(await fetch(request())),
  ]
  expect(mocked.visible, 'the mock answers as the function does').toEqual(real.visible)
  return {
    answer: real.visible,
    references: [mocked.reference, real.reference],
    tokens: [mocked.token, real.token],
  }
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

const { good, bad } = BODIES[sendContactEmail.path] ?? { good: {}, bad: {} }
const raw = Object.entries(bad).filter(([, body]) => isRaw(body))
const signUp = (email: string) => ({ path: notifyJscInterest.path, body: { email } })
const DEAD = 'jane@visitor.invalid'
const STORED_FORM = { reference: 'IS-…', answerBy: 'a day', messageToken: 'a token' }
const WITHOUT_MAIL = { receipt: 'none' }
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const wishFor = (days: number) => ({ ...FORMS.consultation, date: dayInBerlin(daysAgo(days)), time: '' })
const writtenAgo = (days: number) => ({ 'X-Written-At': daysAgo(days).toISOString() })

test.for<[string, Sent, object?]>([
  ...Object.entries(FORMS).map(([type, body]): [string, Sent] => [`the form ${type}`, { body }]),
  ['a doubled key, of which the last counts', { body: good['a doubled key, of which the last counts'] }],
  ['a key in capitals', { headers: { 'Idempotency-Key': randomUUID().toUpperCase() } }],
  ['a body of exactly 32 KB', { body: JSON.stringify(FORMS.contact).padEnd(32 * 1024) }],
  ['a past day, ahead when the message was written', { body: wishFor(2), headers: writtenAgo(3) }],
  ['a form of a bot', { headers: BOT }, WITHOUT_MAIL],
  ['a form of a dead domain', { body: { ...FORMS.appointment, email: DEAD } }, WITHOUT_MAIL],
  ['a sign-up', signUp('a@visitor.example'), { receipt: 'later' }],
  ['a sign-up of a dead domain', signUp(DEAD), WITHOUT_MAIL],
])('Mock and function accept %s', async ([, sent, answer = { receipt: 'sent' }]) => {
  const isSignUp = sent.path === notifyJscInterest.path
  const body = isSignUp ? answer : { ...STORED_FORM, ...answer }
  const expected = { status: 200, body, type: 'application/json', allow: null }
  expect((await askBoth(sent)).answer).toEqual(expected)
})

test.for<[string, Sent, RefusalName]>([
  ...raw.map(([name, body]): [string, Sent, RefusalName] => [name, { body }, 'malformed']),
  ['a form without its type', { body: { ...FORMS.contact, formType: undefined } }, 'malformed'],
  ['a sign-up without an address', { path: notifyJscInterest.path, body: {} }, 'malformed'],
  ['a confirmation without a token', { path: confirmWaitlist.path, body: { token: '' } }, 'malformed'],
  ['a message without a wish', { path: yourMessage.path, body: { token: 'a.b.c' } }, 'malformed'],
  ['an unknown token', { path: yourMessage.path, body: { token: 'a.b.c', wish: 'show' } }, 'messageUnknown'],
  ['a key that is no UUID', { headers: { 'Idempotency-Key': 'one' } }, 'malformed'],
  [
    'a day that was over when the message was written',
    { body: wishFor(4), headers: writtenAgo(3) },
    'malformed',
  ],
  ['the content type text/plain', { headers: { 'content-type': 'text/plain' } }, 'mediaType'],
  ['a form of a page', { headers: { 'content-type': 'multipart/form-data' } }, 'mediaType'],
  ['over 32 KB', { body: JSON.stringify(FORMS.contact).padEnd(32 * 1024 + 1) }, 'tooLarge'],
  ['another method', { method: 'PUT' }, 'method'],
])('Mock and function refuse in both languages %s', async ([, sent, refusal]) => {
  for (const language of ['en', 'de'] as const) {
    const headers = { ...sent.headers, 'Content-Language': language }
    const { status, error } = REFUSALS[refusal]
    const allow = refusal === 'method' ? 'POST' : null
    const expected = { status, body: { error: error[language] }, type: 'application/json', allow }
    expect((await askBoth({ ...sent, headers })).answer).toEqual(expected)
  }
})

test('Mock and function give a repeated request the first reference', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const keyed = await askBoth({ headers, body: FORMS.appointment })
  expect(await askBoth({ headers, body: FORMS.appointment })).toEqual(keyed)
  const other = await askBoth({ headers, body: { ...FORMS.appointment, message: 'Another question' } })
  expect(other.answer).toMatchObject({ status: 422, body: { error: REFUSALS.keyReused.error.en } })
  const unkeyed = await askBoth({ body: FORMS.appointment })
  const { references, answer } = await askBoth({ body: FORMS.appointment })
  expect(references).toEqual(unkeyed.references)
  expect(answer.body).toEqual({ reference: 'IS-…', answerBy: 'a day', receipt: 'sent' })
  expect(unkeyed.references).not.toEqual(keyed.references)
})

/** Posts one body to the mock and one to the function, because each has its own tokens. */
async function answersTo(path: string, bodies: readonly object[]) {
  const [mocked, real] = bodies.map((body) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    return new Request(backend.origin + path, { ...init, body: JSON.stringify(body) })
  }) as [Request, Request]
  const responses = [await getResponse(mocks, mocked), await fetch(real)]
  return Promise.all(
    responses.map(async (response) => ({ status: response?.status, body: await response?.json() })),
  )
}

test('Mock and function show, confirm again and withdraw a message alike', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const { tokens } = await askBoth({ headers, body: FORMS.appointment })
  const ask = (wish: MessageWish) =>
    answersTo(
      yourMessage.path,
      tokens.map((token) => ({ token, wish })),
    )
  const [mocked, real] = await ask('show')
  expect([mocked?.status, Object.keys(mocked?.body.message)]).toEqual([
    real?.status,
    Object.keys(real?.body.message),
  ])
  for (const wish of ['send-again', 'take-back', 'take-back', 'show', 'send-again'] as const) {
    const [one, two] = await ask(wish)
    expect(one, wish).toEqual(two)
  }
  const repeated = await askBoth({ headers, body: FORMS.appointment })
  expect(repeated.answer.body).toEqual({ reference: 'IS-…', answerBy: 'a day', receipt: 'none' })
})

test('Mock and function answer alike from a proposal to a cancelled talk', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const { tokens } = await askBoth({ headers, body: FORMS.appointment })
  const [mocked = '', real = ''] = tokens
  const place = messageTokens(ID_KEY).read(real)
  const device = deviceTokens(TOKEN_SECRET).sign(new Date())
  const ofTeam = [
    { token: mocked, device: 'mock.device' },
    { token: place ? teamTokens(ID_KEY).sign(place) : '', device },
  ]
  const ofVisitor = [{ token: mocked }, { token: real }]
  const ask = async (path: string, request: object) => {
    const sides = path === teamMessage.path ? ofTeam : ofVisitor
    const answers = await answersTo(
      path,
      sides.map((side) => ({ ...side, ...request })),
    )
    return answers.map(({ status, body: { outcome, message, preview } }) => {
      const { state, round, ended } = message.talk
      return { status, outcome, state, round, ended, hasPreview: preview !== undefined, message }
    })
  }
  const [shown] = (await ask(teamMessage.path, { wish: 'show' })).slice(1)
  const [day = '', other = ''] = shown?.message.days.slice(-2) ?? []
  const [start, later] = [talkStart(day, '10:00'), talkStart(other, '14:30')]
  const how = { way: 'video', link: 'https://meet.example/room' }
  for (const [path, request] of [
    [teamMessage.path, { wish: 'show', device: 'unknown' }],
    [teamMessage.path, { wish: 'preview', round: 0, times: [start], how }],
    [teamMessage.path, { wish: 'propose', round: 0, times: [start, later], how, line: 'Until then' }],
    [yourMessage.path, { wish: 'agree', round: 0, start }],
    [yourMessage.path, { wish: 'decline', round: 1, line: '' }],
    [teamMessage.path, { wish: 'answered', round: 2 }],
    [teamMessage.path, { wish: 'reopen', round: 3 }],
    [teamMessage.path, { wish: 'propose', round: 4, times: [start, later], how }],
    [yourMessage.path, { wish: 'agree', round: 5, start }],
    [teamMessage.path, { wish: 'propose', round: 6, times: [later], how }],
    [teamMessage.path, { wish: 'withdraw', round: 7 }],
    [teamMessage.path, { wish: 'change-way', round: 8, how: { way: 'phone' } }],
    [teamMessage.path, { wish: 'propose', round: 9, times: [later], how }],
    [yourMessage.path, { wish: 'cancel-talk', round: 10, line: '' }],
    [yourMessage.path, { wish: 'agree', round: 11, start: later }],
  ] as const) {
    const [one, two] = (await ask(path, request)).map(({ message: _, ...answer }) => answer)
    expect(one, `${request.wish} in round ${'round' in request ? request.round : '-'}`).toEqual(two)
  }
})
