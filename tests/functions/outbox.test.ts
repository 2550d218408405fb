import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { Lead } from '#functions/ports.ts'
import { type Backend, CONTACT, FORMS, startBackend, TEAM } from '#tests/support/backend.ts'
import { HOUSE } from '#tests/support/sample-mails.ts'

const { path } = sendContactEmail
const NOTHING = { sent: 0, postponed: 0, buried: 0, taken: 0, unsettled: 0 }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ SEND_TIMEOUT_MS: '500' })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const sends = () => backend.email.requests.filter(({ method }) => method === 'POST')
const recipients = () =>
  backend
    .mails()
    .flatMap(({ to }) => to)
    .toSorted()
const BOTH = [FORMS.appointment.email, TEAM].toSorted()

test('With the e-mail service down the visitor still gets a reference, and later sweeps send each mail once', async () => {
  backend.email.plan('unavailable', 'drop')
  const answer = await backend.post(path, FORMS.appointment)
  expect(answer.status).toBe(200)
  expect(backend.mails()).toEqual([])
  expect(await backend.rows('p:')).toHaveLength(2)

  const sweeps = await Promise.all(Array.from({ length: 6 }, backend.sweep))
  expect(sweeps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  expect(sweeps.reduce((sum, { body }) => sum + (body as typeof NOTHING).sent, 0)).toBe(2)
  expect(recipients()).toEqual(BOTH)
  expect(sends()).toHaveLength(4)
  expect(await backend.rows('p:')).toEqual([])
  expect(await backend.sweep()).toMatchObject({ status: 200, body: NOTHING })
})

test('The next visitor helps delayed mails on their way', async () => {
  backend.email.plan('unavailable', 'unavailable')
  await backend.post(path, FORMS.appointment)
  await backend.post(path, FORMS.contact)

  expect(recipients()).toEqual([...BOTH, FORMS.contact.email, TEAM].toSorted())
  expect(await backend.rows('p:')).toEqual([])
})

test('fault 28: a throttled mail waits as long as the service asks', async () => {
  const before = Date.now()
  backend.email.plan('throttled', 'throttled')
  expect(await backend.post(path, FORMS.appointment)).toMatchObject({ status: 200 })

  const pending = await backend.rows('p:')
  const pauses = pending.map(({ dueAt }) => (dueAt as Date).getTime() - before)
  expect(pauses).toHaveLength(2)
  for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(1_000)
  expect(await backend.sweep()).toMatchObject({ body: NOTHING })
})

test('fault 29: a mail accepted before the connection broke is not sent twice', async () => {
  backend.email.plan('acceptThenDrop', 'acceptThenDrop')
  await backend.post(path, FORMS.appointment)
  expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, sent: 2 } })

  expect(recipients()).toEqual(BOTH)
  expect(sends()).toHaveLength(4)
  expect(new Set(sends().map(({ operationId }) => operationId)).size).toBe(2)
})

test('fault 29: a mail whose status cannot be asked counts as sent', async () => {
  backend.email.plan('statusFails', 'statusFails')
  await backend.post(path, FORMS.appointment)

  expect(recipients()).toEqual(BOTH)
  expect(await backend.rows('p:')).toEqual([])
})

test('A service that never answers does not hold the visitor, and the mails go out later', async () => {
  backend.email.plan('hang', 'hang')
  expect(await backend.post(path, FORMS.appointment)).toMatchObject({ status: 200 })
  expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, sent: 2 } })
  expect(recipients()).toEqual(BOTH)
})

