import { globSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { MANIFEST } from '#build/site/prerender.ts'
import { headersFor } from '#infra/host-rules.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { builtFile } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

/** Budgets in bytes. Lazy-loaded drawings are not counted, because a first visit does not load them. */
const DOCUMENT = 40_250
const GUIDE = 50_250
const BANNER = 14_000
const ACTING = 244_500
/** Ten packets of 1,460 bytes, sent before the first acknowledgement. `LONGER_PAGES` pages may exceed this. */
const FLIGHT = 14_600
const LONGER_PAGES = 19
const LONGEST = 18_500
/** Size of the status line, and of the headers for date, type, encoding and length. */
const OTHER_HEADERS = 250
const ILLUSTRATION = 6.5 * 1024

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
const config = readHostConfig(SITE)
const headersOf = (url: string) =>
  Object.entries(headersFor(config, url)).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    OTHER_HEADERS,
  )

/** Returns functions that measure what a server sends at this Brotli quality, in bytes. */
function sizesAt(quality: number) {
  const measured = new Map<string, number>()
  const packed = (name: string, content: string | Buffer) => {
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    const size = measured.get(name) ?? brotliCompressSync(content, { params }).length
    measured.set(name, size)
    return size
  }
  const html = (page: BuiltPage) => packed(page.url, page.html)
  const file = (name: string) =>
    name.endsWith('.woff2') ? builtFile(name).length : packed(name, builtFile(name))
  const document = (page: BuiltPage) => headersOf(page.url) + html(page)
  const all = (files: Iterable<string>) =>
    [...files].reduce((sum, name) => sum + headersOf(`/${name}`) + file(name), 0)
  return { html, file, document, all }
}
type Sizes = ReturnType<typeof sizesAt>
const [QUICK, BEST] = [sizesAt(9), sizesAt(11)]

/** Returns the pages above a budget. `BEST` takes seconds, so it measures only pages that `QUICK` finds too large. */
const above = (budget: number, some: BuiltPage[], sizeOf: (page: BuiltPage, sizes: Sizes) => number) =>
  some
    .filter((page) => [QUICK, BEST].every((sizes) => sizeOf(page, sizes) > budget))
    .map((page) => `${page.url}: ${sizeOf(page, BEST)}`)

const named = ({ document }: BuiltPage) =>
  [
    ...document.querySelectorAll('script[src], link[rel="preload"], link[rel="icon"][type="image/svg+xml"]'),
  ].map((tag) => String(tag.getAttribute('src') ?? tag.getAttribute('href')).slice(1))

function broughtBy(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`Vite's manifest has no entry ${key}.`)
  if (found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const imported of chunk.imports ?? []) broughtBy(imported, found)
  return found
}

const APP = broughtBy('src/app/entry-client.tsx')

const documents = [...pages, missingPage].filter(({ url }) => !isActing(url))
const acting = pages.filter(({ url }) => isActing(url))

const ALIVE = acting
  .map((page) => new Set([...APP, ...shownBy(page)]))
  .reduce((one, other) => one.intersection(other))

test('A first visit loads at most 40.25 KB for a document, 50.25 KB for a guide', () => {
  const visit = (page: BuiltPage, { document, all }: Sizes) =>
    document(page) + all(['speculation.rules', ...named(page)])
  const others = documents.filter((page) => !articleOn(page))
  expect(above(DOCUMENT, others, visit)).toEqual([])
  expect(above(GUIDE, documents, visit)).toEqual([])
})

test('A document loads no React, no router and no machine', () => {
  for (const page of documents) {
    const scripts = named(page).filter((file) => file.endsWith('.js'))
    expect(scripts, `${page.url}: an interactive page is listed in src/site/acting-pages.ts`).toHaveLength(1)
    for (const file of scripts)
      expect(builtFile(file).toString(), page.url).not.toMatch(/react\.|xstate|useState/)
  }
  expect([...broughtBy('src/flows/quick-check/load-first-line.ts')].join()).not.toMatch(/\/(app|queue)-/)
  expect([...broughtBy('src/queue/waiting-messages-bar.ts')].join()).not.toMatch(/\/app-/)
})

test('The cookie banner adds at most 14 KB of scripts to a document', () => {
  const files = broughtBy('src/flows/cookie-consent/cookie-banner.ts')
  expect([...files].filter((file) => APP.has(file))).toEqual(
    named(missingPage).filter((file) => file.endsWith('.js')),
  )
  expect(BEST.all([...files].filter((file) => !APP.has(file)))).toBeLessThanOrEqual(BANNER)
})

