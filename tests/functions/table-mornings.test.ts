import { expect, test, vi } from 'vitest'
import type { SearchableTable } from '#functions/adapters/lead-table.ts'
import { ROW_KEYS } from '#functions/adapters/row-keys.ts'
import type { Mail, PendingMail, Settlement } from '#functions/ports.ts'
import { memoryTable, TableError } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf, leasedIn, NOTHING_WAITS, signUpAt } from '#tests/support/outbox.ts'

const START = new Date('2026-11-23T06:00:00Z')
const DAY = '2026-11-23'
const MINUTE_MS = 60_000
const MAIL: Mail = { to: 'team@firm.example', replyTo: 'a@b.example', subject: 'S', text: 'T', html: 'H' }

function setUp(table: SearchableTable = memoryTable()) {
  const adapters = adaptersOn(table, START)
  const { clock, leads, mornings, outbox } = adapters
  return {
    ...adapters,
    wait: (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * MINUTE_MS)
    },
    waiting: (period = { since: new Date(0), until: new Date('2027-01-01') }) => mornings.waiting(period),
    /** Stores a form whose mails come to this; returns its reference. */
    async store(fate: (pending: PendingMail) => Settlement) {
      const arrival = arrivalOf(clock.now)
      await outbox.settle(leasedIn(await leads.store(arrival)).map(fate))
      return arrival.lead.reference
    },
  }
}

test('a day is open until it is closed, and then closed to every instance', async () => {
  const { mornings, table } = setUp()
  const other = adaptersOn(table, START).mornings
  expect([await mornings.isOpen(DAY), await other.isOpen(DAY)]).toEqual([true, true])
  await other.close(DAY, null)
  expect([await mornings.isOpen(DAY), await other.isOpen(DAY)]).toEqual([false, false])
  expect(await mornings.isOpen('2026-11-24')).toBe(true)
})

test.each(['closed', 'seen closed'])(
  'a day that an instance has %s costs no further look at the storage',
  async (how) => {
    const table = memoryTable()
    const { mornings } = setUp(table)
    await (how === 'closed' ? mornings : adaptersOn(table, START).mornings).close(DAY, null)
    await mornings.isOpen(DAY)
    const get = vi.spyOn(table, 'get')
    expect(await mornings.isOpen(DAY)).toBe(false)
    expect(get).not.toHaveBeenCalled()
  },
)

test('the mail of a day is due at once, is about no erasable person, and exists once', async () => {
  const { mornings, outbox, table } = setUp()
  await mornings.close(DAY, MAIL)
  await adaptersOn(table, START).mornings.close(DAY, { ...MAIL, subject: 'Another' })
  expect(await outbox.due(10, 'all')).toEqual([
    {
      id: `${DAY}:morning`,
      kind: 'morning',
      attempts: 0,
      queuedAt: START,
      mail: MAIL,
      addressId: null,
      mailboxId: null,
      countedOn: null,
      leasedUntil: null,
      partition: '2026-11',
      rowKey: ROW_KEYS.pending('morning', START, `${DAY}:morning`),
    },
  ])
})

test('a storage that fails leaves the day open, and the caller knows', async () => {
  const table = memoryTable()
  const { mornings } = setUp(table)
  vi.spyOn(table, 'change').mockRejectedValueOnce(new TableError(503, 'down'))
  await expect(mornings.close(DAY, MAIL)).rejects.toThrow('down')
  expect(await mornings.isOpen(DAY)).toBe(true)
})

test('a mail is delayed when it is due and has waited for more than an hour', async () => {
  const { leads, waiting, wait, clock } = setUp()
  await leads.store(arrivalOf(clock.now))
  wait(59)
  expect(await waiting()).toEqual(NOTHING_WAITS)
  wait(2)
  expect(await waiting()).toEqual({ ...NOTHING_WAITS, delayedMails: 2 })
})

test('an old mail that is tried again within the hour is delayed, one that waits for another day is not', async () => {
  const { store, waiting, wait } = setUp()
  const postponed = (minutes: number) => (pending: PendingMail) =>
    ({
      fate: 'postponed',
      pending,
      until: new Date(START.getTime() + minutes * MINUTE_MS),
      reason: '',
    }) as const
  await store(postponed(100))
  await store(postponed(1_000))
  wait(61)
  expect(await waiting()).toEqual({ ...NOTHING_WAITS, delayedMails: 2 })
})

test('dead mails to the team are named, those to others and held sign-ups are counted', async () => {
  const { store, signUps, waiting, clock, leads } = setUp()
  const dead = await store((pending) => ({ fate: 'buried', pending, reason: '400' }))
  await signUps.request(signUpAt(clock.now, 'trap'))
  const held = { ...arrivalOf(clock.now), suspicion: 'trap' as const }
  await leads.store(held)
  expect(await waiting()).toEqual({
    ...NOTHING_WAITS,
    heldForms: [held.lead.reference],
    heldSignUps: 1,
    deadTeamLetters: [dead],
    otherDeadLetters: 1,
    strayPartitions: [],
  })
})

test('a dead row that holds no mail is named as such', async () => {
  const { table, waiting } = setUp()
  await table.change([['create', { partitionKey: '2026-11', rowKey: ROW_KEYS.unreadable('p:0:odd') }]])
  expect(await waiting()).toEqual({ ...NOTHING_WAITS, deadTeamLetters: ['one that cannot be read'] })
})

test('sign-ups count in the period in which they were confirmed', async () => {
  const { signUps, waiting } = setUp()
  for (const hour of ['05:59', '06:00', '07:59', '08:00']) {
    const confirmedAt = new Date(`${DAY}T${hour}:00Z`)
    const request = signUpAt(START, null, `${hour.replace(':', '')}@visitor.example`)
    await signUps.request(request)
    await signUps.confirm(request.signUp, { confirmedAt, by: 'gesture', clientId: null }, request.mail)
  }
  const period = { since: new Date(`${DAY}T06:00:00Z`), until: new Date(`${DAY}T08:00:00Z`) }
  expect((await waiting(period)).signUps).toBe(2)
})
