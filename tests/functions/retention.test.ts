import { expect, test } from 'vitest'
import { type Row, rowsOf } from '#functions/adapters/lead-table.ts'
import { deleteExpiredRows } from '#functions/adapters/retention.ts'
import { ROW_KEYS, SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { memoryTable } from '#tests/support/memory-table.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const KEEP_DAYS = 180
/** Month of the day 180 days ago, and the previous month. */
const [MONTH, MONTH_BEFORE] = ['2026-05', '2026-04']

type Kept = [partition: string, key: string, values?: object]
const idOf = (count: number) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`
const lead = (days: number, id: string): Kept => [MONTH, ROW_KEYS.lead(id), { receivedAt: daysAgo(days) }]

async function withRows(...kept: Kept[]) {
  const table = memoryTable()
  for (const [partitionKey, rowKey, values] of kept)
    await table.change([['create', { partitionKey, rowKey, ...values }]])
  return {
    sweep: async () => (await deleteExpiredRows(table, NOW, KEEP_DAYS, null)).deleted,
    left: async () => {
      const rows: Row<object>[] = await rowsOf(table, { partition: { from: '0', before: '~' } }, 1_000)
      return rows.map(({ partitionKey, rowKey }) => `${partitionKey} ${rowKey}`)
    },
  }
}

const takenBack = (days: number, id: string): Kept[] => [
  [MONTH, ROW_KEYS.lead(id), { takenBackAt: daysAgo(days) }],
  [MONTH, ROW_KEYS.takenBack(daysAgo(days), id)],
]
const accepted = ROW_KEYS.accepted(daysAgo(KEEP_DAYS), 'mail:team')

test.for<[string, Kept[], Kept[]]>([
  ['a lead after 180 days', [lead(KEEP_DAYS + 1, idOf(1))], [lead(KEEP_DAYS - 1, idOf(2))]],
  ['the rest of a month with its last lead', [[MONTH_BEFORE, accepted]], [[MONTH, accepted]]],
  [
    'a request to sign up after thirty days',
    [[SIGN_UPS, ROW_KEYS.request('old'), { requestedAt: daysAgo(31) }]],
    [[SIGN_UPS, ROW_KEYS.request('new'), { requestedAt: daysAgo(29) }]],
  ],
  [
    'a withdrawal after thirty days, but no confirmation',
    [[SIGN_UPS, ROW_KEYS.withdrawn('old'), { at: daysAgo(31) }]],
    [
      [SIGN_UPS, ROW_KEYS.withdrawn('new'), { at: daysAgo(29) }],
      [SIGN_UPS, ROW_KEYS.confirmed('old'), { requestedAt: daysAgo(400), at: daysAgo(400) }],
    ],
  ],
  ['the rest of a withdrawn message after nine days', takenBack(10, idOf(1)), takenBack(8, idOf(2))],
])('A sweep deletes %s', async ([, gone, kept]) => {
  const { sweep, left } = await withRows(...gone, ...kept)
  await sweep()
  expect(await left()).toEqual(kept.map(([partition, key]) => `${partition} ${key}`))
})

test('Leads whose mails wait do not delay the deletion of others', async () => {
  const ids = Array.from({ length: 160 }, (_, at) => idOf(at))
  const { sweep, left } = await withRows(
    ...ids.map((id) => lead(KEEP_DAYS + 1, id)),
    ...[...ids.slice(0, 25), ...ids.slice(-25)].map(
      (id): Kept => [MONTH, ROW_KEYS.dead('team', `${id}:team`)],
    ),
  )
  expect([await sweep(), await sweep()]).toEqual([110, 0])
  expect((await left()).filter((key) => key.startsWith(`${MONTH} l:`))).toHaveLength(50)
})
