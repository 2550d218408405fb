import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import http2 from 'node:http2'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendContactEmail } from '#contracts/calls/send-contact-email.ts'
import { freePort } from '#local/free-port.ts'
import { type Product, startProduct } from '#local/product.ts'

const form = { formType: 'consultation', name: 'Max', email: 'max@visitor.example' }

let product: Product
beforeAll(async () => {
  product = await startProduct({ port: 0 })
})
afterAll(() => product.stop())

const portOf = ({ origin }: Product) => Number(new URL(origin).port)

/** The first line of the response to a bare request; empty if the connection ends without one. */
async function statusLine(socket: Socket, target: string, host = '127.0.0.1'): Promise<string> {
  socket.write(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer.split('\r\n')[0] ?? ''
}

const post = ({ origin }: Product, body: object, headers: Record<string, string>) =>
  fetch(origin + sendContactEmail.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('A request during the start is answered', async () => {
  const port = await freePort()
  const starting = startProduct({ port })
  const socket = await vi.waitUntil(
    async () => {
      const attempt = connect(port, '127.0.0.1')
      return once(attempt, 'connect').then(
        () => attempt,
        () => false as const,
      )
    },
    { interval: 5, timeout: 20_000 },
  )
  socket.setTimeout(20_000, () => socket.destroy(new Error('There was no answer in twenty seconds.')))

  expect(await statusLine(socket, '/')).toBe('HTTP/1.1 200 OK')
  await (await starting).stop()
})

test.for([
  ['//', 'HTTP/1.1 301 Moved Permanently'],
  ['/\\', 'HTTP/1.1 404 Not Found'],
  ['//[', 'HTTP/1.1 404 Not Found'],
  ['/__mailbox?newest', 'HTTP/1.1 200 OK'],
] as const)('The odd address %s is answered', async ([target, status]) => {
  expect(await statusLine(connect(portOf(product), '127.0.0.1'), target)).toBe(status)
})

test('A form sent from http://localhost is accepted, one from a foreign page is not', async () => {
  const localhost = product.origin.replace('127.0.0.1', 'localhost')
  const answers = [localhost, product.origin, 'https://evil.example'].map((origin) =>
    post(product, form, { origin }),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 403])
})

test('Two products of one folder keep their leads apart, and find them again', async () => {
  const storage = await mkdtemp(path.join(tmpdir(), 'product-'))
  const ports = [await freePort(), await freePort()]
  const headers = { 'Idempotency-Key': randomUUID() }
  const both = () => Promise.all(ports.map((port) => startProduct({ port, storage })))

  const first = await both()
  for (const [index, running] of first.entries()) {
    expect((await post(running, { ...form, name: `Visitor ${index}` }, headers)).status).toBe(200)
  }
  for (const running of first) await running.stop()

  const second = await both()
  for (const [index, running] of second.entries()) {
    const known = await post(running, { ...form, name: `Visitor ${index}` }, headers)
    const other = await post(running, { ...form, name: 'Somebody else' }, headers)
    expect([known.status, other.status]).toEqual([200, 422])
    await running.stop()
  }
  await rm(storage, { recursive: true })
})

test('With TLS it speaks HTTP/2 under a certificate of its own, takes forms and sweeps', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const key = 'k'.repeat(32)
  const secure = await startProduct({ port: 0, hasTls: true, settings: { OUTBOX_KEY: key } })
  const session = http2.connect(secure.origin, { rejectUnauthorized: false })
  const ask = async (headers: http2.OutgoingHttpHeaders, body = '') => {
    const stream = session.request(headers, { endStream: false })
    stream.end(body)
    const [answer]: http2.IncomingHttpHeaders[] = await once(stream, 'response')
    return { status: answer?.[':status'], body: await text(stream) }
  }
  try {
    expect(await ask({ ':path': '/' })).toMatchObject({
      status: 200,
      body: expect.stringContaining('<html'),
    })
    expect(session.alpnProtocol).toBe('h2')
    const json = {
      origin: secure.origin,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    }
    expect(
      await ask({ ':path': sendContactEmail.path, ':method': 'POST', ...json }, JSON.stringify(form)),
    ).toMatchObject({ status: 200, body: expect.stringContaining('"reference"') })
    const health = async () =>
      JSON.parse((await ask({ ':path': '/api/health', 'x-outbox-key': key })).body).lastSweepS
    expect(await health()).toBeNull()
    await vi.advanceTimersByTimeAsync(30_000)
    await expect.poll(health).toBeLessThan(30)
  } finally {
    vi.useRealTimers()
    session.close()
    await secure.stop()
  }
})
