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

test('fault 28: a throttled mail waits as long as the service asks, all others with it, and that is no attempt', async () => {
  const before = Date.now()
  backend.email.plan('throttled')
  expect(await backend.post(path, FORMS.appointment)).toMatchObject({ status: 200 })
  expect(await backend.post(path, FORMS.contact)).toMatchObject({ status: 200 })

  expect(posts()).toHaveLength(1)
  const pending = await backend.rows('p:')
  expect(pending.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0])
  for (const { rowKey } of pending)
    expect(Date.parse(String(rowKey).slice(4, 28))).toBeGreaterThanOrEqual(before + 1_000)
  expect(await backend.sweep()).toMatchObject({ body: NOTHING })
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

test('A service that never answers does not hold the visitor, and the mails go out later', async () => {
  backend.email.plan('hang', 'hang')
  expect(await backend.post(path, FORMS.appointment)).toMatchObject({ status: 200 })
  expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, sent: 2 } })
  expect(recipients()).toEqual(BOTH)
})

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

test('A typed address that the service refuses costs the team nothing: its mail goes out without that answer address', async () => {
  // The contract lets this through; the e-mail service, and its fake, know no such top-level label.
  const email = 'jane@visitor.example'
  backend.email.plan('rejected')
  await backend.post(path, { ...FORMS.appointment, email })

  const team = backend.mails().find(({ to }) => to[0] === TEAM)
  expect(team?.replyTo).toEqual([])
  expect(team?.text).toContain(email)
  expect(await backend.rows('d:')).toEqual([])
})

test('An accepted mail that fails later, as to a suppressed mailbox, becomes a dead letter', async () => {
  backend.email.plan('acceptThenFail')
  await backend.post(path, FORMS.appointment)
  // What became of the receipt stands in the delivery reports.
  expect(await backend.rows('a:')).toMatchObject([{ kind: 'team' }])
  expect(await backend.sweep()).toMatchObject({ body: { ...NOTHING, asked: 1 } })

  expect(await backend.rows('a:')).toEqual([])
  expect(await backend.rows('d:')).toMatchObject([
    { kind: 'team', lastFailure: 'Failed after it was accepted' },
  ])
  expect(events()).toEqual(['team-mail-buried'])
})

test('Wrong credentials bury nothing: after two days of 401 every mail still goes out', async () => {
  backend.email.answerAll('denied')
  await backend.post(path, FORMS.appointment)
  for (let attempt = 0; attempt < 15; attempt += 1) await backend.sweep()
  expect(await backend.rows('d:')).toEqual([])
  backend.email.answerAll(null)
  await backend.sweep()
  expect(recipients()).toEqual(BOTH)
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

test('An unreadable pending row becomes a dead letter and delays no other mail', async () => {
  backend.email.answerAll('unavailable')
  await backend.post(path, FORMS.appointment)
  backend.email.answerAll(null)
  const partitionKey = new Date().toISOString().slice(0, 7)
  const rowKey = 'p:0:2026-01-01T00:00:00.000Z:broken:team'
  await backend.table.createEntity({ partitionKey, rowKey, mail: 'not a mail' })

  expect(await backend.sweep()).toMatchObject({ status: 200, body: { ...NOTHING, sent: 2 } })
  expect(recipients()).toEqual(BOTH)
  expect(await backend.rows('p:')).toEqual([])
  expect(await backend.rows('d:')).toEqual([
    {
      rowKey: 'd:0:p:0:2026-01-01T00:00:00.000Z:broken:team',
      mail: 'not a mail',
      lastFailure: 'unreadable',
    },
  ])
})
