import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { deleteRows, rowsOf, type SearchableTable } from '#functions/adapters/lead-table.ts'
import { SIGN_UPS, SPANS } from '#functions/adapters/row-keys.ts'
import { storedState } from '#functions/adapters/stored-state.ts'
import type { PendingMail } from '#functions/ports.ts'
import { startTableStorage, type TableStorage } from '#local/azurite.ts'
import { memoryTable, TableError } from '#tests/support/memory-table.ts'
import { adapters, adaptersOn, arrivalOf, LEASE_MS, leasedIn, signUpAt } from '#tests/support/outbox.ts'

let storage: TableStorage
beforeAll(async () => {
  storage = await startTableStorage()
})
afterAll(() => storage.stop())

const instance = (start: Date, overrides?: Parameters<typeof adapters>[2]) =>
  adapters(storage.connectionString, start, overrides)
const teamMail = (mails: readonly PendingMail[], leadId: string) => {
  const found = mails.find(({ id }) => id === `${leadId}:team`)
  if (!found) throw new Error('The mail to the team should be there.')
  return found
}

const DAY_MS = 86_400_000
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

test('The mails of the team come first, then those due longest; no more is read than asked for', async () => {
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
  const ids = (await outbox.due(1_000, 'all')).map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([`${arrival.lead.id}:team`, `${arrival.lead.id}:visitor`]))
})

test('A mail released in a later month is still asked about once the service has accepted it', async () => {
  const { outbox, leads, clock } = instance(new Date('2026-12-30T10:00:00Z'))
  const arrival = arrivalOf(clock.now)
  const teamsMail = teamMail(leasedIn(await leads.store(arrival)), arrival.lead.id)

  clock.now = new Date('2027-01-12T16:00:00Z')
  await outbox.settle([{ fate: 'accepted', pending: teamsMail, askAt: clock.now }])

  expect((await outbox.toAskAbout(1_000)).map(({ id }) => id)).toContain(teamsMail.id)
})

test('All instances know the mails of the last hour', async () => {
  const start = new Date('2027-01-05T10:15:00Z')
  const [one, other] = [instance(start), instance(start)]
  for (const { leads, outbox } of [one, other]) {
    const leased = leasedIn(await leads.store(arrivalOf(start)))
    await outbox.settle(leased.map((pending) => ({ fate: 'accepted' as const, pending, askAt: start })))
  }
  expect(await one.outbox.sending()).toMatchObject({ pausedUntil: null, sentLastHour: 4 })
  one.clock.now = new Date('2027-01-05T11:30:00Z')
  expect(await one.outbox.sending()).toMatchObject({ pausedUntil: null, sentLastHour: 2 })
  one.clock.now = new Date('2027-01-05T12:00:00Z')
  expect(await one.outbox.sending()).toMatchObject({ pausedUntil: null, sentLastHour: 0 })
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
  // Who waits already, and died before that was noted, is not turned away by itself.
  expect(await count(later, { kind: 'opt-in', id: 'first' })).toBe('tomorrow')
  expect(await count(later, { kind: 'welcome' })).toBe('tomorrow')
  expect(await count(later, { kind: 'opt-in', addressId: 'another spelling' })).toBe('tomorrow')
})

const rowsIn = async (table: SearchableTable, partition: string) =>
  (await rowsOf(table, { partition }, 1_000)).map(({ rowKey }) => String(rowKey).slice(0, 2)).toSorted()

