import { expect, test } from 'vitest'
import { ROW_KEYS } from '#functions/adapters/row-keys.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { crowdedTable } from '#tests/support/crowded-table.ts'
import { callAt, functionsIn } from '#tests/support/memory-functions.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DAYS = 184
const MINUTE_MS = 60_000

/** The functions beside so many leads: the rows that each of so many sweeps looks at, a minute apart. */
async function sweepsBeside(leads: number, sweeps: number, prepare?: (table: Table) => Promise<void>) {
  const { table, looked } = crowdedTable(leads, DAYS, NOW)
  await prepare?.(table)
  const clock = { now: NOW }
  const { sweep } = functionsIn({
    table,
    mailer: { send: async () => ({ accepted: true }), ask: async () => 'succeeded' },
    now: () => clock.now,
  })
  const counts: number[] = []
  for (let count = 0; count < sweeps; count += 1) {
    looked()
    await sweep(() => {})
    counts.push(looked())
    clock.now = new Date(clock.now.getTime() + MINUTE_MS)
  }
  return counts
}
type Table = ReturnType<typeof crowdedTable>['table']

/** A mail that waits for the next day. */
const waiting = async (table: Table, count: number) => {
  const tomorrow = new Date(NOW.getTime() + 86_400_000)
  const rows = Array.from({ length: 100 }, (_, at) => ({
    partitionKey: '2026-11',
    rowKey: ROW_KEYS.pending('visitor', tomorrow, `${String(count + at).padStart(12, '0')}:visitor`),
    mail: new Uint8Array(),
  }))
  await table.change(rows.map((row) => ['create', row]))
}

const LEADS = [1_840, 184_000, 1_840_000]
/** One page of leads of the month whose days are over, and a row or two beside it. */
const FORGETTING = 1_010
/** Rows read besides: the start of each partition, and mails of this hour. */
const BESIDE = 10

test.each(LEADS)(
  'beside %i leads a sweep looks at a handful of rows, and at one page of leads when it forgets',
  async (leads) => {
    const counts = await sweepsBeside(leads, 5)
    expect(Math.max(...counts)).toBeLessThanOrEqual(FORGETTING)
  },
)

test('beside few leads, forgetting is over after one sweep, and comes again after an hour', async () => {
  const counts = await sweepsBeside(1_840, 70)
  expect(counts.filter((count) => count > BESIDE)).toHaveLength(2)
  expect(counts[0]).toBeGreaterThan(BESIDE)
})

test('100,000 mails that wait for tomorrow are not looked at', async () => {
  const counts = await sweepsBeside(1_840, 3, async (table) => {
    for (let count = 0; count < 100_000; count += 100) await waiting(table, count)
  })
  expect(Math.max(...counts.slice(1))).toBeLessThanOrEqual(BESIDE)
})

test('the page of one message reads only its own row', async () => {
  const { table, looked } = crowdedTable(1_840, DAYS, NOW)
  const services = functionsIn({
    table,
    mailer: { send: async () => ({ accepted: true }), ask: async () => 'succeeded' },
    now: () => NOW,
  })
  const { body } = await callAt(NOW, services.sendContactEmail, FORMS.appointment)
  for (let count = 0; count < 10_000; count += 100) await waiting(table, count)
  looked()
  const { status } = await callAt(NOW, services.yourMessage, {
    token: String(body.messageToken),
    wish: 'show',
  })
  expect(status).toBe(200)
  expect(looked()).toBe(0)
})
