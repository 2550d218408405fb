import type { TransactionAction } from '@azure/data-tables'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { azureLeadTable } from '#functions/adapters/azure-lead-table.ts'
import {
  deleteRows,
  type LeadTable,
  type Query,
  rowsOf,
  type SearchableTable,
} from '#functions/adapters/lead-table.ts'
import { prefixRange } from '#functions/adapters/row-keys.ts'
import { startTableStorage, type TableStorage } from '#local/azurite.ts'
import { listen } from '#local/server.ts'
import { all } from '#tests/support/memory-functions.ts'
import { memoryTable } from '#tests/support/memory-table.ts'

let storage: TableStorage
beforeAll(async () => {
  storage = await startTableStorage()
})
afterAll(() => storage.stop())

const row = (partitionKey: string, rowKey: string, properties: object = {}) => ({
  partitionKey,
  rowKey,
  ...properties,
})
const creating = (rows: readonly ReturnType<typeof row>[]) =>
  rows.map((each): TransactionAction => ['create', each])
const statusOf = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    (error: unknown) => (error as { statusCode?: number }).statusCode ?? 0,
  )
const keysIn = (rows: readonly { partitionKey?: string; rowKey?: string }[]) =>
  rows.map(({ partitionKey, rowKey }) => `${partitionKey}/${rowKey}`)

