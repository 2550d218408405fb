import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { confirmWaitlist } from '#contracts/calls/confirm-waitlist.ts'
import { notifyJscInterest } from '#contracts/calls/notify-jsc-interest.ts'
import { REFUSALS, type Refusal } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { startTableStorage } from '#local/azurite.ts'
import { leads } from '#local/leads.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { postTo } from '#tests/support/form-posts.ts'
import { hash } from '#tests/support/outbox.ts'

// Tests that need the bundle or Azurite: two instances at once, HTTP, stored rows, and the operators' command.

const { path } = sendContactEmail
const JSON_TYPE = { 'content-type': 'application/json' }
const BOTH = [FORMS.appointment.email, TEAM].toSorted()

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    SEND_TIMEOUT_MS: '3000',
    ASK_AFTER_MS: '0',
    MAILS_PER_MAILBOX: '3',
  })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const referenceIn = (body: unknown) => (body as { reference: string }).reference
const posts = () => backend.email.requests.filter(({ method }) => method === 'POST')
const recipients = () =>
  backend
    .mails()
    .flatMap(({ to }) => to)
    .toSorted()
const form = (count: number) => ({
  ...FORMS.appointment,
  email: `visitor${count}@visitor.example`,
  message: `${count}`,
})
const refusal = (name: keyof typeof REFUSALS) => {
  const { status, error }: Refusal = REFUSALS[name]
  return { status, body: { error: error.en } }
}

test('A lead is one readable row, and no mail stays pending', async () => {
  const { body } = await backend.post(path, FORMS.consultation, {
    'Content-Language': 'de-DE',
    'X-Consent-Version': '2026-11',
  })

  expect(await backend.rows('l:')).toEqual([
    {
      ...FORMS.consultation,
      rowKey: expect.stringMatching(/^l:[0-9a-f-]{36}$/),
      reference: referenceIn(body),
      addressId: hash.address(FORMS.consultation.email),
      bodyHash: expect.stringMatching(/^[\w-]{22}$/),
      language: 'de',
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
})

test('Five sends under one key make one lead, two mails and one reference', async () => {
  const key = randomUUID()
  const keys = [key, key.toUpperCase(), key, key, key]
  const sends = keys.map((sent) => backend.post(path, FORMS.appointment, { 'Idempotency-Key': sent }))
  const answers = await Promise.all(sends)

  expect(new Set(answers.map(({ status, body }) => `${status} ${referenceIn(body)}`)).size).toBe(1)
  expect(answers[0]?.status).toBe(200)
  expect(await backend.rows('l:')).toHaveLength(1)
  expect(backend.mails()).toHaveLength(2)
})

test('Storing a lead takes four storage calls', async () => {
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

test('Mails held up by a service outage are each sent once by later sweeps', async () => {
  backend.email.plan('unavailable', 'drop')
  const answer = await backend.post(path, FORMS.appointment)
  expect(answer.status).toBe(200)
  expect(backend.mails()).toEqual([])
  expect(await backend.rows('p:')).toHaveLength(2)

  const sweeps = await Promise.all(Array.from({ length: 6 }, backend.sweep))
  expect(sweeps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(sweeps.reduce((sum, { body }) => sum + (body as { sent: number }).sent, 0)).toBe(2)
  expect(recipients()).toEqual(BOTH)
  expect(posts()).toHaveLength(4)
  expect(await backend.rows('p:')).toEqual([])
  expect(await backend.sweep()).toMatchObject({ status: 200, body: { sent: 0 } })
})

test('A sweep gets 404 with a wrong key, and 503 without storage', async () => {
  for (const key of ['another key', '']) {
    const answer = await backend.post('/api/outbox-sweep', '', { 'x-outbox-key': key })
    expect(answer).toMatchObject({ status: 404, body: { error: 'Not found.' } })
  }
  backend.storage.fault(() => 'drop')
  expect(await backend.sweep()).toMatchObject(refusal('unavailable'))
})

test('A lead is stored in spite of one failed storage call or a missing table', async () => {
  let failures = 1
  backend.storage.fault(() => (failures-- > 0 ? 'unavailable' : null))
  expect(await backend.post(path, form(1))).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toHaveLength(1)
  expect(backend.log).toEqual([])
  await backend.table.deleteTable()
  expect(await backend.post(path, form(2))).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toHaveLength(1)
})

test('A mail too large for its row is stored as text, with its lead', async () => {
  // In NFC, each of these characters takes six bytes. With an HTML version, the mail would contain them twice.
  const message = '\ufb2c'.repeat(5_000)
  expect(await backend.post(path, { ...FORMS.appointment, message })).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toMatchObject([{ message: message.normalize('NFC') }])
  const [mail] = backend.mails().filter(({ to }) => to[0] === TEAM)
  expect([mail?.html, mail?.text.includes(message.normalize('NFC'))]).toEqual(['', true])
  expect(backend.mails()).toHaveLength(2)
  expect(backend.log).toEqual([])
})

test('A body over 32 KB is refused when no length was announced', async () => {
  const body = new Blob(['x'.repeat(40_000)]).stream()
  const response = await fetch(backend.origin + path, {
    method: 'POST',
    headers: JSON_TYPE,
    body,
    duplex: 'half',
  } as RequestInit)
  expect({ status: response.status, body: await response.json() }).toEqual(refusal('tooLarge'))
})

test('The page of a receipt also opens from a web mail', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', referer: 'https://mail.example/' }
  const opened = await fetch(`${backend.origin}/api/receipt`, { headers, redirect: 'manual' })
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/contact'])
})

test('The page of a message sends other sites no referrer, and needs a post', async () => {
  // On a page with the policy `no-referrer`, old Safari sends the origin "null" and no `Sec-Fetch-Site`.
  const headers = { origin: 'null', 'x-ms-original-url': `${backend.origin}/your-message?token=a.b.c` }
  const shown = await postTo(`${backend.origin}/api/your-message`, 'wish=show', headers)
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
  expect(shown.headers.get('x-robots-tag')).toBe('noindex')
  const opened = await fetch(`${backend.origin}/api/your-message?token=a.b.c&wish=take-back`)
  expect([opened.status, opened.headers.get('allow')]).toEqual([405, 'POST'])
})

test('The export command lists sign-ups with their withdrawal links', async () => {
  // An account without the table is named.
  const run = async (args: string[], settings = {}) => {
    const out = new PassThrough()
    const written = buffer(out)
    const work = leads(args, { ...backend.settings, ...settings }, { out, tell: () => {} })
    await work.finally(() => out.end())
    return String(await written)
  }
  const tokenIn = (text = '') => /\?token=([\w.-]+)/.exec(text)?.[1]
  const confirm = (token: string | undefined, how: string) =>
    backend.post(confirmWaitlist.path, { token }, { 'X-Confirmation': how })
  await backend.post(notifyJscInterest.path, { email: 'jane@visitor.example' })
  await backend.idle()
  await confirm(tokenIn(backend.mails()[0]?.text), 'gesture')
  const exported = await run(['export', 'sign-ups'])
  expect(exported).toMatch(/"jane@visitor\.example";"en";.*;"gesture"/)
  expect(await confirm(tokenIn(exported), 'withdraw')).toMatchObject({ status: 200 })
  expect(await backend.rows('y:')).toEqual([])

  const empty = await startTableStorage()
  await expect(run(['dead'], { STORAGE_CONNECTION_STRING: empty.connectionString })).rejects.toThrow(
    'devstoreaccount1 has no table "leads". Is it the right storage account?',
  )
  await empty.stop()
})
