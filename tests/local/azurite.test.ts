import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { TableClient } from '@azure/data-tables'
import { expect, test, vi } from 'vitest'
import { startTableStorage } from '#local/azurite.ts'

const tableIn = (connectionString: string) =>
  TableClient.fromConnectionString(connectionString, 'notes', {
    allowInsecureConnection: true,
    retryOptions: { maxRetries: 0 },
  })

test('Rows in a folder are there after a restart', async () => {
  const location = await mkdtemp(path.join(tmpdir(), 'tables-'))
  const first = await startTableStorage({ location })
  await tableIn(first.connectionString).createTable()
  await tableIn(first.connectionString).createEntity({ partitionKey: 'p', rowKey: 'r', text: 'kept' })
  await first.stop()

  const second = await startTableStorage({ location })
  const row = await tableIn(second.connectionString).getEntity('p', 'r')
  expect(row.text).toBe('kept')
  await second.stop()
  await rm(location, { recursive: true })
})

test('The storage ends with its parent even when that is killed', async () => {
  const azurite = path.resolve('local/azurite.ts')
  const script = `import { startTableStorage } from ${JSON.stringify(azurite)}
    console.log((await startTableStorage()).connectionString)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const table = tableIn(String(line).trim())
  await table.createTable()

  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(table.createTable()).rejects.toMatchObject({ code: 'ECONNREFUSED' }), 20_000)
})
