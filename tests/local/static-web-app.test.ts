import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CONFIG_FILE, readHostConfig } from '#infra/static-web-app-config.ts'
import { type LocalServer, listen } from '#local/server.ts'
import { staticWebApp } from '#local/static-web-app.ts'

const FILES = {
  'index.html': 'home',
  'about.html': 'about',
  '404.html': 'missing',
  'de/index.html': 'Startseite',
  'information/fsp.html': 'article',
  'assets/page-1a2b.js': 'script',
  '.auth/login/github.html': 'sign in',
}

const site = mkdtempSync(path.join(tmpdir(), 'site-'))
for (const [file, content] of Object.entries(FILES)) {
  mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
  writeFileSync(path.join(site, file), content)
}
copyFileSync(CONFIG_FILE, path.join(site, CONFIG_FILE))
const { globalHeaders = {} } = readHostConfig(site)
const globalNames = Object.keys(globalHeaders).map((name) => name.toLowerCase())

let server: LocalServer
beforeAll(async () => {
  const serve = staticWebApp(site, async ({ method, url, headers }, response) => {
    response.writeHead(418).end(`${method} ${url} ${headers['x-ms-original-url'] ?? ''}`.trim())
  })
  server = await listen(serve, 0)
})
afterAll(() => {
  server.close()
  rmSync(site, { recursive: true })
})

/** Requests a path exactly as written, because `fetch` would normalize it. */
async function ask(target: string, method = 'GET') {
  const { hostname, port } = new URL(server.origin)
  const sent = request({ hostname, port, path: target, method, agent: false }).end()
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const { statusCode: status, headers } = answer
  return { status, headers, body: await text(answer), global: globalNames.filter((name) => name in headers) }
}

test.for([
  ['/', 'home'],
  ['/about', 'about'],
  ['/de', 'Startseite'],
  ['/information/fsp?from=home', 'article'],
])('%s shows its page, with every global header', async ([target, page]) => {
  const { status, body, global } = await ask(String(target))
  expect([status, body, global]).toEqual([200, page, globalNames])
})

test('A script is cached for good, without the headers of pages', async () => {
  const { headers } = await ask('/assets/page-1a2b.js')
  expect(headers['cache-control']).toContain('immutable')
  expect(headers).not.toHaveProperty('content-security-policy')
})

test.for([
  ['/about/', '/about'],
  ['/de/?q=visa', '/de?q=visa'],
  ['/index.html', '/'],
  ['/knowledge-center?q=visa', '/information?q=visa'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('%s leads to %s, without global headers as on Azure', async ([from, to]) => {
  // https://github.com/Azure/static-web-apps/issues/739
  const { status, headers, global } = await ask(String(from))
  expect([status, headers.location, global]).toEqual([301, to, []])
})

test.for([
  '/About',
  '//about',
  '/assets/gone.js',
  '/.auth/login/github',
  `/${CONFIG_FILE}`,
  '/../package.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/%2e%2e/about',
  '/%E0%A4%A',
])('%s shows the page for missing addresses, which browsers do not keep', async (target) => {
  const { status, body, headers } = await ask(target)
  expect([status, body, headers['cache-control']]).toEqual([404, 'missing', 'no-cache'])
})

test('A request for a function reaches it with any method', async () => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const { body, global } = await ask('/api/send-contact-email?x=1', method)
    expect([body, global]).toEqual([`${method} /api/send-contact-email?x=1`, []])
  }
})

test('A native post reaches the function of its page; other pages refuse posts', async () => {
  const { body } = await ask('/job-seeker-compass/confirm?token=a.b', 'POST')
  expect(body).toMatch(/^POST \/api\/\S+ http:\/\/[\d.]+:\d+\/job-seeker-compass\/confirm\?token=a\.b$/)
  expect((await ask('/about', 'POST')).status).toBe(405)
})

test.for<[string, object]>([
  ['navigationFallback', { navigationFallback: { rewrite: '/index.html' } }],
  ['methods', { routes: [{ route: '/a', methods: ['PURGE'], redirect: '/b' }] }],
  ['redirect', { routes: [{ route: '/a', redirect: 'https://evil.example' }] }],
  ['20 KB', { globalHeaders: { 'X-Long': 'x'.repeat(20_480) } }],
])('A configuration that this host or Azure ignores is refused by name: %s', ([name, config]) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'config-'))
  writeFileSync(path.join(folder, CONFIG_FILE), JSON.stringify(config))
  expect(() => readHostConfig(folder)).toThrow(name)
  rmSync(folder, { recursive: true })
})
