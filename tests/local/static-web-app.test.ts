import { once } from 'node:events'
import { copyFileSync, promises as fs, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
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

/** Serves the files above under a configuration: the deployed one, or one of the test's own. */
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

  test('every global header stands on pages, files, refusals and the 404 page', async () => {
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

  test('a browser that has a file gets 304 with the headers of the page, and the page itself once it differs', async () => {
    const first = await site.ask('/about', { accept: 'br' })
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^W\/"[\w-]{16}"$/)
    const again = await site.ask('/about', { tag: `"other", ${tag}` })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag])
    expect(again.headers).toMatchObject(lowerCased(site.config.globalHeaders))
    expect(again.headers).not.toHaveProperty('content-type')
    for (const [target, other] of [
      ['/about', 'W/"0000000000000000"'],
      ['/de/about', tag],
      ['/nowhere', String((await site.ask('/nowhere')).headers.etag)],
    ] as const)
      expect((await site.ask(target, { tag: other })).body.length).toBeGreaterThan(0)
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
      // An empty value takes the header away.
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

  test.for([
    ['/about', 'text/html; charset=utf-8'],
    ['/nowhere', 'text/html; charset=utf-8'],
    ['/assets/page-1a2b.js', 'text/javascript; charset=utf-8'],
    ['/assets/font.woff2', 'font/woff2'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/picture.png', 'image/png'],
    ['/unknown.bin', 'application/octet-stream'],
  ] as const)('%s is of the type %s', async ([target, type]) => {
    expect((await site.ask(target)).headers['content-type']).toBe(type)
  })

  test.for(['/', '/about', '/nowhere', '/assets/font.woff2'])(
    'HEAD of %s answers as GET does, without the body',
    async (target) => {
      const [{ headers, status, body }, head] = [
        await site.ask(target, { accept: 'br' }),
        await site.ask(target, { accept: 'br', method: 'HEAD' }),
      ]
      expect([head.status, head.body.length]).toEqual([status, 0])
      expect({ ...head.headers, date: null }).toEqual({ ...headers, date: null })
      expect(Number(headers['content-length'])).toBe(body.length)
    },
  )

  test.for(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s on a page, a file or a redirect is refused with the methods to use',
    async (method) => {
      for (const target of ['/', '/about', '/robots.txt', '/nowhere', '/knowledge-center']) {
        const { status, headers, body } = await site.ask(target, { method })
        expect([status, headers.allow, body.length]).toEqual([405, 'GET, HEAD', 0])
      }
    },
  )

  test('every method reaches the functions, whose answers carry no global header', async () => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, headers } = await site.ask('/api/send-contact-email?x=1', { method })
      expect([status, headers['x-asked']]).toEqual([418, `${method} /api/send-contact-email?x=1`])
      expect(headers['content-security-policy']).toBeUndefined()
    }
  })

  test.for([
    ['br', 'br'],
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip;q=0', undefined],
    ['*', 'br'],
    ['deflate', undefined],
    ['bro, gzipped', undefined],
    ['', undefined],
  ] as const)('a client that accepts "%s" gets a text as %s', async ([accept, expected]) => {
    const { headers, body } = await site.ask('/about', { accept })
    expect([headers['content-encoding'], headers.vary]).toEqual([expected, 'Accept-Encoding'])
    const decode = { br: brotliDecompressSync, gzip: gunzipSync, none: (raw: Buffer) => raw }
    expect(String(decode[expected ?? 'none'](body))).toBe(LONG)
  })

  test('a file that could not be read once is read again for the next visitor', async () => {
    const ask = () => site.ask('/robots.txt', { accept: 'gzip' })
    vi.spyOn(fs, 'readFile').mockRejectedValueOnce(new Error('Too many open files.'))
    await expect(ask()).rejects.toThrow('socket hang up')
    expect(String(gunzipSync((await ask()).body))).toBe('User-agent: *')
  })

  test('a compressed file is sent as it is', async () => {
    const { headers, body } = await site.ask('/assets/font.woff2', { accept: 'br' })
    expect([headers['content-encoding'], headers.vary]).toEqual([undefined, undefined])
    expect(String(body)).toBe(LONG)
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

  test('without a 404 override a missing page is an empty 404; without "never" slashes are left alone', async () => {
    const site = await start({})
    const { status, body } = await site.ask('/nowhere')
    expect([status, body.length]).toEqual([404, 0])
    expect(String((await site.ask('/de/')).body)).toBe('Startseite')
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

  test('a type of the configuration replaces the usual one', async () => {
    const site = await start({ mimeTypes: { '.txt': 'text/x-robots' } })
    expect((await site.ask('/robots.txt')).headers['content-type']).toBe('text/x-robots')
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
