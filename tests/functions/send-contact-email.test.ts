import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { hash } from '#tests/support/outbox.ts'

const { path } = sendContactEmail

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const referenceIn = (body: unknown) => (body as { reference: string }).reference

test('A lead is one readable row in the language of its page, and no mail stays pending', async () => {
  const { body } = await backend.post(path, FORMS.consultation, {
    'Content-Language': 'tr-TR',
    'X-Consent-Version': '2026-11',
  })

  const leads = await backend.rows('l:')
  expect(leads).toEqual([
    {
      ...FORMS.consultation,
      rowKey: expect.stringMatching(/^l:[0-9a-f-]{36}$/),
      reference: referenceIn(body),
      addressId: hash.address(FORMS.consultation.email),
      bodyHash: expect.stringMatching(/^[\w-]{22}$/),
      language: 'tr',
      receivedAt: expect.any(Date),
      teamMailSentAt: expect.any(Date),
      teamMailAttempts: 1,
      teamMailFailure: '',
      visitorMailSentAt: expect.any(Date),
      visitorMailAttempts: 1,
      visitorMailFailure: '',
    },
  ])
  expect(await backend.rows('p:')).toEqual([])
  const letters = backend.mails().flatMap(({ text }) => text.match(/Turkish|Saygılarımızla/) ?? [])
  expect(letters).toHaveLength(2)
  // The other forms have no page in Turkish.
  await backend.post(path, FORMS.appointment, { 'Content-Language': 'tr' })
  expect((await backend.rows('l:')).map(({ language }) => language).sort()).toEqual(['en', 'tr'])
})

test('fault 33: five sends under one key on two instances make one lead, two mails and one reference', async () => {
  const key = randomUUID()
  const keys = [key, key.toUpperCase(), key, key, key]
  const sends = keys.map((sent) => backend.post(path, FORMS.appointment, { 'Idempotency-Key': sent }))
  const answers = await Promise.all(sends)

  expect(new Set(answers.map(({ status, body }) => `${status} ${referenceIn(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await backend.rows('l:')).toHaveLength(1)
  expect(backend.mails()).toHaveLength(2)
})

test('A lead costs four calls of the storage', async () => {
  await backend.post(path, FORMS.contact)
  backend.storage.reset()
  const calls: string[] = []
  backend.storage.fault(({ method, path: url }) => {
    if (!decodeURIComponent(url).includes("RowKey ge 'p:0:'")) calls.push(method)
    return null
  })
  await backend.post(path, FORMS.appointment)
  expect(calls).toEqual(['GET', 'POST', 'GET', 'POST'])
})
