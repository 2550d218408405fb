import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { LOCALES, withLocale } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { pages } from './built-pages.ts'

const CLOSED = ['/app', '/app/assistant', '/app/documents', '/app/output', '/account', '/admin']

const rules = (readHostConfig(SITE).routes ?? []).filter(({ redirect }) => redirect)
const serve = staticWebApp(SITE, async (_request, response) => void response.writeHead(404).end())
// A connection that rests for five seconds of a busy machine would be closed just when it is used again.
const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void serve(request, response))

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

test('each redirect of the configuration is answered as written, and leads to a page', async () => {
  const answers = await Promise.all(rules.map(({ route }) => visit(route)))
  expect(answers).toEqual(rules.map(({ statusCode = 302, redirect }) => [statusCode, redirect]))
  const targets = rules.map(({ redirect = '' }) => redirect.split(/[?#]/)[0])
  const built = pages.map(({ url }) => url)
  expect(targets.filter((target) => !built.includes(target ?? ''))).toEqual([])
})

test.each(LOCALES)(
  'in %s the areas lead to the Job Seeker Compass, and are pages once switched on',
  async (locale) => {
    const paths = CLOSED.map((path) => withLocale(path, locale))
    const answer = site.offlineAreas ? [200, null] : [302, withLocale('/job-seeker-compass', locale)]
    expect(await Promise.all(paths.map(visit))).toEqual(paths.map(() => answer))
    expect(paths.filter((path) => pages.some(({ url }) => url === path))).toEqual(
      site.offlineAreas ? paths : [],
    )
  },
)

test('every Turkish article leads from its German address to the English interface', async () => {
  const turkish = readArticles(ARTICLES).filter(({ language }) => language === 'tr')
  const answers = await Promise.all(turkish.map(({ slug }) => visit(`/de/information/${slug}`)))
  expect(answers).toEqual(turkish.map(({ slug }) => [302, `/information/${slug}`]))
  const built = pages.map(({ url }) => url)
  expect(turkish.filter(({ slug }) => built.includes(`/de/information/${slug}`))).toEqual([])
})

test('the Knowledge Center is the Information Center', async () => {
  const [status, location] = await visit('/knowledge-center')
  expect([301, 302]).toContain(status)
  expect(location).toBe('/information')
})

async function visit(path: string): Promise<[number, string | null]> {
  const { port } = server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}