test('A lead is deleted after 184 days, the rest of its month with the month, counts after two days', async () => {
  const { outbox, leads, clock, table } = instance(new Date('2024-01-31T10:00:00Z'), { keepLeadsDays: 184 })
  const leased = leasedIn(await leads.store({ ...arrivalOf(clock.now), clientId: 'client' }))
  await outbox.settle(leased.map((pending) => ({ fate: 'accepted', pending, askAt: clock.now })))
  expect(await rowsIn(table, '2024-01')).toEqual(['a:', 'a:', 'c:', 'c:', 'l:', 'm:', 'q:'])
  clock.now = new Date('2024-02-03T11:10:00Z')
  await outbox.forgetOld()
  expect(await rowsIn(table, '2024-01')).toEqual(['a:', 'a:', 'l:'])
  clock.now = new Date('2024-08-02T09:59:59Z')
  await outbox.forgetOld()
  expect(await rowsIn(table, '2024-01')).toContain('l:')
  clock.now = new Date('2024-08-02T11:00:00Z')
  await outbox.forgetOld()
  expect(await rowsIn(table, '2024-01')).not.toContain('l:')
  clock.now = new Date('2024-08-04T10:00:00Z')
  await outbox.forgetOld()
  expect(await rowsIn(table, '2024-01')).toEqual([])
})

test('Counts of the last days of February go after two days, although February is short', async () => {
  const { outbox, leads, clock, table } = instance(new Date('2025-02-26T15:46:00Z'))
  await leads.store({ ...arrivalOf(clock.now), clientId: 'client' })
  expect(await rowsIn(table, '2025-02')).toEqual(expect.arrayContaining(['c:', 'm:']))
  clock.now = new Date('2025-03-02T16:54:00Z')
  await outbox.forgetOld()
  expect(await rowsIn(table, '2025-02')).toEqual(['l:', 'p:', 'p:'])
})

test('A lead of the first day of a month does not wait for the last', async () => {
  const start = new Date('2023-01-01T10:00:00Z')
  const { outbox, leads, clock, table } = instance(start, { keepLeadsDays: 184 })
  await outbox.settle(
    leasedIn(await leads.store(arrivalOf(start))).map((pending) => ({ fate: 'done', pending })),
  )
  clock.now = new Date(start.getTime() + 184 * DAY_MS + 1_000)
  await outbox.forgetOld()
  expect(await rowsIn(table, '2023-01')).not.toContain('l:')
})

