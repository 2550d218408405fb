import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { TEAM } from '#tests/support/app-settings.ts'
import { type Backend, startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { eventually } from '#tests/support/eventually.ts'
import { adapters, arrivalOf } from '#tests/support/outbox.ts'

const { path } = sendContactEmail
const NOTHING = { sent: 0, postponed: 0, waiting: 0, buried: 0, dropped: 0, taken: 0, unsettled: 0 }

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ SEND_TIMEOUT_MS: '3000', ASK_AFTER_MS: '0' })
})
afterEach(() => backend.clear())
afterAll(() => backend.stop())

const posts = () => backend.email.requests.filter(({ method }) => method === 'POST')
const recipients = () =>
  backend
    .mails()
    .flatMap(({ to }) => to)
    .toSorted()
const BOTH = [FORMS.appointment.email, TEAM].toSorted()
const events = () => backend.log.map((line) => JSON.parse(line).event)

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
  expect(posts()).toHaveLength(4)
  expect(await backend.rows('p:')).toEqual([])
  expect(await backend.sweep()).toMatchObject({ status: 200, body: NOTHING })
})

test('The next visitors help delayed mails on their way, with small pages and not at every request', async () => {
  backend.email.answerAll('unavailable')
  await backend.post(path, FORMS.appointment)
  backend.email.answerAll(null)
  const pages: string[] = []
  backend.storage.fault(({ method, path: url }) => {
    if (method === 'GET' && decodeURIComponent(url).includes("RowKey ge 'p:0:'")) pages.push(url)
    return null
  })
  for (const message of ['One', 'Two', 'Three', 'Four', 'Five', 'Six'])
    await backend.post(path, { ...FORMS.contact, message })

  await backend.idle()
  expect(await backend.rows('p:')).toEqual([])
  expect(recipients()).toEqual(expect.arrayContaining(BOTH))
  // Two instances, each of which looks once in ten seconds, into the month and the sign-ups.
  expect(pages).toHaveLength(4)
  for (const url of pages) expect(url).toContain('$top=3')
})

test.each(['deduplicates', 'duplicates', 'refuses'] as const)(
  'fault 29: a mail accepted before the connection broke is not sent twice by a service that %s',
  async (mode) => {
    backend.email.onRepeat(mode)
    backend.email.plan('acceptThenDrop', 'acceptThenDrop')
    await backend.post(path, FORMS.appointment)
    expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, sent: 2 } })

    expect(recipients()).toEqual(BOTH)
    expect([...backend.email.posted().values()]).toEqual([1, 1])
    expect(posts()).toHaveLength(2)
    expect(await backend.rows('d:')).toEqual([])
  },
)

test('fault 30: mails that are refused for good become dead letters, and the operator gets a mail', async () => {
  backend.email.answerAll('rejected')
  const answer = await backend.post(path, FORMS.appointment)
  const [lead] = await backend.rows('l:')
  const leadId = String(lead?.rowKey).slice(2)

  expect(answer.status).toBe(200)
  const reason = '400 InvalidRecipients'
  expect(lead).toMatchObject({ teamMailFailure: reason, visitorMailFailure: reason })
  expect(await backend.rows('p:')).toEqual([])
  const attempted = {
    attempts: 1,
    lastFailure: reason,
    queuedAt: expect.any(Date),
    mail: expect.anything(),
  }
  expect(await backend.rows('d:')).toEqual([
    expect.objectContaining({
      ...attempted,
      rowKey: `d:0:${leadId}:team`,
      id: `${leadId}:team`,
      kind: 'team',
    }),
    expect.objectContaining({ ...attempted, rowKey: `d:3:${leadId}:visitor`, kind: 'visitor' }),
  ])
  expect(events()).toEqual(['team-mail-buried', 'mail-buried'])
  expect(await backend.sweep()).toMatchObject({ body: NOTHING })
})

test('No log line names the visitor', async () => {
  backend.email.plan('rejected', 'rejected', 'unavailable')
  await backend.post(path, FORMS.appointment)

  expect(backend.log).toHaveLength(2)
  for (const line of backend.log) expect(line).not.toMatch(/jane|doe|nurse|1234/i)
})

test('fault 32: after a crash between storing and sending, a sweep sends the stored mails', async () => {
  const { leads } = adapters(backend.storage.connectionString, new Date(), { leaseMs: 50 })
  await leads.store(arrivalOf(new Date(), FORMS.appointment))

  await eventually(async () => {
    await backend.sweep()
    expect(recipients()).toEqual(BOTH)
  })
  expect(posts()).toHaveLength(2)
})

test.each(['sent', 'refused for good'])(
  'fault 48: mails of a lead that was erased meanwhile are forgotten once %s',
  async (fate) => {
    backend.email.answerAll('unavailable')
    await backend.post(path, FORMS.appointment)
    for await (const { partitionKey = '', rowKey = '' } of backend.table.listEntities())
      if (rowKey.startsWith('l:')) await backend.table.deleteEntity(partitionKey, rowKey)
    backend.email.answerAll(fate === 'sent' ? null : 'rejected')

    await backend.sweep()
    expect(await Promise.all(['l:', 'p:', 'a:', 'd:'].map(backend.rows))).toEqual([[], [], [], []])
  },
)

test.each([['another key'], ['']])('A sweep with the key "%s" gets 404', async (key) => {
  const answer = await backend.post('/api/outbox-sweep', '', { 'x-outbox-key': key })
  expect(answer).toMatchObject({ status: 404, body: { error: 'Not found.' } })
})
