import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { staticWebApp } from '#local/static-web-app.ts'
import { pages } from './built-pages.ts'

const rules = (readHostConfig(SITE).routes ?? []).filter(({ redirect }) => redirect)
const serve = staticWebApp(SITE, async (_request, response) => void response.writeHead(404).end())
// A connection that idles for five seconds on a busy machine would be closed just before its next use.
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

test('every Turkish article leads from its German address to the English interface', async () => {
  const turkish = readArticles(ARTICLES).filter(({ language }) => language === 'tr')
  const answers = await Promise.all(turkish.map(({ slug }) => visit(`/de/information/${slug}`)))
  expect(answers).toEqual(turkish.map(({ slug }) => [302, `/information/${slug}`]))
  expect(pages.filter(({ url }) => /^\/de\/.*-turk/.test(url))).toEqual([])
})

async function visit(path: string): Promise<[number, string | null]> {
  const { port } = server.address() as AddressInfo
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual' })
  return [status, headers.get('location')]
}
