import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { REFUSALS } from '#contracts/calls/refusals.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'

const { path } = sendContactEmail

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(async () => {
  await backend.clear()
  backend.storage.fault(() => 'drop')
})
afterAll(() => backend.stop())

test('With the storage down the lead is in the mail to the team, a repeated send adds none, and no stranger gets a mail', async () => {
  const headers = { 'Idempotency-Key': '5d3c2f7e-8f0b-4a51-9d53-0d9f0a1b2c3d' }
  const first = await backend.post(path, FORMS.appointment, headers)
  const second = await backend.post(path, FORMS.appointment, headers)

  expect(first).toMatchObject({ status: 200, body: { reference: expect.stringMatching(/^IS-/) } })
  expect(second.body).toEqual(first.body)
  expect(backend.mails().flatMap(({ to }) => to)).toEqual([TEAM])
})

test('fault 31: a sweep says that the storage is down', async () => {
  expect(await backend.sweep()).toMatchObject({ status: 503, body: { error: REFUSALS.unavailable.error.en } })
})

test('A storage that fails once is tried once more before anything goes unstored', async () => {
  let failures = 1
  backend.storage.fault(() => (failures-- > 0 ? 'unavailable' : null))
  expect(await backend.post(path, FORMS.contact)).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toHaveLength(1)
  expect(backend.log).toEqual([])
})

test('A dropped table is created anew', async () => {
  backend.storage.fault(null)
  await backend.table.deleteTable()
  expect(await backend.post(path, FORMS.contact)).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toHaveLength(1)
})

test('A message mailed unstored is not sent again when the visitor repeats it and the storage is back', async () => {
  backend.email.onRepeat('duplicates')
  const headers = { 'Idempotency-Key': '5d3c2f7e-8f0b-4a51-9d53-0d9f0a1b2c3e' }
  await backend.post(path, FORMS.appointment, headers)
  backend.storage.fault(null)
  await backend.post(path, FORMS.appointment, headers)
  // The team's once, the receipt now that the mails to its mailbox can be counted.
  expect([...backend.email.posted().values()]).toEqual([1, 1])
  expect(await backend.rows('l:')).toHaveLength(1)
})

test('A mail that is too large for its row is stored as text alone, with its lead', async () => {
  backend.storage.fault(null)
  // Composed, each is six bytes long, in the text and again in the HTML.
  const message = '\ufb2c'.repeat(5_000)
  expect(await backend.post(path, { ...FORMS.appointment, message })).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toMatchObject([{ message: message.normalize('NFC') }])
  const [mail] = backend.mails().filter(({ to }) => to[0] === TEAM)
  expect([mail?.html, mail?.text.includes(message.normalize('NFC'))]).toEqual(['', true])
  expect(backend.mails()).toHaveLength(2)
  expect(backend.log).toEqual([])
})