test('fault 30: a mail that is refused for good becomes a dead letter, and the operator is told', async () => {
  backend.email.plan('rejected', 'rejected')
  const answer = await backend.post(path, FORMS.appointment)
  const [lead] = await backend.rows('l:')
  const leadId = String(lead?.rowKey).slice(2)

  expect(answer.status).toBe(200)
  const reason = '400 InvalidRecipients'
  expect(lead).toMatchObject({ teamMailFailure: reason, visitorMailFailure: reason })
  expect(await backend.rows('p:')).toEqual([])
  const letter = {
    leadId,
    attempts: 1,
    lastFailure: reason,
    dueAt: expect.any(Date),
    mail: expect.anything(),
  }
  expect(await backend.rows('d:')).toEqual([
    { ...letter, rowKey: `d:${leadId}:team`, audience: 'team' },
    { ...letter, rowKey: `d:${leadId}:visitor`, audience: 'visitor' },
  ])
  expect(backend.log.map((line) => JSON.parse(line).event)).toEqual(['mail-buried', 'mail-buried'])
  expect(await backend.sweep()).toMatchObject({ body: NOTHING })
})

test('No log line names the visitor', async () => {
  backend.email.plan('rejected', 'unavailable')
  await backend.post(path, FORMS.appointment)

  expect(backend.log).toHaveLength(2)
  for (const line of backend.log) expect(line).not.toMatch(/jane|doe|nurse|1234/i)
})

test('fault 32: after a crash between storing and sending, a sweep sends what was stored', async () => {
  const id = randomUUID()
  const lead: Lead = {
    id,
    reference: referenceFrom(id),
    form: FORMS.appointment,
    bodyHash: 'hash',
    language: 'en',
    consentVersion: null,
    receivedAt: new Date(),
  }
  const house = { ...HOUSE, contactEmail: CONTACT, teamEmail: TEAM }
  const crashing = tableOutbox({
    storageConnectionString: backend.storage.connectionString,
    allowInsecureConnection: true,
    leaseMs: 50,
    now: () => new Date(),
  })
  await crashing.store(lead, contactMails(lead, house))

  await vi.waitFor(async () => {
    await backend.sweep()
    expect(recipients()).toEqual(BOTH)
  })
  expect(sends()).toHaveLength(2)
})

test('fault 48: mails of a lead that was deleted meanwhile are forgotten once sent', async () => {
  backend.email.plan('unavailable', 'unavailable')
  await backend.post(path, FORMS.appointment)
  const [lead] = await backend.rows('l:')
  await backend.table.deleteEntity('outbox', String(lead?.rowKey))

  expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, sent: 2 } })
  expect([await backend.rows('l:'), await backend.rows('p:')]).toEqual([[], []])
})

test('fault 48: mails of a lead that was deleted meanwhile are forgotten when they are refused for good', async () => {
  backend.email.plan('unavailable', 'unavailable')
  await backend.post(path, FORMS.appointment)
  const [lead] = await backend.rows('l:')
  await backend.table.deleteEntity('outbox', String(lead?.rowKey))
  backend.email.plan('rejected', 'rejected')

  expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, buried: 2 } })
  expect([await backend.rows('p:'), await backend.rows('d:')]).toEqual([[], []])
})

test.each([['another key'], ['']])('A sweep with the key "%s" meets nothing', async (key) => {
  const answer = await backend.post('/api/outbox-sweep', '', { 'x-outbox-key': key })
  expect(answer).toMatchObject({ status: 404, body: { error: 'Not found.' } })
})

test('A pending row that cannot be read goes to the dead letters and holds nobody up', async () => {
  backend.email.plan('unavailable', 'unavailable')
  await backend.post(path, FORMS.appointment)
  const broken = { partitionKey: 'outbox', rowKey: 'p:00000000:team', dueAt: new Date(0), mail: 'not a mail' }
  await backend.table.createEntity(broken)

  expect(await backend.sweep()).toMatchObject({ status: 200, body: { ...NOTHING, sent: 2 } })
  expect(recipients()).toEqual(BOTH)
  expect(await backend.rows('p:')).toEqual([])
  expect(await backend.rows('d:')).toEqual([
    { rowKey: 'd:00000000:team', dueAt: new Date(0), mail: 'not a mail', lastFailure: 'unreadable' },
  ])
})
