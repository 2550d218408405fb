import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { localizedPath } from '#contracts/values/page-address.ts'
import { type HostConfig, readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { articleFiles } from '#tests/support/source-texts.ts'
import { missingPage, pages } from './built-pages.ts'

const config: HostConfig = readHostConfig(SITE)
const headers = Object.fromEntries(
  Object.entries(config.globalHeaders ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
)
const policy = headers['content-security-policy'] ?? ''

test('The policy allows one inline script, by its hash, and no page has another', () => {
  const [, allowed = ''] = /script-src 'self' 'sha256-([^']+)';/.exec(policy) ?? []
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types queue-worker")
  expect(policy).not.toMatch(/unsafe|style-src-attr/)
  const inline = [...pages, missingPage].flatMap(({ url, document }) =>
    [...document.querySelectorAll('[style], script:not([src]):not([type="application/ld+json"])')]
      .filter(({ textContent }) => createHash('sha256').update(textContent).digest('base64') !== allowed)
      .map((element) => `${url}: ${element.outerHTML.slice(0, 100)}`),
  )
  expect(inline).toEqual([])
})

test('Every former address leads to a page, a Turkish one for good', () => {
  const routes = (config.routes ?? []).filter(({ redirect }) => redirect)
  const built = new Set(pages.map(({ url }) => url))
  const lost = routes.filter(({ redirect }) => !built.has(redirect?.split(/[?#]/)[0] ?? ''))
  expect(lost).toEqual([])
  const former = routes.filter(({ route }) => /-turk/.test(route))
  expect(former.filter(({ statusCode }) => statusCode !== 301)).toEqual([])
  const redirects = new Map(routes.map(({ route, redirect }) => [route, redirect]))
  for (const { slug, page } of articleFiles().filter(({ language }) => language === 'tr')) {
    const address = localizedPath(`/information/${page}`, 'tr')
    const others = [`/information/${slug}`, `/de/information/${slug}`, `/tr/information/${page}`]
    for (const other of others.filter((one) => one !== address))
      expect(redirects.get(other), other).toBe(address)
  }
})

type Links = { href_matches?: { pathname: string }[] }
type SpeculationRule = { where: { and: { not?: Links }[] } }

test('Interactive pages load ahead only on intent, the confirmation never', () => {
  const file = JSON.parse(headers['speculation-rules'] ?? '""')
  expect(config.mimeTypes?.[path.extname(file)]).toBe('application/speculationrules+json')
  const { prerender, prefetch } = JSON.parse(readFileSync(path.join(SITE, file), 'utf8'))
  const areTo = (links: Links | undefined, pathname: string) =>
    links?.href_matches?.some((pattern) => new URLPattern(pattern).test({ pathname })) ?? false
  const loadsAhead = (rules: SpeculationRule[], pathname: string) =>
    rules.some(({ where }) => where.and.every(({ not }) => !areTo(not, pathname)))
  const fromApp: Links[] = prefetch[1].where.and.flatMap(({ or = [] }: { or?: Links[] }) => or)
  for (const { url, document } of pages) {
    for (const link of document.querySelectorAll('[data-ahead] a'))
      expect(isActing(String(link.getAttribute('href'))), url).toBe(false)
    expect(loadsAhead(prerender, url), url).toBe(!isActing(url))
    expect(loadsAhead([prefetch[1]], url), url).toBe(!url.endsWith('/confirm'))
    const isFromApp = fromApp.some((links) => areTo(links, url))
    expect(isFromApp, url).toBe(/\/information\/./.test(url))
  }
})
