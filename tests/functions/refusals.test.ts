import { afterAll, beforeAll, expect, test } from 'vitest'
import { REFUSALS, type Refusal } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { type Backend, FORMS, startBackend } from '#tests/support/backend.ts'

const { path } = sendContactEmail
const JSON_TYPE = { 'content-type': 'application/json' }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ EXTRA_ORIGINS: 'https://extra.example' })
})
afterAll(async () => {
  expect(await backend.rows('l:')).toEqual([])
  expect(backend.mails()).toEqual([])
  await backend.stop()
})

const refusal = (name: keyof typeof REFUSALS) => {
  const { status, error }: Refusal = REFUSALS[name]
  return { status, body: { error: error.en } }
}

test.each([
  ['broken JSON', '{"formType":'],
  ['an array', []],
  ['null', null],
  ['a number', 7],
  ['an empty body', ''],
])('fault 5: %s is refused', async (_, body) => {
  expect(await backend.post(path, body)).toMatchObject(refusal('malformed'))
})

test.each([
  ['fault 7: an unknown form type', { ...FORMS.contact, formType: 'order' }],
  ['fault 7: a missing form type', { ...FORMS.contact, formType: undefined }],
  ['fault 8: a text instead of true or false', { ...FORMS.contact, fileAttached: 'true' }],
  ['fault 8: an object instead of a text', { ...FORMS.contact, message: { text: 'Hello' } }],
  ['fault 9: a message that is too long', { ...FORMS.contact, message: 'x'.repeat(5_001) }],
  ['A name of blanks', { ...FORMS.appointment, name: '   ' }],
  ['An unknown consultation type', { ...FORMS.appointment, selectedType: 'alien' }],
  ['fault 1: a line break in the address', { ...FORMS.contact, email: 'a@b.example\r\nBcc: c@d.example' }],
  ['fault 12: an appointment in the past', { ...FORMS.consultation, date: '2020-01-01' }],
  ['fault 12: an appointment on February 30', { ...FORMS.consultation, date: '2099-02-30' }],
  ['fault 11: two addresses in one field', { ...FORMS.contact, email: 'a@b.example,c@d.example' }],
  ['fault 11: a quoted local part', { ...FORMS.contact, email: '"a b"@c.example' }],
])('%s is refused', async (_, body) => {
  expect(await backend.post(path, body)).toMatchObject(refusal('malformed'))
})

test('fault 5: bytes that are no UTF-8 are refused', async () => {
  const body = Buffer.concat([Buffer.from('{"formType":"'), Buffer.from([0xff]), Buffer.from('"}')])
  const response = await fetch(backend.origin + path, { method: 'POST', headers: JSON_TYPE, body })
  expect({ status: response.status, body: await response.json() }).toEqual(refusal('malformed'))
})

test('fault 3: a body over 32 KB is refused before it is parsed', async () => {
  expect(await backend.post(path, 'x'.repeat(32 * 1024 + 1))).toMatchObject(refusal('tooLarge'))
  expect(await backend.post(path, 'x'.repeat(1024 * 1024))).toMatchObject(refusal('tooLarge'))
})

test('fault 3: a body over 32 KB is refused when no length was announced', async () => {
  const body = new Blob(['x'.repeat(40_000)]).stream()
  const response = await fetch(backend.origin + path, {
    method: 'POST',
    headers: JSON_TYPE,
    body,
    duplex: 'half',
  } as RequestInit)
  expect({ status: response.status, body: await response.json() }).toEqual(refusal('tooLarge'))
})

test.each(['text/plain', 'application/jsonp', 'multipart/form-data'])(
  'fault 4: the content type %s is refused',
  async (type) => {
    expect(await backend.post(path, FORMS.contact, { 'content-type': type })).toMatchObject(
      refusal('mediaType'),
    )
  },
)

test.each(['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'fault 13: %s is refused with the method to use, without opening the door to other origins',
  async (method) => {
    const response = await fetch(backend.origin + path, {
      method,
      headers: { origin: 'https://evil.example' },
    })
    const { headers } = response
    expect({ status: response.status, body: await response.json() }).toEqual(refusal('method'))
    expect([headers.get('allow'), headers.get('access-control-allow-origin')]).toEqual(['POST', null])
  },
)

test('fault 14: calls from pages of another origin are refused', async () => {
  const foreign = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  ]
  for (const headers of foreign)
    expect(await backend.post(path, FORMS.contact, headers)).toMatchObject(refusal('forbidden'))
})

test.each([
  ['our own page', { 'sec-fetch-site': 'same-origin' }],
  [
    'a page of a preview host, which is its own origin',
    { 'sec-fetch-site': 'same-origin', origin: 'https://preview-7.azurestaticapps.example' },
  ],
  ['a further origin from the settings', { 'sec-fetch-site': 'cross-site', origin: 'https://extra.example' }],
  ['a program that is no browser', {}],
])('A call from %s passes the gate', async (_, headers) => {
  expect(await backend.post(path, {}, headers as Record<string, string>)).toMatchObject(refusal('malformed'))
})

test.each(['de', 'de-AT', 'DE'])('Refusals come in the language that %s asks for', async (language) => {
  const asked = { 'content-language': language }
  expect((await backend.post(path, {}, asked)).body).toEqual({ error: REFUSALS.malformed.error.de })
  expect((await backend.post(path, {}, { ...asked, 'content-type': 'text/plain' })).body).toEqual({
    error: REFUSALS.mediaType.error.de,
  })
  expect((await backend.post(path, '{', asked)).body).toEqual({ error: REFUSALS.malformed.error.de })
})
