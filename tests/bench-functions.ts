import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { buildFunctions } from '#build/functions.ts'
import { sendContactEmail } from '#contracts/send-contact-email.ts'
import { FORMS, startBackend } from '#tests/support/backend.ts'

/**
 * `npm run bench:functions`: accepted and refused posts beside a bare echo of `node:http`, in one run, so that the
 * ratios mean something on a busy machine; storage calls a lead; memory after many; how long the bundle takes to load.
 */
const { values } = parseArgs({ options: { posts: { type: 'string', default: '5000' } } })
const POSTS = Number(values.posts)
const AT_A_TIME = 16
const ROUNDS = 3
const LOADS = 15

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

const median = (numbers: number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
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
const backend = await startBackend({ POSTS_PER_CLIENT: '1000000', MAILS_PER_MAILBOX: '1000000' })

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
backend.storage.reset()
const accepted = await measure(backend.origin, POSTS, form, 'application/json')
await backend.idle()
const calls = backend.storage.calls()
const megabytes = process.memoryUsage().rss / 1024 ** 2

console.log(`bare node:http      ${shown(bare)}`)
console.log(
  `refused (415)       ${shown(refused)}, ${median(ratios).toFixed(2)} x bare (median of ${ROUNDS})`,
)
console.log(
  `accepted            ${shown(accepted)}, ${(accepted.perSecond / bare.perSecond).toFixed(3)} x bare`,
)
console.log(`storage calls       ${(calls / POSTS).toFixed(2)} a lead`)
console.log(
  `memory              ${megabytes.toFixed(0)} MB after ${POSTS} leads (two instances, the fakes and this bench)`,
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
process.exit(0)
