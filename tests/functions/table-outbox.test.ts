import { beforeEach, expect, test } from 'vitest'
import { deleteRows, rowsOf, type SearchableTable } from '#functions/adapters/lead-table.ts'
import { SPANS } from '#functions/adapters/row-keys.ts'
import type { PendingMail } from '#functions/ports.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, LEASE_MS, leasedIn } from '#tests/support/outbox.ts'

let shared = memoryTable()
beforeEach(() => {
  shared = memoryTable()
})

/** One of the instances on a table. */
const instance = (start: Date, overrides?: Parameters<typeof adaptersOn>[2]) =>
  adaptersOn(shared, start, overrides)
const teamMail = (mails: readonly PendingMail[], leadId: string) => {
  const found = mails.find(({ id }) => id === `${leadId}:team`)
  if (!found) throw new Error('The mail to the team should be there.')
  return found
}

const receipt: PendingMail = {
  id: 'lead:visitor',
  kind: 'visitor',
  attempts: 1,
  queuedAt: new Date(0),
  mail: { to: 'a@b.example', replyTo: 'c@d.example', subject: 'S', text: 'T', html: 'H' },
  addressId: 'address',
  mailboxId: 'box',
  countedOn: null,
  leasedUntil: null,
  partition: '2027-03',
  rowKey: 'p:3:lead:visitor',
}

