import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SCRIPT = `
  process.on('SIGINT', () => process.exit(0))
  process.on('SIGTERM', () => process.exit(0))
  setInterval(() => {}, 1_000)
  console.log(process.pid)`

let folder: string
let script: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bootstrap-'))
  script = path.join(folder, 'script.mjs')
  await writeFile(script, SCRIPT)
})
afterAll(() => rm(folder, { recursive: true }))

const bootstrap = () => [path.join(ROOT, 'build/bootstrap.mjs'), path.relative(ROOT, script)]

/** Process id of the script that the bootstrap runs. */
async function scriptOf(child: ChildProcess): Promise<number> {
  const [line] = await once(child.stdout ?? child, 'data')
  return Number(line)
}

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.for(['SIGINT', 'SIGTERM'] as const)(
  '%s sent to the first process alone, as a program sends it, ends the command',
  async (signal) => {
    const child = spawn(process.execPath, bootstrap(), { stdio: ['ignore', 'pipe', 'inherit'] })
    const pid = await scriptOf(child)
    const exited = once(child, 'exit')
    child.kill(signal)

    onTestFinished(() => void child.kill('SIGKILL'))
    expect(await exited).toEqual([0, null])
    expect(isRunning(pid)).toBe(false)
  },
)

test('The command ends with the process that started it, even when that is killed', async () => {
  const start = `
    const { spawn } = await import('node:child_process')
    spawn(process.execPath, ${JSON.stringify(bootstrap())}, { stdio: 'inherit' })`
  const parent = spawn(process.execPath, ['--eval', start], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = await scriptOf(parent)
  parent.kill('SIGKILL')

  await vi
    .waitFor(() => expect(isRunning(pid)).toBe(false), 20_000)
    .finally(() => {
      if (isRunning(pid)) process.kill(pid, 'SIGKILL')
    })
})

const setProcess = (property: string, value: string) => [
  '--import',
  `data:text/javascript,Object.defineProperty(process,"${property}",{value:"${value}"})`,
]
/** Makes Node report another version. */
const callItself = (version: string) => setProcess('version', version)

test('on a Node that is too old the command names the one to install, and does nothing', () => {
  const { status, stderr } = spawnSync(process.execPath, [...callItself('v18.20.8'), ...bootstrap()], {
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([
    1,
    'This is Node v18.20.8: install Node 20 or newer (https://nodejs.org), then run the command again.\n',
  ])
})