test('A first visit to an interactive page loads at most 244.5 KB', () => {
  const visit = (page: BuiltPage, { document, all }: Sizes) =>
    document(page) + all(new Set([...named(page), ...APP, ...shownBy(page)]))
  expect(above(ACTING, acting, visit)).toEqual([])
})

/** Page whose forms open in a dialog, so they are not in its HTML. */
const WITH_DIALOG = '/contact'

test('Only interactive pages that can send something load the code of forms', () => {
  const forms = Object.values(manifest).find(({ name }) => name === 'forms')
  const addresses = (some: BuiltPage[]) => some.map(({ url }) => url)
  const sending = acting.filter(({ html, path }) => html.includes('method="post"') || path === WITH_DIALOG)
  const bringing = acting.filter((page) => shownBy(page).has(String(forms?.file)))
  expect(bringing.length).toBeGreaterThan(0)
  expect(builtFile(String(forms?.file)).toString(), 'list of e-mail providers').not.toContain('rediffmail')
  expect(addresses(sending)).toEqual(expect.arrayContaining(addresses(bringing)))
})

/** Pages for visitors without scripts. The app opens a dialog instead. */
const WITHOUT_APP = ['/contact/business', '/contact/individual']

test('A page opened within the app costs at most 1.5 times its document', () => {
  const shown = documents.filter((page) => page !== missingPage && !WITHOUT_APP.includes(page.path))
  const ratio = (page: BuiltPage, { html, file }: Sizes) => {
    const files = [...shownBy(page)].filter((name) => !ALIVE.has(name))
    return files.reduce((sum, name) => sum + file(name), 0) / html(page)
  }
  expect(above(1.5, shown, ratio)).toEqual([])
})

test('All pages but the largest fit into the first ten packets', () => {
  // Guides and quick checks are exempt.
  const some = pages.filter((page) => !articleOn(page) && !page.path.startsWith('/quick-check'))
  const size = (page: BuiltPage, { document }: Sizes) => document(page)
  expect(above(FLIGHT, some, size).slice(LONGER_PAGES)).toEqual([])
  expect(above(LONGEST, some, size)).toEqual([])
})

test('Every illustration has at most 6.5 KB', () => {
  const drawings = globSync('src/illustrations/*.svg')
  expect(drawings.length).toBeGreaterThan(0)
  expect(drawings.filter((file) => statSync(file).size > ILLUSTRATION)).toEqual([])
})

function shownBy(page: BuiltPage): Set<string> {
  const { locale } = page
  const article = articleOn(page)
  const file =
    globSync('src/routes/*.tsx').find((route) => {
      const [, id = ''] = /createFileRoute\('([^']*)'\)/.exec(readFileSync(route, 'utf8')) ?? []
      return id === page.path || id === `${page.path}/`
    }) ??
    (article && 'src/routes/information.$slug.tsx')
  if (!file) throw new Error(`No file of src/routes has the path ${page.path}.`)
  const source = readFileSync(file, 'utf8')
  const [, names = article ? "'article'" : undefined] = /pageMessages\(([^)]+)\)/.exec(source) ?? []
  const [first, ...beside] = names?.split(',').map((name) => name.trim().replaceAll("'", '')) ?? []
  const [, isTurkish, tool] = /with(Turkish)?Tool\('(\w+)'\)/.exec(source) ?? []
  const [, asked] = /withAsked\('(\w+)'/.exec(source) ?? []
  const [, legal] = /withLegalText\('(\w+)'/.exec(source) ?? []
  const keys = [
    `${file}?tsr-split=component`,
    ...(first ? [`pages/${first}`, ...beside] : []).map((folder) => `src/${folder}/locales/${locale}.po`),
    ...(tool ? [`virtual:law/${tool}/${isTurkish ? 'tr' : locale}`] : []),
    ...(asked ? [`virtual:sentence-form/${asked}/${locale}`] : []),
    ...(article || source.includes('withEntries(') ? [`virtual:articles/${locale}`] : []),
    ...(source.includes('withFeatured(') ? [`virtual:featured/${locale}`] : []),
    ...(article ? [`src/content/articles/${article.file}`] : []),
    ...(legal ? [`src/content/legal/${legal}.${locale}.mdx`] : []),
  ]
  return new Set(keys.flatMap((key) => [...broughtBy(key)]))
}
