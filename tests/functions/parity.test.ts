import { randomUUID } from 'node:crypto'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS, type RefusalName } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { type MessageWish, yourMessage } from '#contracts/calls/your-message.ts'
import { dayInBerlin } from '#contracts/values/german-time.ts'
import type { Language } from '#contracts/values/language.ts'
import { createHandlers } from '#mocks/handlers.ts'
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

/** The part that both responses share. References and tokens differ; only the function knows public holidays. */
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

/** Sends one request to mock and function; returns their common response, and the reference that each gave. */
async function askBoth({ path = sendContactEmail.path, method = 'POST', headers = {}, body }: Sent) {
  const request = () =>
    new Request(backend.origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
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

const accepted = {
  status: 200,
  body: { reference: 'IS-…', answerBy: 'a day', receipt: 'sent', messageToken: 'a token' },
  type: 'application/json',
  allow: null,
}
const refused = (name: RefusalName, allow: string | null = null, language: Language = 'en') => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error[language] }, type: 'application/json', allow }
}

/** Bodies of one call. `tests/contracts/bodies.test.ts` tests all bodies on the schema, which both sides share. */
const { good, bad } = BODIES[sendContactEmail.path] ?? { good: {}, bad: {} }
const raw = Object.entries(bad).filter(([, body]) => isRaw(body))

