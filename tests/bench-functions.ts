import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildFunctions } from '#build/functions.ts'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { settingsFor } from '#tests/support/app-settings.ts'
import { startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { startFarTable } from '#tests/support/far-table.ts'
import { median } from '#tests/support/median.ts'

/**
 * `npm run bench:functions`: accepted and refused posts beside a bare echo of `node:http`, in one run, so that the
 * ratios mean something on a busy machine; storage calls a lead; memory after many; how long the bundle takes to load;
 * how the health answers while somebody posts what is slow to compose; how long an export over a slow line takes.
 */
const { values } = parseArgs({ options: { posts: { type: 'string', default: '5000' } } })
const POSTS = Number(values.posts)
const AT_A_TIME = 16
const ROUNDS = 3
const LOADS = 15
/** 31 KB of combining marks, for the length of an attack. */
const MARKS = { posts: 2_000, ms: 12_000, message: '\u0315\u0316'.repeat(7_750) }
const FAR = { leads: 30_000, pageMs: 300, megabytes: 64 }

const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME })

interface Figures {
  perSecond: number
  p99Ms: number
}

async function measure(
  origin: string,
  posts: number,
  bodyOf: (count: number) => string,
  type: string,
): Promise<Figures> {
  const times: number[] = []
  let next = 0
  const visitor = async () => {
    while (next < posts) {
      const body = bodyOf(next++)
      const started = performance.now()
      await post(origin, body, type)
      times.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_A_TIME }, visitor))
  const seconds = (performance.now() - started) / 1_000
  times.sort((one, other) => one - other)
  return { perSecond: posts / seconds, p99Ms: times[Math.floor(times.length * 0.99)] ?? 0 }
}

function post(origin: string, body: string, type: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      origin + sendContactEmail.path,
      { method: 'POST', agent, headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) } },
      (response) => response.resume().on('end', () => resolve(response.statusCode ?? 0)),
    )
    sent.on('error', reject).end(body)
  })
}

/** Milliseconds that the health took, asked all the time while `work` goes on. */
async function healthDuring(origin: string, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const asking = async () => {
    while (!isOver) {
      const started = performance.now()
      await (await fetch(`${origin}/api/health`)).text()
      times.push(performance.now() - started)
      await setTimeout(20)
    }
  }
  await Promise.all([asking(), work().finally(() => (isOver = true))])
  return times.toSorted((one, other) => one - other)
}

/** Posts spread evenly over a time. */
async function spread(posts: number, ms: number, send: () => Promise<unknown>): Promise<void> {
  const started = performance.now()
  const sent: Promise<unknown>[] = []
  for (let count = 0; count < posts; count += 1) {
    await setTimeout(Math.max(0, (count * ms) / posts - (performance.now() - started)))
    sent.push(send())
  }
  await Promise.all(sent)
}

const at = (part: number, times: readonly number[]) =>
  (times[Math.floor(times.length * part)] ?? 0).toFixed(1)

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

/** Megabytes in use once everything that can go has gone. */
function heap(): number {
  collectGarbage()
  return Math.round(process.memoryUsage().heapUsed / 1024 ** 2)
}

const shown = ({ perSecond, p99Ms }: Figures) => `${perSecond.toFixed(0)}/s, p99 ${p99Ms.toFixed(1)} ms`