test('A stored mail is due to others only after the lease of the instance that stored it', async () => {
  const { outbox, leads, clock } = instance(new Date('2026-01-05T10:00:00Z'))
  const arrival = arrivalOf(clock.now)
  const leased = leasedIn(await leads.store(arrival))

  expect(leased.map(({ attempts }) => attempts)).toEqual([1, 1])
  expect(await outbox.due(1_000, 'recent')).toEqual([])
  clock.now = new Date('2026-01-05T10:01:00Z')
  expect(teamMail(await outbox.due(1_000, 'recent'), arrival.lead.id)).toEqual({
    ...teamMail(leased, arrival.lead.id),
    leasedUntil: null,
  })
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

test('A mail of the month before is found after its end, one of half a year ago by the sweep only', async () => {
  const { outbox, leads, clock } = instance(new Date('2027-05-31T23:59:00Z'))
  const arrival = arrivalOf(clock.now)
  await leads.store(arrival)
  clock.now = new Date('2027-06-02T00:00:00Z')
  expect(await outbox.due(10, 'recent')).toHaveLength(2)
  clock.now = new Date('2027-10-02T00:00:00Z')
  expect(await outbox.due(10, 'recent')).toHaveLength(0)
  const ids = (await outbox.due(1_000, 'all')).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([`${arrival.lead.id}:team`, `${arrival.lead.id}:visitor`]))
})

test('Requests at the same moment stay within the daily limit of a mailbox; one sign-up mail of each kind and address may wait for the next day', async () => {
  const start = new Date('2027-03-05T10:15:00Z')
  const count = (at: Date, mail: Partial<PendingMail> = {}) =>
    instance(at, { mailsPerMailbox: 3 }).outbox.countMail({ ...receipt, ...mail })
  const counted = await Promise.all(Array.from({ length: 5 }, () => count(start)))
  expect(counted.filter((result) => result === 'counted')).toHaveLength(3)
  expect(counted.filter((result) => result === 'tooMany')).toHaveLength(2)
  expect(await count(new Date('2027-03-06T00:00:00Z'))).toBe('counted')

  const later = new Date('2027-03-05T10:16:00Z')
  expect(await count(later, { kind: 'opt-in', id: 'first' })).toBe('tomorrow')
  expect(await count(later, { kind: 'opt-in', id: 'another' })).toBe('tooMany')
  // A mail that already waits, from an instance that died before recording it, does not block itself.
  expect(await count(later, { kind: 'opt-in', id: 'first' })).toBe('tomorrow')
  expect(await count(later, { kind: 'welcome' })).toBe('tomorrow')
  expect(await count(later, { kind: 'opt-in', addressId: 'another spelling' })).toBe('tomorrow')
})

const rowsIn = async (table: SearchableTable, partition: string) =>
  (await rowsOf(table, { partition }, 1_000)).map(({ rowKey }) => String(rowKey).slice(0, 2)).toSorted()

test('Counts of the last days of February go after two days, although February is short', async () => {
  const { outbox, leads, clock, table } = instance(new Date('2025-02-26T15:46:00Z'))
  await leads.store({ ...arrivalOf(clock.now), clientId: 'client' })
  expect(await rowsIn(table, '2025-02')).toEqual(expect.arrayContaining(['c:', 'm:']))
  clock.now = new Date('2025-03-02T16:54:00Z')
  await outbox.forgetOld()
  expect(await rowsIn(table, '2025-02')).toEqual(['l:', 'p:', 'p:'])
})

test('Pauses and counts of mails are known to all instances, on both sides of the turn of a month', async () => {
  const start = new Date('2027-04-30T23:50:00Z')
  const until = new Date('2027-05-01T00:20:00Z')
  const { leads, outbox } = instance(start)
  const leased = leasedIn(await leads.store(arrivalOf(start)))
  outbox.noteAsked(3)
  await outbox.settle(leased.map((pending) => ({ fate: 'accepted' as const, pending, askAt: start })))
  await outbox.pauseSending(until)
  await outbox.pauseQuestions(start)
  expect(await instance(new Date('2027-05-01T00:00:00Z')).outbox.sending()).toEqual({
    pausedUntil: until,
    sentLastHour: 2,
    questionsPausedUntil: start,
    askedLastHour: 3,
  })
})

const inMemory = (start: string) => adaptersOn(memoryTable(), new Date(start))
const [NOVEMBER, DECEMBER] = ['2026-11-30T23:59:00Z', '2026-12-01T00:02:00Z']

test('Of mails that are settled together, one that another instance took is left alone, the others are settled', async () => {
  const { outbox, leads, clock, table } = inMemory(NOVEMBER)
  const frozen = leasedIn(await leads.store(arrivalOf(clock.now)))
  const [team, visitor] = frozen
  clock.now = new Date(DECEMBER)
  if (team) await adaptersOn(table, clock.now).outbox.lease(team)
  expect(await outbox.settle(frozen.map((pending) => ({ fate: 'done', pending })))).toEqual([visitor])
})

test('A mail whose lead was erased meanwhile is settled, and no row of it is kept', async () => {
  const { outbox, leads, clock, table } = inMemory(NOVEMBER)
  const [pending] = leasedIn(await leads.store(arrivalOf(clock.now)))
  if (!pending) throw new Error('The mail to the team should be leased.')
  await deleteRows(table, await rowsOf(table, { partition: '2026-11', keys: SPANS.leads }, 10))
  expect(await outbox.settle([{ fate: 'accepted', pending, askAt: null }])).toEqual([pending])
  clock.now = new Date(DECEMBER)
  expect((await outbox.due(10, 'all')).map(({ kind }) => kind)).toEqual(['visitor'])
})

test('A mail that was stored before the end of the month and goes out after it counts for the hour in which it goes out', async () => {
  const { outbox, leads, clock, table } = inMemory(NOVEMBER)
  const leased = leasedIn(await leads.store(arrivalOf(clock.now)))
  clock.now = new Date(DECEMBER)
  await outbox.settle(leased.map((pending) => ({ fate: 'accepted', pending, askAt: clock.now })))
  expect(await adaptersOn(table, clock.now).outbox.sending()).toMatchObject({ sentLastHour: 2 })
})

test('The order of mails and the limit of a read apply over all months', async () => {
  const { outbox, leads, clock } = inMemory(NOVEMBER)
  await leads.store(arrivalOf(clock.now))
  clock.now = new Date(DECEMBER)
  await leads.store(arrivalOf(clock.now))
  clock.now = new Date('2026-12-01T00:05:00Z')
  const due = await outbox.due(10, 'recent')
  expect(due.map(({ kind, partition }) => [kind, partition])).toEqual([
    ['team', '2026-11'],
    ['team', '2026-12'],
    ['visitor', '2026-11'],
    ['visitor', '2026-12'],
  ])
  expect(await outbox.due(3, 'recent')).toEqual(due.slice(0, 3))
  for (const pending of due) await outbox.settle([{ fate: 'accepted', pending, askAt: clock.now }])
  expect(await outbox.toAskAbout(3)).toHaveLength(3)
})

test('Of two pauses the later end counts, in whichever month it is stored', async () => {
  const { outbox, clock } = inMemory(NOVEMBER)
  const [early, late] = [new Date('2026-12-01T01:00:00Z'), new Date('2026-12-01T03:00:00Z')]
  await outbox.pauseSending(late)
  await outbox.pauseQuestions(early)
  clock.now = new Date(DECEMBER)
  await outbox.pauseSending(early)
  await outbox.pauseQuestions(late)
  expect(await outbox.sending()).toMatchObject({ pausedUntil: late, questionsPausedUntil: late })
})
