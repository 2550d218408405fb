import { once } from 'node:events'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONFIG_FILE, type HostConfig, readHostConfig } from '#infra/static-web-app-config.ts'
import { staticWebApp } from '#local/static-web-app.ts'

const LONG = 'a long text '.repeat(100)
const FILES = {
  'index.html': 'home',
  'about.html': LONG,
  '404.html': 'missing',
  'de/index.html': 'Startseite',
  'de/about.html': 'Über uns',
  'information.html': 'overview',
  'information/fsp.html': 'article',
  'köln.html': 'Köln',
  'assets/page-1a2b.js': LONG,
  'social/page-1a2b.js': LONG,
  'assets/font.woff2': LONG,
  'manifest.webmanifest': '{}',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'favicon.svg': '<svg/>',
  'picture.png': 'png',
  'unknown.bin': 'bin',
  '.auth/login/github.html': 'sign in',
}

interface Answer {
  status: number | undefined
  headers: IncomingMessage['headers']
  body: Buffer
}

interface RunningSite {
  config: HostConfig
  ask(target: string, options?: { method?: string; accept?: string; tag?: string }): Promise<Answer>
  stop(): Promise<void>
}

/** Serves the files above under a configuration: the deployed one, or the test's own. */
async function start(config?: HostConfig | Record<string, unknown>): Promise<RunningSite> {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'))
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(site, file)), { recursive: true })
    writeFileSync(path.join(site, file), content)
  }
  if (config) writeFileSync(path.join(site, CONFIG_FILE), JSON.stringify(config))
  else copyFileSync(CONFIG_FILE, path.join(site, CONFIG_FILE))

  const serve = staticWebApp(site, async ({ method, url, headers }, response) => {
    const from = headers['x-ms-original-url']
    response.writeHead(418, { 'X-Asked': `${method} ${url}`, ...(from && { 'X-From': from }) }).end('api')
  })
  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    config: readHostConfig(site),
    async ask(target, { method = 'GET', accept, tag } = {}) {
      const headers = {
        ...(accept !== undefined && { 'accept-encoding': accept }),
        ...(tag !== undefined && { 'if-none-match': tag }),
      }
      const sent = request({ host: '127.0.0.1', port, path: target, method, headers, agent: false }).end()
      const [answer]: IncomingMessage[] = await once(sent, 'response')
      const chunks: Buffer[] = []
      for await (const chunk of answer ?? []) chunks.push(chunk)
      return { status: answer?.statusCode, headers: answer?.headers ?? {}, body: Buffer.concat(chunks) }
    },
    async stop() {
      server.close()
      server.closeAllConnections()
      rmSync(site, { recursive: true })
    },
  }
}

function read(config: Record<string, unknown>): HostConfig {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'))
  writeFileSync(path.join(site, CONFIG_FILE), JSON.stringify(config))
  try {
    return readHostConfig(site)
  } finally {
    rmSync(site, { recursive: true })
  }
}

