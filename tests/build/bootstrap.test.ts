import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, cp, mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'

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

describe('in its own folder, with an npm that only records its calls', () => {
  const LOCKED = {
    '': { version: '0.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/biome-darwin-arm64': { version: '2.6.8', optional: true },
  }
  let clone: string
  beforeAll(async () => {
    clone = path.join(folder, 'Anna Weber')
    await mkdir(path.join(clone, 'node_modules'), { recursive: true })
    await cp(path.join(ROOT, 'build/bootstrap.mjs'), path.join(clone, 'build/bootstrap.mjs'))
    await writeFile(path.join(clone, 'package-lock.json'), JSON.stringify({ packages: LOCKED }))
    await writeFile(
      path.join(clone, 'npm-cli.js'),
      "require('node:fs').writeFileSync('called', process.argv.slice(2).join(' '))",
    )
    await writeFile(path.join(clone, 'told.mjs'), 'console.log(JSON.stringify(process.argv.slice(2)))')
    await writeFile(path.join(clone, 'node.mjs'), 'console.log(process.execPath)')
  })

  const install = (packages: object) =>
    writeFile(path.join(clone, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))

  /** Runs a command; returns its output, and how npm was called, if at all. */
  async function command({ node = [] as string[], env = {}, script = 'told.mjs' } = {}) {
    await rm(path.join(clone, 'called'), { force: true })
    const { GITHUB_ACTIONS: _, ...own } = process.env
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [...node, path.join(clone, 'build/bootstrap.mjs'), script, '-t', 'a sentence'],
      {
        encoding: 'utf8',
        env: { ...own, npm_execpath: path.join(clone, 'npm-cli.js'), ...env },
      },
    )
    const called = await readFile(path.join(clone, 'called'), 'utf8').catch(() => null)
    return { status, stdout, stderr, called }
  }
  const TOLD = `${JSON.stringify(['-t', 'a sentence'])}\n`

  test('after npm ci nothing is installed again, packages of other platforms do not matter, and arguments stay whole', async () => {
    await install({ 'node_modules/react': { version: '19.3.1' } })
    expect(await command()).toEqual({ status: 0, stdout: TOLD, stderr: '', called: null })
  })

  test.for([
    ['nothing is there', {}],
    ['a package is of another version', { 'node_modules/react': { version: '19.0.0' } }],
  ] as const)('where %s, npm installs the packages of the lock file', async ([, packages]) => {
    await install(packages)
    expect(await command()).toMatchObject({ status: 0, stdout: TOLD, called: expect.stringMatching(/^ci /) })
  })

  test('on GitHub a missing package is an error, because a job checks the signatures of its packages', async () => {
    await install({})
    expect(await command({ env: { GITHUB_ACTIONS: 'true' } })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'node_modules is not what package-lock.json names: a job installs it in a step of its own (npm ci).\n',
      called: null,
    })
  })

  test.for([...new Set([process.platform, 'win32'])])(
    "on %s the machine's own Node 24 runs the command, else the one of the packages",
    async (platform) => {
      await install({ 'node_modules/react': { version: '19.3.1' } })
      const isWindows = platform === 'win32'
      const folderOfNode = `node_modules/node-${isWindows ? 'win' : platform}-${process.arch}/bin`
      const bundled = path.join(clone, folderOfNode, isWindows ? 'node.exe' : 'node')
      await mkdir(path.dirname(bundled), { recursive: true })
      await copyFile(process.execPath, bundled)
      const runs = async (version: string) => {
        const node = [...callItself(version), ...setProcess('platform', platform)]
        return (await command({ node, script: 'node.mjs' })).stdout.trim()
      }
      expect(await runs('v24.21.0')).toBe(await realpath(process.execPath))
      for (const version of ['v20.20.2', 'v24.0.0', 'v26.1.0'])
        expect(await runs(version), version).toBe(await realpath(bundled))
    },
  )
})
