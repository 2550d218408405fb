import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A script that prints its process id and waits for a signal. */
const script = path.join(folder, 'script.mjs')
writeFileSync(
  script,
  `process.on('SIGTERM', () => process.exit(0))
  setInterval(() => {}, 1_000)
  console.log(process.pid)`,
)
const command = [path.join(ROOT, 'build/bootstrap.mjs'), path.relative(ROOT, script)]

test('A command ends with the process that started it, even if that process is killed', async () => {
  const start = `(await import('node:child_process')).spawn(process.execPath, ${JSON.stringify(command)}, { stdio: 'inherit' })`
  const parent = spawn(process.execPath, ['--eval', start], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = await once(parent.stdout, 'data')
  parent.kill('SIGKILL')
  const isRunning = () => spawnSync('kill', ['-0', String(line).trim()]).status === 0
  await vi
    .waitFor(() => expect(isRunning()).toBe(false), 20_000)
    .finally(() => {
      if (isRunning()) process.kill(Number(line), 'SIGKILL')
    })
})

test('With a Node that is too old, the command names the version to install, and runs nothing', () => {
  const asOldNode = 'data:text/javascript,Object.defineProperty(process,"version",{value:"v18.20.8"})'
  const { status, stderr } = spawnSync(process.execPath, ['--import', asOldNode, ...command], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'This is Node v18.20.8: install Node 20 or newer (https://nodejs.org), then run the command again.\n',
  ])
})
