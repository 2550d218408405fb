import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PendingMail, StoreResult } from '#functions/ports.ts'
import { startTableStorage, type TableStorage } from '#local/azurite.ts'
import { adapters, arrivalOf, LEASE_MS } from '#tests/support/outbox.ts'

let storage: TableStorage
beforeAll(async () => {
  storage = await startTableStorage()
})
afterAll(() => storage.stop())

const instance = (start: Date, overrides?: Parameters<typeof adapters>[2]) =>
  adapters(storage.connectionString, start, overrides)
const leasedIn = (result: StoreResult): PendingMail[] => (result.outcome === 'stored' ? result.leased : [])
const teamMail = (mails: readonly PendingMail[], leadId: string) => {
  const found = mails.find(({ id }) => id === `${leadId}:team`)
  if (!found) throw new Error('The mail to the team should be there.')
  return found
}

test('A stored mail is due to others only when the lease of the one who stored it has ended', async () => {
  const { outbox, leads, clock } = instance(new Date('2026-01-05T10:00:00Z'))
  const arrival = arrivalOf(clock.now)
  const leased = leasedIn(await leads.store(arrival))

  expect(leased.map(({ attempts }) => attempts)).toEqual([1, 1])
  expect(await outbox.due(1_000, 'recent')).toEqual([])
  clock.now = new Date('2026-01-05T10:01:00Z')
  expect(teamMail(await outbox.due(1_000, 'recent'), arrival.lead.id)).toEqual(
    teamMail(leased, arrival.lead.id),
  )
})

test('Of three instances that see the same due mail only one takes it', async () => {
  const { outbox, leads, clock } = instance(new Date('2026-02-05T10:00:00Z'))
  const { lead, ...rest } = arrivalOf(clock.now)
  await leads.store({ lead, ...rest })
  clock.now = new Date('2026-02-05T10:01:00Z')
  const seen = teamMail(await outbox.due(1_000, 'recent'), lead.id)

  const leases = await Promise.all([
    outbox.lease(seen),
    instance(clock.now).outbox.lease(seen),
    instance(clock.now).outbox.lease(seen),
  ])
  const [taken, ...others] = leases.filter((lease) => lease !== null)
  expect(others).toEqual([])
  expect(taken).toMatchObject({ attempts: 2, id: seen.id })
})

test.each(['accepted', 'postponed', 'buried', 'done'] as const)(
  'An instance that was frozen and overtaken can not settle a mail as %s any more',
  async (fate) => {
    const { outbox, leads, clock } = instance(new Date('2026-03-05T10:00:00Z'))
    const arrival = arrivalOf(clock.now)
    const frozen = teamMail(leasedIn(await leads.store(arrival)), arrival.lead.id)
    clock.now = new Date(clock.now.getTime() + LEASE_MS)
    const holder = await outbox.lease(frozen)
    if (!holder) throw new Error('The mail should be leased again.')

    const at = clock.now
    expect(await outbox.settle([{ fate, pending: frozen, askAt: at, until: at, reason: 'late' }])).toEqual([])
    expect(await outbox.settle([{ fate: 'accepted', pending: holder, askAt: at }])).toEqual([holder])
    const [asked] = (await outbox.toAskAbout(1_000)).filter(({ id }) => id === holder.id)
    expect(asked).toMatchObject({ id: holder.id })
    if (asked) await outbox.settle([{ fate: 'done', pending: asked }])
  },
)

test('The mails of the team come first, then what has been due longest; no more is read than asked for', async () => {
  const { outbox, leads, clock } = instance(new Date('2026-04-15T10:00:00Z'))
  const arrivals = [arrivalOf(clock.now), arrivalOf(clock.now)]
  for (const arrival of arrivals) {
    await leads.store(arrival)
    clock.now = new Date(clock.now.getTime() + 1_000)
  }
  clock.now = new Date('2026-04-15T11:00:00Z')
  const ids = arrivals.map(({ lead }) => lead.id)
  expect((await outbox.due(3, 'recent')).map(({ id }) => id)).toEqual([
    `${ids[0]}:team`,
    `${ids[1]}:team`,
    `${ids[0]}:visitor`,
  ])
})

