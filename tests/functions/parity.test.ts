import { randomUUID } from 'node:crypto'
import { getResponse } from 'msw'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { REFUSALS } from '#contracts/refusals.ts'
import { type FormType, sendContactEmail } from '#contracts/send-contact-email.ts'
import { createHandlers } from '#mocks/handlers.ts'
import { type Backend, FORMS, startBackend } from '#tests/support/backend.ts'

interface Sent {
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
  await backend.clear()
  mocks = createHandlers()
})
afterAll(() => backend.stop())

/** What a caller can tell of an answer; the letters of a reference differ by nature. */
async function outcome(response: Response | undefined) {
  const body = response?.headers.get('content-type')?.includes('json') && (await response.json())
  const reference = /^IS-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(body?.reference) && 'IS-…'
  return {
    reference: body?.reference,
    visible: {
      status: response?.status,
      body: reference ? { ...body, reference } : body,
      type: response?.headers.get('content-type'),
      allow: response?.headers.get('allow'),
    },
  }
}

/** Sends one request to both; returns what they agree on, and the reference of each. */
async function askBoth({ method = 'POST', headers = {}, body }: Sent) {
  const request = () =>
    new Request(backend.origin + sendContactEmail.path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    })
  const [mocked, real] = [
    await outcome(await getResponse(mocks, request())),
    await outcome(await fetch(request())),
  ]
  expect(mocked.visible, 'the mock answers as the function does').toEqual(real.visible)
  return { answer: real.visible, references: [mocked.reference, real.reference] }
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

const accepted = { status: 200, body: { reference: 'IS-…' }, type: 'application/json', allow: null }
const refused = (name: keyof typeof REFUSALS, allow: string | null = null) => {
  const { status, error } = REFUSALS[name]
  return { status, body: { error: error.en }, type: 'application/json', allow }
}

test.for(Object.keys(FORMS) as FormType[])('mock and function accept the form %s', async (type) => {
  expect((await askBoth({ body: FORMS[type] })).answer).toEqual(accepted)
})

test.for<[string, Sent]>([
  ['a charset beside the content type', { headers: { 'content-type': 'Application/JSON; charset=utf-8' } }],
  ['a key', { headers: { 'Idempotency-Key': randomUUID() } }],
  ['a key in capitals', { headers: { 'Idempotency-Key': randomUUID().toUpperCase() } }],
  ['language and consent', { headers: { 'Content-Language': 'de', 'X-Consent-Version': '2026-11' } }],
  ['unknown fields', { body: { ...FORMS.contact, admin: true } }],
  ['blanks around a name', { body: { ...FORMS.contact, name: '  Blue Card  ' } }],
  ['no optional field', { body: { formType: 'consultation', name: 'Max', email: 'max@visitor.example' } }],
  ['a body of exactly 32 KB', { body: JSON.stringify(FORMS.contact).padEnd(32 * 1024) }],
])('mock and function accept %s', async ([, sent]) => {
  expect((await askBoth({ body: FORMS.contact, ...sent })).answer).toEqual(accepted)
})

test.for<[string, unknown]>([
  ['broken JSON', '{"formType":'],
  ['an empty body', ''],
  ['an array', []],
  ['null', 'null'],
  ['a number', 7],
  ['bytes that are no UTF-8', Uint8Array.of(0x22, 0xff, 0x22)],
  ['an unknown form type', { ...FORMS.contact, formType: 'order' }],
  ['a missing form type', { ...FORMS.contact, formType: undefined }],
  ['a missing name', { ...FORMS['free-visa-case'], name: undefined }],
  ['a name of blanks', { ...FORMS.appointment, name: ' \n ' }],
  ['an unknown consultation type', { ...FORMS.appointment, selectedType: 'alien' }],
  ['two addresses', { ...FORMS.consultation, email: 'a@b.example,c@d.example' }],
  ['a text instead of true or false', { ...FORMS.contact, fileAttached: 'true' }],
  ['a message that is too long', { ...FORMS.contact, message: 'x'.repeat(5_001) }],
])('mock and function refuse %s', async ([, body]) => {
  expect((await askBoth({ body })).answer).toEqual(refused('malformed'))
})

test('mock and function refuse a key that is no UUID', async () => {
  const headers = { 'Idempotency-Key': 'one' }
  expect((await askBoth({ headers, body: FORMS.contact })).answer).toEqual(refused('malformed'))
})

test.for(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'mock and function refuse %s and name the method to use',
  async (method) => {
    expect((await askBoth({ method })).answer).toEqual(refused('method', 'POST'))
  },
)

test.for(['text/plain', 'application/jsonp', 'application/json-patch+json', 'multipart/form-data'])(
  'mock and function refuse the content type %s',
  async (type) => {
    const headers = { 'content-type': type }
    expect((await askBoth({ headers, body: FORMS.contact })).answer).toEqual(refused('mediaType'))
  },
)

test('mock and function refuse a body over 32 KB', async () => {
  const body = JSON.stringify(FORMS.contact).padEnd(32 * 1024 + 1)
  expect((await askBoth({ body })).answer).toEqual(refused('tooLarge'))
})

test('mock and function answer a repeated request with the first reference, with and without a key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const keyed = await askBoth({ headers, body: FORMS.appointment })
  expect(await askBoth({ headers, body: FORMS.appointment })).toEqual(keyed)
  const unkeyed = await askBoth({ body: FORMS.appointment })
  expect(await askBoth({ body: FORMS.appointment })).toEqual(unkeyed)
  expect(unkeyed.references).not.toEqual(keyed.references)
})

test('mock and function refuse another form under a used key', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  await askBoth({ headers, body: FORMS.appointment })
  const other = await askBoth({ headers, body: { ...FORMS.appointment, message: 'Another question' } })
  expect(other.answer).toEqual(refused('keyReused'))
})
