import { expect, test } from 'vitest'
import { TRANSACTION_LIMIT } from '#functions/adapters/lead-table.ts'
import { ROW_KEYS, SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { functionsInMemory } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

function setUp() {
  let passed = 0
  const functions = functionsInMemory(() => memoryTable({ onLook: () => (passed += 1) }))
  functions.plan.now = NOW
  functions.plan.fate = 'succeeded'
  return {
    ...functions,
    services: functions.start(),
    async looked(work: () => Promise<unknown>) {
      passed = 0
      await work()
      return passed
    },
    async fill(partitionKey: string, count: number, row: (index: number) => { rowKey: string }) {
      for (let first = 0; first < count; first += TRANSACTION_LIMIT)
        await functions.table.change(
          Array.from({ length: Math.min(TRANSACTION_LIMIT, count - first) }, (_, index) => [
            'create',
            { partitionKey, ...row(first + index) },
          ]),
        )
    },
  }
}

/** Maximum number of rows read by unsubscribing, or by a sweep that deletes nothing, however many are stored. */
const BESIDE = 10

/** A page of rows whose keys contain no time, and one batch of each kind whose keys do (docs/operate.md). */
const SWEPT_AT_MOST = 1_510

const uuid = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`

/** More than one batch of each kind of expired row that lies beside leads: five days of a busy product. */
async function fillBeside(fill: ReturnType<typeof setUp>['fill']) {
  const at = (daysAgo: number, count: number) => new Date(NOW.getTime() - daysAgo * DAY_MS + count)
  await fill('2026-11', 2_000, (count) => ({ rowKey: `${ROW_KEYS.client(at(4, 0), 10, 'network')}${count}` }))
  await fill('2026-11', 2_000, (count) => ({
    rowKey: `${ROW_KEYS.mailbox('2026-11-16', 'mailbox')}${count}`,
  }))
  await fill('2026-11', 200, (count) => ({ rowKey: ROW_KEYS.sent('2026-11-16T10', String(count)), sent: 1 }))
  await fill('2026-11', 500, (count) => ({ rowKey: ROW_KEYS.takenBack(at(10, count), uuid(count)) }))
  await fill('2026-11', 500, (count) => ({ rowKey: ROW_KEYS.lead(uuid(count)), takenBackAt: at(10, count) }))
  await fill(SIGN_UPS, 500, (count) => ({ rowKey: ROW_KEYS.confirmation(at(40, count), uuid(count)) }))
}

test('A sweep reads as many rows at 200 leads a day as at 3,000', async () => {
  const runs = await Promise.all(
    [200, 3_000].map(async (aDay) => {
      const { services, looked, fill, wait } = setUp()
      // Only leads received before 21 May are old enough to be deleted.
      await fill('2026-05', aDay * 31, (count) => ({
        rowKey: ROW_KEYS.lead(uuid(count)),
        receivedAt: new Date(Date.UTC(2026, 4, 1 + (count % 31), 9)),
      }))
      await fillBeside(fill)
      const sweeps: number[] = []
      let forgotten = 0
      for (let count = 0; count < 5; count += 1) {
        sweeps.push(await looked(async () => (forgotten += (await services.sweep(() => {})).forgotten)))
        wait(MINUTE_MS)
      }
      expect(forgotten).toBeGreaterThan(4_500)
      // A new table's first sweep sets `lastForgettingAt`. Later, only a finished deletion does, and none has finished.
      expect((await services.storedState()).lastForgettingAt).toEqual(NOW)
      return sweeps
    }),
  )
  expect(Math.max(...runs.flat())).toBeLessThanOrEqual(SWEPT_AT_MOST)
  expect(new Set(runs.map(String)).size).toBe(1)
})

test('Unsubscribing reads as many rows with 300 sign-ups as with 60,000', async () => {
  const runs = await Promise.all(
    [300, 60_000].map(async (signUps) => {
      const { services, call, looked, fill, mails } = setUp()
      const [addressIdOf, requestedAt] = [(count: number) => String(count).padStart(22, 'A'), NOW]
      await fill(SIGN_UPS, signUps, (count) => ({ rowKey: ROW_KEYS.confirmed(addressIdOf(count)) }))
      await fill(SIGN_UPS, signUps / 3, (count) => ({ rowKey: ROW_KEYS.request(uuid(count)), requestedAt }))
      const press = (confirmation = 'gesture') => {
        const [, token] = /\?token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '') ?? []
        return call(services.confirmWaitlist, { token }, { 'x-confirmation': confirmation })
      }
      await call(services.notifyJscInterest, { email: 'jane@visitor.example' })
      await press()
      const leaving = await looked(() => press('withdraw'))
      return [leaving, await looked(() => press('withdraw'))]
    }),
  )
  expect(runs[1]).toEqual(runs[0])
  expect(Math.max(...runs.flat())).toBeLessThanOrEqual(BESIDE)
})

test('Withdrawals read little more than the keys of 2,000 waiting mails', async () => {
  const { services, call, looked, fill, mails } = setUp()
  await call(services.notifyJscInterest, { email: 'jane@visitor.example' })
  const [, token] = /\?token=([\w.-]+)/.exec(mails.at(-1)?.text ?? '') ?? []
  const { body } = await call(services.sendContactEmail, FORMS.appointment)
  for (const [partition, kind] of [
    [SIGN_UPS, 'opt-in'],
    ['2026-11', 'visitor'],
  ] as const)
    await fill(partition, 2_000, (at) => ({ rowKey: ROW_KEYS.pending(kind, NOW, `${uuid(at)}:${kind}`) }))
  const leave = () => call(services.confirmWaitlist, { token }, { 'x-confirmation': 'withdraw' })
  const takeBack = () => call(services.yourMessage, { token: String(body.messageToken), wish: 'take-back' })
  for (const work of [leave, takeBack]) {
    const rows = await looked(work)
    expect(rows).toBeGreaterThan(2_000)
    expect(rows).toBeLessThanOrEqual(2_000 + BESIDE)
  }
})

test('A sweep or a message page reads none of 50,000 mails for tomorrow', async () => {
  const { services, call, looked, fill, wait } = setUp()
  const { body } = await call(services.sendContactEmail, FORMS.appointment)
  const tomorrow = new Date(NOW.getTime() + DAY_MS)
  await fill('2026-11', 50_000, (at) => ({
    rowKey: ROW_KEYS.pending('visitor', tomorrow, `${uuid(at)}:visitor`),
  }))
  await services.sweep(() => {})
  wait(MINUTE_MS)
  expect(await looked(() => services.sweep(() => {}))).toBeLessThanOrEqual(BESIDE)
  const show = () => call(services.yourMessage, { token: String(body.messageToken), wish: 'show' })
  expect(await looked(show)).toBe(0)
})
