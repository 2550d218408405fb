import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { type Row, rowsOf } from '#functions/adapters/lead-table.ts'
import { deleteExpiredRows } from '#functions/adapters/retention.ts'
import { ROW_KEYS, SIGN_UPS } from '#functions/adapters/row-keys.ts'
import { memoryTable } from '#tests/support/memory-table.ts'
import { adaptersOn, arrivalOf } from '#tests/support/outbox.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const KEEP_DAYS = 180
/** The month of a lead that is 180 days old, and the month before it. */
const [MONTH, MONTH_BEFORE] = ['2026-05', '2026-04']

interface Kept {
  partition: string
  key: string
  values?: object
}
const lead = (receivedAt: Date, id: string = randomUUID()): Kept => ({
  partition: MONTH,
  key: ROW_KEYS.lead(id),
  values: { receivedAt },
})

/** Runs one round of deletion on these rows; returns the number of deleted rows, and the rest. */
async function swept(...kept: Kept[]) {
  const table = memoryTable()
  for (const { partition, key, values } of kept)
    await table.change([['create', { partitionKey: partition, rowKey: key, ...values }]])
  const sweep = async () => (await deleteExpiredRows(table, NOW, KEEP_DAYS, null)).deleted
  const left = async () => {
    const rows: Row<object>[] = await rowsOf(table, { partition: { from: '0', before: '~' } }, 1_000)
    return rows.map(({ partitionKey, rowKey }) => `${partitionKey} ${rowKey}`)
  }
  return { deleted: await sweep(), sweep, left, table }
}

test('A lead is deleted after its retention period, and counted', async () => {
  const { deleted, left } = await swept(
    lead(daysAgo(KEEP_DAYS + 1)),
    lead(daysAgo(KEEP_DAYS - 1), '00000000-0000-4000-8000-000000000001'),
  )
  expect([deleted, await left()]).toEqual([1, [`${MONTH} l:00000000-0000-4000-8000-000000000001`]])
})

test('The rest of a month is deleted with its last lead, and not a month earlier', async () => {
  const asked = ROW_KEYS.accepted(daysAgo(KEEP_DAYS), 'mail:team')
  const { deleted, left } = await swept(
    { partition: MONTH_BEFORE, key: asked },
    { partition: MONTH, key: asked },
  )
  expect([deleted, await left()]).toEqual([1, [`${MONTH} ${asked}`]])
})

test('Leads whose mails wait do not delay the deletion of others', async () => {
  const ids = Array.from(
    { length: 160 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  )
  const waiting = [...ids.slice(0, 25), ...ids.slice(-25)].map(
    (id): Kept => ({ partition: MONTH, key: ROW_KEYS.dead('team', `${id}:team`) }),
  )
  const { deleted, sweep, left } = await swept(
    ...ids.map((id) => lead(daysAgo(KEEP_DAYS + 1), id)),
    ...waiting,
  )
  expect([deleted, await sweep()]).toEqual([110, 0])
  expect((await left()).filter((key) => key.startsWith(`${MONTH} l:`))).toHaveLength(50)
})

test('Requests and withdrawals of sign-ups are deleted after thirty days, confirmations are kept', async () => {
  const signUp = (key: string, values: object): Kept => ({ partition: SIGN_UPS, key, values })
  const { deleted, left } = await swept(
    signUp(ROW_KEYS.request('old'), { requestedAt: daysAgo(31) }),
    signUp(ROW_KEYS.request('new'), { requestedAt: daysAgo(29) }),
    signUp(ROW_KEYS.withdrawn('old'), { at: daysAgo(31) }),
    signUp(ROW_KEYS.withdrawn('new'), { at: daysAgo(29) }),
    signUp(ROW_KEYS.confirmed('old'), { requestedAt: daysAgo(400), at: daysAgo(400) }),
  )
  expect([deleted, await left()]).toEqual([2, ['sign-ups s:new', 'sign-ups w:new', 'sign-ups y:old']])
})

test('The rest of a withdrawn message is deleted after nine days; an older row without a mark is deleted with its month', async () => {
  const [taken, recent, older] = ['1', '2', '3'].map((end) => `00000000-0000-4000-8000-00000000000${end}`)
  const rowsOfTakenBack = (id: string, at: Date): Kept[] => [
    { partition: MONTH, key: ROW_KEYS.lead(id), values: { takenBackAt: at } },
    { partition: MONTH, key: ROW_KEYS.takenBack(at, id) },
  ]
  const { deleted, left } = await swept(
    ...rowsOfTakenBack(taken ?? '', daysAgo(10)),
    ...rowsOfTakenBack(recent ?? '', daysAgo(8)),
    { partition: MONTH, key: ROW_KEYS.lead(older ?? ''), values: { takenBackAt: daysAgo(10) } },
    { partition: MONTH_BEFORE, key: ROW_KEYS.lead(older ?? ''), values: { takenBackAt: daysAgo(40) } },
  )
  expect(deleted).toBe(2)
  expect(await left()).toEqual([
    `${MONTH} ${ROW_KEYS.lead(recent ?? '')}`,
    `${MONTH} ${ROW_KEYS.lead(older ?? '')}`,
    `${MONTH} ${ROW_KEYS.takenBack(daysAgo(8), recent ?? '')}`,
  ])
})

test('Counts of the last days of February are deleted after two days, although February is short', async () => {
  const { outbox, leads, clock, table } = adaptersOn(memoryTable(), new Date('2025-02-26T15:46:00Z'))
  await leads.store({ ...arrivalOf(clock.now), clientId: 'client' })
  const kinds = async () =>
    (await rowsOf(table, { partition: '2025-02' }, 100)).map(({ rowKey }) => String(rowKey).slice(0, 2))
  expect(await kinds()).toEqual(expect.arrayContaining(['c:', 'm:']))
  clock.now = new Date('2025-03-02T16:54:00Z')
  await outbox.forgetOld()
  expect(await kinds()).toEqual(['l:', 'p:', 'p:'])
})
