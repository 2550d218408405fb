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

test('fault 31: a sweep reports that the storage is down', async () => {
  expect(await backend.sweep()).toMatchObject({ status: 503, body: { error: REFUSALS.unavailable.error.en } })
})

test('A storage that fails once is tried once more before anything goes unstored', async () => {
  let failures = 1
  backend.storage.fault(() => (failures-- > 0 ? 'unavailable' : null))
  expect(await backend.post(path, FORMS.contact)).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toHaveLength(1)
  expect(backend.log).toEqual([])
})

test('A dropped table is created again', async () => {
  backend.storage.fault(null)
  await backend.table.deleteTable()
  expect(await backend.post(path, FORMS.contact)).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toHaveLength(1)
})

test('A mail that is too large for its row is stored as text alone, with its lead', async () => {
  backend.storage.fault(null)
  // Composed, each character takes six bytes, in the text and again in the HTML.
  const message = '\ufb2c'.repeat(5_000)
  expect(await backend.post(path, { ...FORMS.appointment, message })).toMatchObject({ status: 200 })
  expect(await backend.rows('l:')).toMatchObject([{ message: message.normalize('NFC') }])
  const [mail] = backend.mails().filter(({ to }) => to[0] === TEAM)
  expect([mail?.html, mail?.text.includes(message.normalize('NFC'))]).toEqual(['', true])
  expect(backend.mails()).toHaveLength(2)
  expect(backend.log).toEqual([])
})
