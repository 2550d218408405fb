import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { TableClient } from '@azure/data-tables'
import { expect, test, vi } from 'vitest'

test('The table storage ends with the process that started it, even if that process is killed', async () => {
  const script = `import { startTableStorage } from ${JSON.stringify(path.resolve('local/azurite.ts'))}
    console.log((await startTableStorage()).connectionString)
    setInterval(() => {}, 1000)`
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(parent.stdout, 'data')
  const table = TableClient.fromConnectionString(String(line).trim(), 'notes', {
    allowInsecureConnection: true,
    retryOptions: { maxRetries: 0 },
  })
  await table.createTable()
  parent.kill('SIGKILL')
  await vi.waitFor(() => expect(table.createTable()).rejects.toMatchObject({ code: 'ECONNREFUSED' }), 20_000)
})
