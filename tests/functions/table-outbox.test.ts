import { afterAll, beforeAll, expect, test } from 'vitest'
import { tableOutbox } from '#functions/adapters/table-outbox.ts'
import { contactMails } from '#functions/emails/contact-mails.ts'
import { referenceFrom } from '#functions/identifiers.ts'
import type { Lead, PendingMail } from '#functions/ports.ts'
import { startTableStorage, type TableStorage } from '#local/azurite.ts'
import { FORMS } from '#tests/support/backend.ts'
import { HOUSE } from '#tests/support/sample-mails.ts'

const LEASE_MS = 60_000

let storage: TableStorage
beforeAll(async () => {
  storage = await startTableStorage()
})
afterAll(() => storage.stop())

/** One instance of the outbox with a clock of its own. */
function instance(start: Date) {
  const clock = { now: start }
  const outbox = tableOutbox({
    storageConnectionString: storage.connectionString,
    allowInsecureConnection: true,
    leaseMs: LEASE_MS,
    now: () => clock.now,
  })
  return { outbox, clock }
}

function leadAt(receivedAt: Date): Lead {
  const id = crypto.randomUUID()
  const reference = referenceFrom(id)
  return {
    id,
    reference,
    form: FORMS.contact,
    bodyHash: 'h',
    language: 'en',
    consentVersion: null,
    receivedAt,
  }
}

const isOf =
  ({ id }: Lead) =>
  ({ leadId, audience }: PendingMail) =>
    leadId === id && audience === 'team'

test('A stored mail is due to others only when the lease of the one who stored it has ended', async () => {
  const { outbox, clock } = instance(new Date('2026-01-01T10:00:00Z'))
  const lead = leadAt(clock.now)
  const mails = contactMails(lead, HOUSE)
  const stored = await outbox.store(lead, mails)

  expect(stored).toMatchObject({ stored: true, leased: [{ attempts: 1 }, { attempts: 1 }] })
  expect((await outbox.due(1_000)).filter(isOf(lead))).toEqual([])
  clock.now = new Date('2026-01-01T10:01:00Z')
  expect((await outbox.due(1_000)).filter(isOf(lead))).toEqual([
    { leadId: lead.id, audience: 'team', attempts: 1, mail: mails.team, revision: expect.any(String) },
  ])
})

test('Of two instances that see the same due mail only one takes it', async () => {
  const { outbox, clock } = instance(new Date('2026-02-01T10:00:00Z'))
  const lead = leadAt(clock.now)
  await outbox.store(lead, contactMails(lead, HOUSE))
  clock.now = new Date('2026-02-01T10:01:00Z')
  const [seen] = (await outbox.due(1_000)).filter(isOf(lead))
  if (!seen) throw new Error('The mail should be due.')

  const leases = await Promise.all([
    outbox.lease(seen),
    instance(clock.now).outbox.lease(seen),
    instance(clock.now).outbox.lease(seen),
  ])
  expect(leases.filter((lease) => lease !== null)).toEqual([
    { ...seen, attempts: 2, revision: expect.not.stringContaining(seen.revision) },
  ])
})

test('Who was overtaken can no longer postpone a mail, the present holder can', async () => {
  const { outbox, clock } = instance(new Date('2026-03-01T10:00:00Z'))
  const lead = leadAt(clock.now)
  const stored = await outbox.store(lead, contactMails(lead, HOUSE))
  const overtaken = stored.stored ? stored.leased.find(isOf(lead)) : undefined
  clock.now = new Date('2026-03-01T10:01:00Z')
  const [seen] = (await outbox.due(1_000)).filter(isOf(lead))
  const holder = seen && (await outbox.lease(seen))
  if (!overtaken || !holder) throw new Error('The mail should have been leased twice.')

  await outbox.postpone(overtaken, new Date('2026-03-01T10:00:00Z'), 'late')
  expect((await outbox.due(1_000)).filter(isOf(lead))).toEqual([])
  await outbox.postpone(holder, new Date('2026-03-01T10:00:00Z'), 'refused')
  expect((await outbox.due(1_000)).filter(isOf(lead))).toMatchObject([{ attempts: 2 }])
})

test('No more mails are read than asked for', async () => {
  const { outbox, clock } = instance(new Date('2026-04-01T10:00:00Z'))
  for (const lead of [leadAt(clock.now), leadAt(clock.now)])
    await outbox.store(lead, contactMails(lead, HOUSE))
  clock.now = new Date('2026-04-01T10:01:00Z')
  expect(await outbox.due(3)).toHaveLength(3)
})