const lowerCased = (headers: Record<string, string> = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

describe('under the deployed configuration', () => {
  let site: RunningSite
  beforeAll(async () => {
    site = await start()
  })
  afterAll(() => site.stop())
  const page = async (target: string) => String((await site.ask(target)).body)

  test('a path is the file, the file without its ending, or the index of the folder', async () => {
    expect(await page('/')).toBe('home')
    expect(await page('/about')).toBe(LONG)
    expect(await page('/de')).toBe('Startseite')
    expect(await page('/de/about')).toBe('Über uns')
    expect(await page('/information')).toBe('overview')
    expect(await page('/information/fsp?from=home')).toBe('article')
    expect(await page('/k%C3%B6ln')).toBe('Köln')
    expect(await page('/robots.txt')).toBe('User-agent: *')
  })

  test('pages, files, refusals and the 404 page have every global header', async () => {
    const expected = lowerCased(site.config.globalHeaders)
    expect(Object.keys(expected)).toContain('content-security-policy')
    for (const target of ['/', '/robots.txt', '/nowhere'])
      expect((await site.ask(target)).headers).toMatchObject(expected)
    expect((await site.ask('/about', { method: 'POST' })).headers).toMatchObject(expected)
  })

  test('a redirect carries no global header, as on Azure (Azure/static-web-apps#739)', async () => {
    const names = Object.keys(lowerCased(site.config.globalHeaders))
    for (const target of ['/about/', '/knowledge-center']) {
      const { status, headers } = await site.ask(target)
      expect([status, Object.keys(headers).filter((name) => names.includes(name))]).toEqual([301, []])
    }
  })

  test.for(['/.auth/login/github', '/.auth/login/aad', '/.auth/me', '/.auth/logout'])(
    'sign-in at %s, which Azure opens by default, is closed: the site promises no such cookies',
    async (target) => {
      const { status, body } = await site.ask(target)
      expect([status, body.toString()]).toEqual([404, 'missing'])
    },
  )

  test('the headers of a route stand instead of the global ones', async () => {
    const rules = (site.config.routes ?? []).filter(({ headers }) => headers)
    expect(rules.map(({ route }) => route)).toContain('/assets/*')
    const answers = await Promise.all(rules.map(({ route }) => site.ask(route.replace('*', 'page-1a2b.js'))))
    for (const [index, { headers }] of rules.entries()) {
      const expected = lowerCased(headers)
      // An empty value removes the header.
      const sent = Object.keys(expected).map((name) => [name, answers[index]?.headers[name] ?? ''])
      expect(Object.fromEntries(sent)).toEqual(expected)
    }
  })

  test('a slash or index.html at the end leads to the one address of the page, with its query', async () => {
    const moved = async (target: string) => {
      const { status, headers } = await site.ask(target)
      return [status, headers.location]
    }
    expect(site.config.trailingSlash).toBe('never')
    expect(await moved('/about/')).toEqual([301, '/about'])
    expect(await moved('/de/?q=visa')).toEqual([301, '/de?q=visa'])
    expect(await moved('/about///')).toEqual([301, '/about'])
    expect(await moved('/index.html')).toEqual([301, '/'])
    expect(await moved('/de/index.html?q=1')).toEqual([301, '/de?q=1'])
  })

  test.for(['//evil.example/', '///evil.example/', '/\\evil.example/', '//evil.example//index.html'])(
    'the slash at the end of %s leads to no other host',
    async (target) => {
      const { status, headers } = await site.ask(target)
      expect([status, headers.location]).toEqual([301, '/evil.example'])
    },
  )

  test.for(['/nowhere', '/About', '/assets/gone.js', '//evil.example/a'])(
    '%s is missing: the page of the 404 override answers, under status 404',
    async (target) => {
      const { status, body, headers } = await site.ask(target)
      expect([status, String(body), headers['cache-control']]).toEqual([404, 'missing', 'no-cache'])
    },
  )

  test.for([
    '/../package.json',
    '/..%2Fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/../about',
    '/assets/%2e%2e/about',
    '/..%5Cabout',
    '/about%00',
    '/%',
    '/%E0%A4%A',
    `/${CONFIG_FILE}`,
    `/${encodeURIComponent('.')}/${CONFIG_FILE}`,
  ])('%s names no file of the site', async (target) => {
    const { status, body } = await site.ask(target)
    expect([status, String(body)]).toEqual([404, 'missing'])
  })

  test('every method reaches the functions, whose answers carry no global header', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, headers } = await site.ask('/api/send-contact-email?x=1', { method })
      expect([status, headers['x-asked']]).toEqual([418, `${method} /api/send-contact-email?x=1`])
      expect(headers['content-security-policy']).toBeUndefined()
    }
  })
})

describe('under other configurations', () => {
  test('the first rule that matches wins, a rewrite keeps the address, an empty header is taken away', async () => {
    const site = await start({
      routes: [
        { route: '/old/now', redirect: '/about' },
        { route: '/old/*', rewrite: '/about', statusCode: 410, headers: { 'X-One': '' } },
        { route: '/old/late', redirect: '/' },
      ],
      globalHeaders: { 'X-One': 'one', 'X-Two': 'two' },
    })
    const first = await site.ask('/old/now')
    expect([first.status, first.headers.location]).toEqual([302, '/about'])
    const second = await site.ask('/old/late')
    expect([second.status, String(second.body)]).toEqual([410, LONG])
    expect([second.headers['x-one'], second.headers['x-two']]).toEqual([undefined, 'two'])
    expect((await site.ask('/old')).status).toBe(404)
    await site.stop()
  })

  test('a rule for some methods forwards them to a function, with their original address', async () => {
    const site = await start({
      routes: [{ route: '/about', methods: ['POST'], rewrite: '/api/confirm', headers: { 'X-One': 'one' } }],
    })
    const { status, headers } = await site.ask('/about?token=a.b', { method: 'POST' })
    expect([status, headers['x-asked']]).toEqual([418, 'POST /api/confirm'])
    expect(String(headers['x-from'])).toMatch(/^http:\/\/[\d.]+:\d+\/about\?token=a\.b$/)
    const page = await site.ask('/about')
    expect([String(page.body), page.headers['x-one']]).toEqual([LONG, undefined])
    await site.stop()
  })

  test.for<[string, Record<string, unknown>]>([
    ['navigationFallback', { navigationFallback: { rewrite: '/index.html' } }],
    ['trailingSlash', { trailingSlash: 'always' }],
    ['methods', { routes: [{ route: '/a', methods: ['PURGE'], redirect: '/b' }] }],
    ['allowedRoles', { routes: [{ route: '/a', allowedRoles: ['authenticated'] }] }],
    ['route', { routes: [{ route: '/images/*.{png,jpg}' }] }],
    ['redirect', { routes: [{ route: '/a', redirect: 'https://evil.example' }] }],
    ['403', { responseOverrides: { '403': { rewrite: '/403.html' } } }],
    ['statusCode', { responseOverrides: { '404': { rewrite: '/404.html', statusCode: 200 } } }],
  ])('the setting "%s", which this server does not follow, is refused by name', ([name, config]) => {
    expect(() => read(config)).toThrow(name)
  })

  test('a configuration beyond 20 KB is refused, as Azure would', () => {
    const routes = Array.from({ length: 500 }, (_, index) => ({
      route: `/old/${index}`,
      redirect: '/information',
    }))
    expect(() => read({ routes })).toThrow('20 KB')
  })
})