describe.for([
  [
    'Azurite',
    () =>
      azureLeadTable({ storageConnectionString: storage.connectionString, allowInsecureConnection: true }),
  ],
  ['the table in memory', memoryTable],
] as const)('In %s', ([, open]) => {
  let table: SearchableTable
  beforeAll(() => {
    table = open()
  })
  const found = async (query: Query) => keysIn(await rowsOf(table, query, 10_000))

  test('a row is read as it was written, and a missing row is null', async () => {
    const properties = {
      text: 'ä"\n',
      count: 7,
      yes: true,
      at: new Date('2026-11-22T10:00:00.123Z'),
    }
    const bytes = Uint8Array.of(0, 255)
    await table.change([['create', row('read', 'a', { ...properties, bytes })]])
    const read = await table.get<{ bytes: Uint8Array }>('read', 'a')
    expect(read).toMatchObject({ ...properties, partitionKey: 'read', rowKey: 'a' })
    expect([...(read?.bytes ?? [])]).toEqual([0, 255])
    expect(await table.get('read', 'b')).toBeNull()
    expect(await table.get('nowhere', 'a')).toBeNull()
  })

  test('a transaction does all or nothing', async () => {
    await table.change(creating([row('all', 'a')]))
    expect(await statusOf(table.change(creating([row('all', 'b'), row('all', 'a')])))).toBe(409)
    expect(await found({ partition: 'all' })).toEqual(['all/a'])
    expect(
      await statusOf(
        table.change([
          ['delete', row('all', 'a')],
          ['delete', row('all', 'b')],
        ]),
      ),
    ).toBe(404)
    expect(await found({ partition: 'all' })).toEqual(['all/a'])
  })

  test('an update needs an existing row, an upsert does not', async () => {
    expect(await statusOf(table.change([['update', row('put', 'a', { x: 1 }), 'Merge']]))).toBe(404)
    await table.change([['upsert', row('put', 'a', { x: 1 }), 'Merge']])
    await table.change([['update', row('put', 'a', { y: 2 }), 'Merge']])
    expect(await table.get('put', 'a')).toMatchObject({ x: 1, y: 2 })
    await table.change([['upsert', row('put', 'a', { z: 3 }), 'Replace']])
    expect(await table.get('put', 'a')).not.toHaveProperty('x')
  })

  test('an update with an old ETag is refused, with its whole transaction', async () => {
    await table.change(creating([row('etag', 'a', { x: 1 })]))
    const seen = { etag: (await table.get('etag', 'a'))?.etag ?? '' }
    expect(seen.etag).not.toBe('')
    expect(await statusOf(table.change([['update', row('etag', 'a', { x: 2 }), 'Merge', seen]]))).toBe(200)
    const late: TransactionAction[] = [
      ['create', row('etag', 'b')],
      ['update', row('etag', 'a', { x: 3 }), 'Merge', seen],
    ]
    expect(await statusOf(table.change(late))).toBe(412)
    expect(await table.get('etag', 'a')).toMatchObject({ x: 2 })
    expect(await table.get('etag', 'b')).toBeNull()
  })

  test('a transaction accepts a hundred rows of one partition, each row once', async () => {
    const rows = Array.from({ length: 101 }, (_, count) => row('many', String(count).padStart(3, '0')))
    expect(await statusOf(table.change(creating(rows)))).toBe(400)
    expect(await statusOf(table.change(creating([row('one', 'a'), row('other', 'a')])))).not.toBe(200)
    expect(await statusOf(table.change(creating([row('twice', 'a'), row('twice', 'a')])))).toBe(400)
    expect(await statusOf(table.change(creating(rows.slice(0, 100))))).toBe(200)
    expect(await found({ partition: 'many' })).toHaveLength(100)
  })

  test.for([
    ['32k characters of text', 'x'.repeat(32 * 1024), 200],
    ['one character more', 'x'.repeat(32 * 1024 + 1), 400],
    ['64 KB', new Uint8Array(64 * 1024), 200],
    ['one byte more', new Uint8Array(64 * 1024 + 1), 400],
  ] as const)('%s in a property is answered as %3$s', async ([name, value, status]) => {
    expect(await statusOf(table.change([['create', row('large', name, { value })]]))).toBe(status)
  })

  test('rows come in the order of their keys, with the requested columns', async () => {
    const rows = ['p:1:b', 'p:0:a', 'd:1', 'p:1:a', 'l:1'].map((rowKey, day) =>
      row('2026-11', rowKey, { who: day % 2 ? 'odd' : 'even', other: 1 }),
    )
    await table.change(creating(rows))
    await table.change(creating([row('2026-12', 'p:0:z', { who: 'odd' })]))

    const partition = '2026-11'
    expect(await found({ partition, keys: prefixRange('p:') })).toEqual(
      ['p:0:a', 'p:1:a', 'p:1:b'].map((key) => `2026-11/${key}`),
    )
    expect(
      await found({ partition: { from: '2026-1', before: '2026-2' }, keys: prefixRange('p:0:') }),
    ).toEqual(['2026-11/p:0:a', '2026-12/p:0:z'])
    const odd = await all(table.search({ name: 'who', value: 'odd' }, ['PartitionKey', 'RowKey']))
    expect(keysIn(odd.flat())).toEqual(['2026-11/p:0:a', '2026-11/p:1:a', '2026-12/p:0:z'])
    const [narrow] = await rowsOf(table, { partition, columns: ['PartitionKey', 'RowKey', 'who'] }, 1)
    expect(narrow).toMatchObject({ partitionKey: '2026-11', rowKey: 'd:1', who: 'even' })
    expect(narrow).not.toHaveProperty('other')
  })

  test('pages keep the order of keys, even if rows change meanwhile', async () => {
    await table.change(creating(['a', 'b', 'c', 'd', 'e'].map((key) => row('pages', key))))
    const read: string[][] = []
    for await (const page of table.pages({ partition: 'pages' }, 2)) {
      read.push(page.map(({ rowKey }) => String(rowKey)))
      if (read.length === 1)
        await table.change([
          ['delete', row('pages', 'c')],
          ['create', row('pages', 'aa')],
          ['create', row('pages', 'f')],
        ])
    }
    expect(read.flat()).toEqual(['a', 'b', 'd', 'e', 'f'])
    expect(read.every((page) => page.length <= 2)).toBe(true)
  })

  test('rows are deleted in all partitions, even more than a hundred', async () => {
    const rows = Array.from({ length: 130 }, (_, count) => row('gone', String(count)))
    await table.change(creating(rows.slice(0, 100)))
    await table.change(creating([...rows.slice(100), row('gone', 'stays')]))
    await table.change(creating([row('gone-too', 'a')]))
    expect(await deleteRows(table, [...rows, row('gone', 'missing'), row('gone-too', 'a')])).toBe(131)
    expect(await found({ partition: { from: 'gone', before: 'h' } })).toEqual(['gone/stays'])
  })
})

test('A call to a silent storage ends at its time limit', async () => {
  const { origin, close } = await listen(() => new Promise(() => {}), 0)
  onTestFinished(close)
  const table = azureLeadTable({
    storageConnectionString: `DefaultEndpointsProtocol=http;AccountName=silent;AccountKey=${btoa('key')};TableEndpoint=${origin}/silent;`,
    allowInsecureConnection: true,
    callTimeoutMs: 100,
  })
  await expect(rowsOf(table, { partition: 'silent' }, 1)).rejects.toMatchObject({ name: 'AbortError' })
}, 20_000)

test('Rows behind an empty page are found, up to the requested number', async () => {
  const pages = [[], [row('2026-11', 'a')], [row('2026-12', 'a'), row('2026-12', 'b')]]
  const table = {
    ...memoryTable(),
    async *pages() {
      yield* pages
    },
  } as LeadTable
  expect(keysIn(await rowsOf(table, { partition: '2026-11' }, 2))).toEqual(['2026-11/a', '2026-12/a'])
})
