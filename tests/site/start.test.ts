// @vitest-environment node
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { isBuilt } from '#build/build.ts'
import { PATIENCE_MS } from '#tests/support/eventually.ts'

test('An obstacle to the start is named in one line, without a stack', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.resolve('local/start.ts')], {
    env: { ...process.env, PORT: 'abc' },
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'PORT must be a number from 0 to 65535, not "abc".\n',
  })
})

test('It prints the addresses of site and mailbox and the late figures, and nothing else; it answers, and Ctrl-C stops everything', async () => {
  expect(isBuilt(), 'dist is older than its sources: npm run build').toBe(true)
  const child = spawn(process.execPath, [path.resolve('local/start.ts')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  try {
    const exited = once(child, 'exit')
    let printed = ''
    let warned = ''
    child.stdout.on('data', (chunk) => {
      printed += chunk
    })
    child.stderr.on('data', (chunk) => {
      warned += chunk
    })
    const addresses = /Site\s+(http:\/\/127\.0\.0\.1:\d+)\s+Mailbox\s+(\S+)/
    const [, site = '', mailbox = ''] = await vi.waitUntil(() => addresses.exec(printed), {
      timeout: PATIENCE_MS,
    })
    const pages = [site, `${site}/de/book-appointment`, mailbox, `${mailbox}.json`]
    const statuses = await Promise.all(pages.map(async (page) => (await fetch(page)).status))
    expect([mailbox, statuses]).toEqual([`${site}/__mailbox`, [200, 200, 200, 200]])
    await vi.waitUntil(() => printed.endsWith('\n\n'), { timeout: PATIENCE_MS })
    const figures = /^Figures {2}\d+ past their date: npm run facts -- --at \d{4}-\d\d-\d\d$/
    expect(
      printed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !figures.test(line)),
    ).toEqual([`Site     ${site}`, `Mailbox  ${mailbox}`])
    expect(warned).toBe('')

    child.kill('SIGINT')
    expect(await exited).toEqual([0, null])
    await expect(fetch(site)).rejects.toThrow('fetch failed')
  } finally {
    child.kill('SIGKILL')
  }
})
