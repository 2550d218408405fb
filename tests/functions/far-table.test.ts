import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { azureLeadTable } from '#functions/adapters/azure-lead-table.ts'
import { SPANS } from '#functions/adapters/row-keys.ts'
import { ID_KEY } from '#tests/support/app-settings.ts'
import { MONTH, startFarTable } from '#tests/support/far-table.ts'

const run = promisify(execFile)

async function far(options: Parameters<typeof startFarTable>[0]) {
  const table = await startFarTable(options)
  onTestFinished(() => table.stop())
  return table
}

/** Runs the command in a process whose memory ends at so many megabytes; rejects with what a failed one said. */
async function exportWithin(megabytes: number, connectionString: string, file: string): Promise<void> {
  const script = `import { leads } from './local/leads.ts'
    await leads(['export', '--to', process.env.FILE], process.env, { out: process.stdout, tell: () => {} })`
  await run(
    process.execPath,
    [`--max-old-space-size=${megabytes}`, '--input-type=module', '--eval', script],
    {
      env: {
        FILE: file,
        ACS_CONNECTION_STRING: `endpoint=http://127.0.0.1:1/;accesskey=${btoa('key')}`,
        STORAGE_CONNECTION_STRING: connectionString,
        PUBLIC_ORIGIN: 'https://www.isarspree.example',
        ID_KEY,
        ALLOW_INSECURE_CONNECTIONS: '1',
      },
    },
  )
}

test('The time limit is a page’s, not that of all pages together', async () => {
  const { connectionString } = await far({ leads: 10, pageMs: 60 })
  const table = azureLeadTable({
    storageConnectionString: connectionString,
    allowInsecureConnection: true,
    callTimeoutMs: 200,
  })
  let count = 0
  for await (const page of table.pages({ partition: MONTH, keys: SPANS.leads }, 1)) count += page.length
  expect(count).toBe(10)
})

test('Thirty thousand leads, some 50 MB, are exported page by page in a process that could not hold them', async () => {
  const { connectionString } = await far({ leads: 30_000, pageMs: 1 })
  const folder = await mkdtemp(path.join(tmpdir(), 'far-'))
  const file = path.join(folder, 'leads.csv')
  await writeFile(file, 'of yesterday')
  await exportWithin(40, connectionString, file)
  const csv = await readFile(file, 'utf8')
  expect(csv.match(/"IS-\d+"/g)).toHaveLength(30_000)
  expect(await readdir(folder)).toEqual(['leads.csv'])
  await rm(folder, { recursive: true })
})
