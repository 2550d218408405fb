import { afterAll, beforeAll, expect, test } from 'vitest'
import { REFUSALS, type Refusal } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'

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

test('fault 13: OPTIONS is refused with the method to use, without opening the door to other origins', async () => {
  const response = await fetch(backend.origin + path, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example' },
  })
  const { headers } = response
  expect({ status: response.status, body: await response.json() }).toEqual(refusal('method'))
  expect([headers.get('allow'), headers.get('access-control-allow-origin')]).toEqual(['POST', null])
})

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