test.for<[string, Sent]>([
  ...Object.entries(FORMS).map(([type, body]): [string, Sent] => [`the form ${type}`, { body }]),
  ['a doubled key, of which the last counts', { body: good['a doubled key, of which the last counts'] }],
  ['a charset beside the content type', { headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
  ['a key', { headers: { 'Idempotency-Key': randomUUID() } }],
  ['a key in capitals', { headers: { 'Idempotency-Key': randomUUID().toUpperCase() } }],
  ['language and consent', { headers: { 'Content-Language': 'de', 'X-Consent-Version': '2026-11' } }],
  ['a body of exactly 32 KB', { body: JSON.stringify(FORMS.contact).padEnd(32 * 1024) }],
])('Mock and function accept %s', async ([, sent]) => {
  expect((await askBoth({ body: FORMS.contact, ...sent })).answer).toEqual(accepted)
})

test.for<[string, Sent, RefusalName]>([
  ...raw.map(([name, body]): [string, Sent, RefusalName] => [name, { body }, 'malformed']),
  ['a form without its type', { body: { ...FORMS.contact, formType: undefined } }, 'malformed'],
  ['a sign-up without an address', { path: notifyJscInterest.path, body: {} }, 'malformed'],
  ['a confirmation without a token', { path: confirmWaitlist.path, body: { token: '' } }, 'malformed'],
  ['a message without a wish', { path: yourMessage.path, body: { token: 'a.b.c' } }, 'malformed'],
  ['an unknown token', { path: yourMessage.path, body: { token: 'a.b.c', wish: 'show' } }, 'messageUnknown'],
  ['a key that is no UUID', { headers: { 'Idempotency-Key': 'one' } }, 'malformed'],
  ['the content type text/plain', { headers: { 'content-type': 'text/plain' } }, 'mediaType'],
  ['fault 4: a form of a page', { headers: { 'content-type': 'multipart/form-data' } }, 'mediaType'],
  ['fault 3: over 32 KB', { body: JSON.stringify(FORMS.contact).padEnd(32 * 1024 + 1) }, 'tooLarge'],
])('Mock and function refuse in both languages %s', async ([, sent, refusal]) => {
  for (const language of ['en', 'de'] as const) {
    const headers = { ...sent.headers, 'Content-Language': language }
    const { answer } = await askBoth({ body: FORMS.contact, ...sent, headers })
    expect(answer).toEqual(refused(refusal, null, language))
  }
})

const DEAD = 'jane@visitor.invalid'
test.for<[string, Sent, object]>([
  ['a sign-up', { path: notifyJscInterest.path, body: { email: 'a@visitor.example' } }, { receipt: 'later' }],
  [
    'a sign-up of a bot',
    { path: notifyJscInterest.path, body: { email: DEAD }, headers: BOT },
    { receipt: 'none' },
  ],
  [
    'a sign-up of a dead domain',
    { path: notifyJscInterest.path, body: { email: DEAD } },
    { receipt: 'none' },
  ],
  ['a form of a dead domain', { body: { ...FORMS.appointment, email: DEAD } }, { receipt: 'none' }],
  ['a form of a bot', { body: FORMS.contact, headers: BOT }, { receipt: 'none' }],
])('Mock and function say whether a mail follows %s', async ([, sent, said]) => {
  expect((await askBoth(sent)).answer).toMatchObject({ status: 200, body: said })
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS)
const wishFor = (days: number) => ({ ...FORMS.consultation, date: dayInBerlin(daysAgo(days)), time: '' })
const written = (days: number) => ({ 'X-Written-At': daysAgo(days).toISOString() })

test('Mock and function accept a past day that was still ahead when a delayed message was written', async () => {
  const { status } = (await askBoth({ body: wishFor(2), headers: written(3) })).answer
  expect(status).toBe(200)
})

test.for<[string, number, Record<string, string>]>([
  ['was over when the message was written', 4, written(3)],
  ['is over, of a message that did not wait', 2, {}],
  ['is over, of a message from the future', 2, written(-3)],
  ['was over for longer than a message waits', 8, written(30)],
])('Mock and function refuse a day that %s', async ([, days, headers]) => {
  expect((await askBoth({ body: wishFor(days), headers })).answer).toEqual(refused('malformed'))
})

test.for(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'fault 13: mock and function refuse %s and name the method to use',
  async (method) => {
    expect((await askBoth({ method })).answer).toEqual(refused('method', 'POST'))
  },
)

test('Mock and function answer a repeated request with the first reference, and with its token only under a key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const keyed = await askBoth({ headers, body: FORMS.appointment })
  expect(await askBoth({ headers, body: FORMS.appointment })).toEqual(keyed)
  const unkeyed = await askBoth({ body: FORMS.appointment })
  const { references, answer } = await askBoth({ body: FORMS.appointment })
  expect(references).toEqual(unkeyed.references)
  expect(answer.body).toEqual({ reference: 'IS-…', answerBy: 'a day', receipt: 'sent' })
  expect(unkeyed.references).not.toEqual(keyed.references)
})

test('Mock and function refuse another form under a used key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  await askBoth({ headers, body: FORMS.appointment })
  const other = await askBoth({ headers, body: { ...FORMS.appointment, message: 'Another question' } })
  expect(other.answer).toEqual(refused('keyReused'))
})

/** Asks mock and function, each about a message that it has stored. */
async function askAboutOwn(wish: MessageWish, tokens: readonly string[]) {
  const ask = (token: string | undefined) =>
    new Request(backend.origin + yourMessage.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, wish }),
    })
  const responses = [await getResponse(mocks, ask(tokens[0])), await fetch(ask(tokens[1]))]
  const [mocked, real] = await Promise.all(
    responses.map(async (response) => ({ status: response?.status, body: await response?.json() })),
  )
  return { mocked, real }
}

test('Mock and function show a message by its token, send its receipt again, and take it back once', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const { tokens } = await askBoth({ headers, body: FORMS.appointment })
  const { mocked, real } = await askAboutOwn('show', tokens)
  expect([mocked?.status, Object.keys(mocked?.body.message)]).toEqual([
    real?.status,
    Object.keys(real?.body.message),
  ])
  for (const wish of ['send-again', 'take-back', 'take-back', 'show', 'send-again'] as const) {
    const both = await askAboutOwn(wish, tokens)
    expect(both.mocked, wish).toEqual(both.real)
  }
  const repeated = await askBoth({ headers, body: FORMS.appointment })
  expect(repeated.answer.body).toEqual({ reference: 'IS-…', answerBy: 'a day', receipt: 'none' })
})
