import { once } from 'node:events'
import { Agent, request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { startBackend } from '#tests/support/backend.ts'
import { FORMS } from '#tests/support/bodies.ts'
import { median } from './median.ts'

/** Accepted and refused posts against an echo server in one run: the ratios hold on a busy machine too. */
const AT_A_TIME = 16
const ROUNDS = 3
const LEADS = 1_000

const agent = new Agent({ keepAlive: true, maxSockets: AT_A_TIME })

interface Figures {
  perSecond: number
  p99Ms: number
}

async function measure(origin: string, posts: number, type: string): Promise<Figures> {
  const times: number[] = []
  let next = 0
  const visitor = async () => {
    while (next < posts) {
      const body = JSON.stringify({
        ...FORMS.contact,
        message: `Question ${next++} ${crypto.randomUUID()}`,
      })
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

function post(origin: string, body: string, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = ask(
      origin + sendContactEmail.path,
      { method: 'POST', agent, headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) } },
      (response) => response.resume().on('end', resolve),
    )
    sent.on('error', reject).end(body)
  })
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

await measure(backend.origin, 50, 'application/json')
const ratios: number[] = []
let bare: Figures = { perSecond: 0, p99Ms: 0 }
let refused: Figures = bare
for (let round = 0; round < ROUNDS; round += 1) {
  bare = await measure(echoOrigin, 4_000, 'text/plain')
  refused = await measure(backend.origin, 2_000, 'text/plain')
  ratios.push(refused.perSecond / bare.perSecond)
}
backend.storage.reset()
const accepted = await measure(backend.origin, LEADS, 'application/json')
await backend.idle()
const calls = backend.storage.calls()

console.log(`bare node:http   ${shown(bare)}`)
console.log(`refused (415)    ${shown(refused)}, ${median(ratios).toFixed(2)} x bare (median of ${ROUNDS})`)
console.log(
  `accepted         ${shown(accepted)}, ${(accepted.perSecond / bare.perSecond).toFixed(3)} x bare, ${(calls / LEADS).toFixed(2)} storage calls a lead`,
)

echo.close()
agent.destroy()
await backend.stop()
process.exit(0)