test('A mail of the month before is found after its end, one of half a year ago by the sweep only', async () => {
  const { outbox, leads, clock } = instance(new Date('2027-05-31T23:59:00Z'))
  const arrival = arrivalOf(clock.now)
  await leads.store(arrival)
  clock.now = new Date('2027-06-02T00:00:00Z')
  expect(await outbox.due(10, 'recent')).toHaveLength(2)
  clock.now = new Date('2027-10-02T00:00:00Z')
  expect(await outbox.due(10, 'recent')).toHaveLength(0)
  expect(await outbox.due(10, 'all')).toHaveLength(2)
})

test('A key is remembered over the end of a month', async () => {
  const { leads, clock } = instance(new Date('2027-07-31T23:59:59Z'))
  const arrival = arrivalOf(clock.now)
  expect((await leads.store(arrival)).outcome).toBe('stored')
  const again = { ...arrival, lead: { ...arrival.lead, receivedAt: new Date('2027-08-01T00:00:01Z') } }
  expect(await leads.store(again)).toEqual({ outcome: 'known', bodyHash: 'hash' })
})

test('What was sent within the last hour is known to all instances', async () => {
  const start = new Date('2027-01-05T10:15:00Z')
  const [one, other] = [instance(start), instance(start)]
  for (const { leads, outbox } of [one, other]) {
    const leased = leasedIn(await leads.store(arrivalOf(start)))
    await outbox.settle(leased.map((pending) => ({ fate: 'accepted' as const, pending, askAt: start })))
  }
  expect(await one.outbox.sending()).toEqual({ pausedUntil: null, sentLastHour: 4 })
  one.clock.now = new Date('2027-01-05T11:30:00Z')
  expect(await one.outbox.sending()).toEqual({ pausedUntil: null, sentLastHour: 2 })
  one.clock.now = new Date('2027-01-05T12:00:00Z')
  expect(await one.outbox.sending()).toEqual({ pausedUntil: null, sentLastHour: 0 })
})

test('A pause is known to all instances', async () => {
  const start = new Date('2027-02-05T10:15:00Z')
  const until = new Date('2027-02-05T10:20:00Z')
  await instance(start).outbox.pauseSending(until)
  expect((await instance(start).outbox.sending()).pausedUntil).toEqual(until)
})

test('A mailbox gets its mails of a day, and no more, whoever asks at the same time', async () => {
  const start = new Date('2027-03-05T10:15:00Z')
  const counted = await Promise.all(
    Array.from({ length: 5 }, () => instance(start, { mailsPerMailbox: 3 }).outbox.countMailTo('box')),
  )
  expect(counted.filter(Boolean)).toHaveLength(3)
  const tomorrow = new Date('2027-03-06T00:00:00Z')
  expect(await instance(tomorrow, { mailsPerMailbox: 3 }).outbox.countMailTo('box')).toBe(true)
})

test('Leads go with their month when it has been kept long enough; counts after two days', async () => {
  const { outbox, leads, clock, table } = instance(new Date('2024-01-31T10:00:00Z'), { keepLeadsDays: 184 })
  await leads.store({ ...arrivalOf(clock.now), clientId: 'client' })
  const left = async () =>
    (await table.query("PartitionKey eq '2024-01'", 1_000)).map(({ rowKey }) => rowKey?.slice(0, 2))
  expect((await left()).toSorted()).toEqual(['c:', 'e:', 'l:', 'm:', 'p:', 'p:'])
  clock.now = new Date('2024-02-03T10:10:00Z')
  await outbox.forgetOld()
  expect((await left()).toSorted()).toEqual(['e:', 'l:', 'p:', 'p:'])
  clock.now = new Date('2024-08-04T10:00:00Z')
  await outbox.forgetOld()
  expect(await left()).toEqual([])
})
