import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { smoke } from '#infra/smoke.ts'
import { type Product, startProduct } from '#local/product.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct({ port: 0 })
}, 20_000)
afterAll(() => product.stop())

test('The product as it is run here passes, and one form makes one lead with two mails', async () => {
  const results = await smoke({ origin: product.origin, email: 'operator@visitor.example' })
  expect(results.filter(({ problem }) => problem !== null)).toEqual([])
  expect(results.map(({ name }) => name)).toContain('a form is stored, once for one key')
  expect(product.email.mails().map(({ to }) => to[0])).toContain('operator@visitor.example')
  expect(product.email.mails()).toHaveLength(2)
})

test('A page whose styles its policy forbids is named, a missing one too', async () => {
  const server = createServer((request, response) => {
    const status = request.url?.includes('no-such') ? 404 : 200
    const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }
    const policies = { 'Strict-Transport-Security': '', 'X-Content-Type-Options': '' }
    const page = gzipSync('<style data-rest="/style.css">p{margin:0}</style>')
    response.writeHead(status, { ...headers, ...policies, 'Content-Security-Policy': "style-src 'self'" })
    response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const results = await smoke({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  server.close()
  server.closeAllConnections()
  const forbidden = results.filter(({ problem }) => problem === 'has styles that its policy forbids')
  expect(forbidden.map(({ name }) => name)).toContain('/information/work-visa-germany-2025 is a page')
  expect(forbidden.map(({ name }) => name)).toContain('an unknown path is not found')
})

test('Without a mailbox no form is sent', async () => {
  product.email.forget()
  await smoke({ origin: product.origin })
  expect(product.email.mails()).toEqual([])
})

test('A host that serves one page for everything fails every check, and each says why', async () => {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>It works.</p>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const results = await smoke({
    origin,
    release: 'abc',
    releaseTimeoutMs: 1,
    outboxKey: 'key',
    email: 'operator@visitor.example',
  })
  server.close()
  server.closeAllConnections()
  expect(Object.fromEntries(results.map(({ name, problem }) => [name, problem]))).toEqual({
    'release abc is live': 'the live release is unknown',
    '/ is a page': 'content-encoding is missing',
    '/de is a page': 'content-encoding is missing',
    '/book-appointment is a page': 'content-encoding is missing',
    '/de/information is a page': 'content-encoding is missing',
    '/information/work-visa-germany-2025 is a page': 'content-encoding is missing',
    '/impressum is a page': 'content-encoding is missing',
    'an unknown path is not found': 'answers 200',
    'an old path redirects': 'answers 200, to nowhere',
    'assets are compressed and kept for good': 'the home page names no script',
    'the functions are healthy': 'does not take the key: <p>It works.</p>',
    'a form is stored, once for one key': 'answers 200: <p>It works.</p>',
  })
})