const echo = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(Buffer.concat(chunks)),
  )
})
echo.listen(0, '127.0.0.1')
await once(echo, 'listening')
const echoOrigin = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`
const backend = await startBackend()

const form = (count: number) =>
  JSON.stringify({ ...FORMS.contact, message: `Question ${count} ${crypto.randomUUID()}` })
await measure(backend.origin, 50, form, 'application/json')
const ratios: number[] = []
let bare: Figures = { perSecond: 0, p99Ms: 0 }
let refused: Figures = bare
for (let round = 0; round < ROUNDS; round += 1) {
  bare = await measure(echoOrigin, 4_000, form, 'text/plain')
  refused = await measure(backend.origin, 2_000, form, 'text/plain')
  ratios.push(refused.perSecond / bare.perSecond)
}
const attack = JSON.stringify({ ...FORMS.contact, message: MARKS.message })
const calm = await healthDuring(backend.origin, () => setTimeout(2_000))
const attacked = await healthDuring(backend.origin, () =>
  spread(MARKS.posts, MARKS.ms, () => post(backend.origin, attack, 'application/json')),
)

backend.storage.reset()
const memoryAfter: number[] = []
for (let part = 0; part < 4; part += 1) {
  await measure(backend.origin, POSTS / 5, form, 'application/json')
  memoryAfter.push(heap())
}
backend.storage.reset()
const accepted = await measure(backend.origin, POSTS / 5, form, 'application/json')
await backend.idle()
const calls = backend.storage.calls()
memoryAfter.push(heap())

console.log(`bare node:http      ${shown(bare)}`)
console.log(
  `refused (415)       ${shown(refused)}, ${median(ratios).toFixed(2)} x bare (median of ${ROUNDS})`,
)
console.log(
  `accepted            ${shown(accepted)}, ${(accepted.perSecond / bare.perSecond).toFixed(3)} x bare`,
)
console.log(`storage calls       ${(calls / (POSTS / 5)).toFixed(2)} a lead`)
console.log(
  `memory              ${memoryAfter.join(', ')} MB of heap after each fifth of ${POSTS} leads (two instances, the fakes and this bench)`,
)
console.log(
  `slow to compose     ${MARKS.posts} posts of 31 KB of combining marks in ${MARKS.ms / 1_000} s: health p50 ${at(0.5, attacked)} ms, p95 ${at(0.95, attacked)} ms (before: p50 ${at(0.5, calm)}, p95 ${at(0.95, calm)})`,
)

echo.close()
echo.closeAllConnections()
agent.destroy()
await backend.stop()

/** Loads the bundle in a fresh process, where the worker's module is already there, as in Azure. */
const LOADER = `
const Module = require('node:module')
const load = Module._load
const core = { version: '4', hostVersion: '4', log() {}, Disposable: class {}, setProgrammingModel() {}, registerHook() {}, registerFunction() {} }
Module._load = (name, ...rest) => (name === '@azure/functions-core' ? core : load(name, ...rest))
const before = process.cpuUsage()
const started = performance.now()
require(process.argv[1])
const { user, system } = process.cpuUsage(before)
console.log(JSON.stringify([performance.now() - started, (user + system) / 1000]))
`
const appDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
await buildFunctions(appDir)
const loads = Array.from({ length: LOADS }, () => {
  const { stdout } = spawnSync(process.execPath, ['-e', LOADER, path.join(appDir, 'main.cjs')])
  return JSON.parse(stdout.toString()) as [number, number]
})
await rm(appDir, { recursive: true })
const [wall, cpu] = [0, 1].map((index) => loads.map((load) => load[index] ?? 0))
console.log(
  `bundle loads in     ${Math.min(...(wall ?? [])).toFixed(0)} ms at best, ${median(wall ?? []).toFixed(0)} ms median (processor ${Math.min(...(cpu ?? [])).toFixed(0)} ms at best, median ${median(cpu ?? []).toFixed(0)} ms)`,
)

const far = await startFarTable(FAR)
const file = path.join(await mkdtemp(path.join(tmpdir(), 'bench-')), 'leads.csv')
const begun = performance.now()
const exported = spawn(
  process.execPath,
  [`--max-old-space-size=${FAR.megabytes}`, 'local/leads.ts', 'export', '--to', file],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...settingsFor({ connectionString: 'endpoint=http://127.0.0.1:1/;accesskey=a2V5' }, far) },
  },
)
const [code] = await once(exported, 'exit')
await rm(path.dirname(file), { recursive: true })
far.stop()
console.log(
  `export              ${FAR.leads} leads at ${FAR.pageMs} ms a page, ${FAR.megabytes} MB of heap: exit ${code} after ${((performance.now() - begun) / 1_000).toFixed(1)} s`,
)
process.exit(0)