test('A dead letter keeps its own lead, and no other', async () => {
  const start = new Date('2022-11-10T10:00:00Z')
  const { outbox, leads, clock, table } = instance(start)
  const [kept, ...others] = [arrivalOf(start), arrivalOf(start), arrivalOf(start)]
  for (const arrival of [kept, ...others]) {
    const leased = leasedIn(await leads.store(arrival))
    const fateOf = ({ id }: PendingMail) => id === `${kept.lead.id}:team`
    await outbox.settle(
      leased.map((pending) =>
        fateOf(pending) ? { fate: 'buried', pending, reason: '400' } : { fate: 'done', pending },
      ),
    )
  }
  clock.now = new Date(start.getTime() + 400 * DAY_MS)
  await outbox.forgetOld()
  const left = await rowsOf(table, { partition: '2022-11' }, 100)
  expect(left.map(({ rowKey }) => rowKey)).toEqual([`d:0:${kept.lead.id}:team`, `l:${kept.lead.id}`])
  await deleteRows(table, left)
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

test.each(['buried', 'postponed'] as const)(
  'A mail to the team which is %s stays with its lead, however long ago it was, and is found by the sweep',
  async (fate) => {
    const start = new Date(fate === 'buried' ? '2022-01-10T10:00:00Z' : '2021-01-10T10:00:00Z')
    const { outbox, leads, clock, table } = instance(start)
    const arrival = arrivalOf(start)
    const leased = leasedIn(await leads.store(arrival))
    const stuck = teamMail(leased, arrival.lead.id)
    await outbox.settle([{ fate, pending: stuck, until: start, reason: '400' }])
    await outbox.settle(
      leased.filter(({ id }) => id !== stuck.id).map((pending) => ({ fate: 'done', pending })),
    )

    clock.now = new Date(start.getTime() + 400 * DAY_MS)
    await outbox.forgetOld()
    const month = start.toISOString().slice(0, 7)
    expect(await rowsIn(table, month)).toContain('l:')
    const due = (await outbox.due(1_000, 'all')).map(({ id }) => id)
    expect(due.includes(stuck.id)).toBe(fate === 'postponed')
    expect((await storedState(table, clock.now)).deadTeamLetters).toBe(fate === 'buried' ? 1 : 0)

    for (const keys of [SPANS.pending, SPANS.dead])
      await deleteRows(table, await rowsOf(table, { partition: month, keys }, 10))
    clock.now = new Date(clock.now.getTime() + 3_600_000)
    await outbox.forgetOld()
    expect(await rowsIn(table, month)).toEqual([])
  },
)

test('A mail held as a bot’s, or not delivered to a visitor, is deleted after thirty days; a mail of the team stays', async () => {
  const start = new Date('2020-03-10T10:00:00Z')
  const { outbox, leads, signUps, clock, table } = instance(start)
  const held = arrivalOf(start)
  const [team] = leasedIn(await leads.store({ ...held, suspicion: 'trap' }))
  const normal = leasedIn(await leads.store(arrivalOf(start)))
  for (const pending of [...(team ? [team] : []), ...normal])
    await outbox.settle([{ fate: 'buried', pending, reason: '400' }])
  await signUps.request(signUpAt(start, 'trap'))
  expect(await rowsIn(table, '2020-03')).toEqual(['d:', 'd:', 'd:', 'h:', 'l:', 'l:', 'm:'])
  expect(await rowsIn(table, SIGN_UPS)).toEqual(['h:', 'i:', 's:'])

  clock.now = new Date(start.getTime() + 29 * DAY_MS)
  await outbox.forgetOld()
  expect(await rowsIn(table, SIGN_UPS)).toEqual(['h:', 'i:', 's:'])
  clock.now = new Date(start.getTime() + 31 * DAY_MS)
  await outbox.forgetOld()
  expect(await rowsIn(table, '2020-03')).toEqual(['d:', 'd:', 'l:', 'l:'])
  expect(await rowsIn(table, SIGN_UPS)).toEqual([])
})

test('One network has ten minutes and an hour: both limits hold over all instances, and each says when to retry', async () => {
  const start = new Date('2027-04-05T10:00:00Z')
  const limits = { postsPerClient: 3, postsPerClientInAnHour: 5 }
  const post = (minute: number, clientId = 'one') => {
    const at = new Date(start.getTime() + minute * 60_000)
    return instance(at, limits).leads.store({ ...arrivalOf(at), clientId })
  }
  for (const minute of [0, 1, 2]) expect(await post(minute)).toMatchObject({ outcome: 'stored' })
  expect(await post(4)).toEqual({ outcome: 'throttled', retryAfterS: 360 })
  for (const minute of [10, 11]) expect(await post(minute)).toMatchObject({ outcome: 'stored' })
  expect(await post(12)).toEqual({ outcome: 'throttled', retryAfterS: 2_880 })
  expect(await post(12, 'another')).toMatchObject({ outcome: 'stored' })
  expect(await post(60)).toMatchObject({ outcome: 'stored' })
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

test('A mail without a mailbox is limited by none', async () => {
  const { outbox } = inMemory(NOVEMBER)
  expect(await outbox.countMail({ ...receipt, mailboxId: null })).toBe('counted')
})

test.each(['lease', 'settle'] as const)(
  'When the storage is down, %s fails, and the mail stays',
  async (method) => {
    const { outbox, leads, clock, table } = inMemory(NOVEMBER)
    const leased = leasedIn(await leads.store(arrivalOf(clock.now)))
    const [pending = receipt] = leased
    vi.spyOn(table, 'change').mockRejectedValueOnce(new TableError(503, 'down'))
    const called = method === 'lease' ? outbox.lease(pending) : outbox.settle([{ fate: 'done', pending }])
    await expect(called).rejects.toThrow('down')
    clock.now = new Date(DECEMBER)
    expect(await outbox.due(10, 'all')).toHaveLength(2)
  },
)
