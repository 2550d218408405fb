import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { expect, test } from 'vitest'
import { MANIFEST } from '#build/site/prerender.ts'
import { headersFor } from '#infra/host-rules.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { brotliBytes, builtFile } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

/** Budgets are in bytes. All that a first visit to a document loads, except lazy drawings. */
const DOCUMENT = 39_000
const GUIDE = 49_000
/** Scripts of the cookie banner, which are loaded until a choice is stored. */
const BANNER = 16_000
/** All that a first visit to an interactive page has loaded once it is idle. */
const ACTING = 240_000
/** Bytes that a server sends before the first acknowledgement: ten packets of 1,460 bytes. */
const FLIGHT = 14_600
/** Number of pages that may exceed `FLIGHT`, because they have long texts or the sentence of a quick check. */
const LONGER_PAGES = 18
const LONGEST = 18_000
/** Bytes of the status line and of the headers for date, type, encoding and length. */
const OTHER_HEADERS = 250
const ILLUSTRATION = 6.5 * 1024

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
const config = readHostConfig(SITE)
const headersOf = (url: string) =>
  Object.entries(headersFor(config, url)).reduce(
    (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
    OTHER_HEADERS,
  )
const transferred = (file: string) => headersOf(`/${file}`) + sizeOf(file)
const documentOf = ({ url, html }: BuiltPage) => headersOf(url) + packed(url, () => html)
const all = (files: Iterable<string>) => [...files].reduce((sum, file) => sum + transferred(file), 0)

/** Files that the HTML names: icon, font and scripts. */
const named = ({ document }: BuiltPage) =>
  [
    ...document.querySelectorAll('script[src], link[rel="preload"], link[rel="icon"][type="image/svg+xml"]'),
  ].map((tag) => String(tag.getAttribute('src') ?? tag.getAttribute('href')).slice(1))

/** Files of a module in Vite's manifest: its script, the scripts that it imports, and the styles of all these. */
function broughtBy(key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`Vite's manifest has no entry ${key}.`)
  if (found.has(chunk.file)) return found
  for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
  for (const imported of chunk.imports ?? []) broughtBy(imported, found)
  return found
}

const APP = broughtBy('src/app/entry-client.tsx')

/** Files that all interactive pages load. */
const ALIVE = pages
  .filter(({ url }) => isActing(url))
  .map((page) => new Set([...APP, ...shownBy(page)]))
  .reduce((one, other) => one.intersection(other))

test('A first visit loads at most 39 KB for a document and 49 KB for a guide, headers included', () => {
  const visits = [...pages, missingPage]
    .filter(({ url }) => !isActing(url))
    .map((page): [BuiltPage, number] => [page, documentOf(page) + all(['speculation.rules', ...named(page)])])
  table(
    'first visit to a document',
    visits.map(([{ url }, size]) => [url, size]),
  )
  const tooLarge = visits.filter(([page, size]) => size > (articleOn(page) ? GUIDE : DOCUMENT))
  expect(tooLarge.map(([{ url }, size]) => [url, size])).toEqual([])
})

test('A document loads no React, no router and no machine', () => {
  for (const page of pages.filter(({ url }) => !isActing(url))) {
    const scripts = named(page).filter((file) => file.endsWith('.js'))
    expect(scripts, `${page.url}: an interactive page is listed in src/site/acting-pages.ts`).toHaveLength(1)
    for (const file of scripts)
      expect(builtFile(file).toString(), page.url).not.toMatch(/react\.|xstate|useState/)
  }
  expect([...broughtBy('src/flows/quick-check/load-first-line.ts')].join()).not.toMatch(/\/(app|queue)-/)
})

test('The cookie banner adds at most 16 KB of scripts to a document', () => {
  const files = broughtBy('src/flows/cookie-consent/cookie-banner.ts')
  expect([...files].filter((file) => APP.has(file))).toEqual(
    named(missingPage).filter((file) => file.endsWith('.js')),
  )
  expect(all([...files].filter((file) => !APP.has(file)))).toBeLessThanOrEqual(BANNER)
})

test('A first visit to an interactive page loads at most 240 KB', () => {
  const sizes = pages
    .filter(({ url }) => isActing(url))
    .map((page): [string, number] => {
      const files = new Set([...named(page), ...APP, ...shownBy(page)])
      return [page.url, documentOf(page) + all(files)]
    })
  expect(table('first visit to an interactive page', sizes).filter(([, size]) => size > ACTING)).toEqual([])
})

/** The page whose forms are in a dialog, and so not in its HTML. */
const WITH_DIALOG = '/contact'

test('An interactive page loads the code of forms if it can send something, and only then', () => {
  const forms = Object.values(manifest).find(({ name }) => name === 'forms')
  const addresses = (some: BuiltPage[]) => some.map(({ url }) => url)
  const acting = pages.filter(({ url }) => isActing(url))
  const sending = acting.filter(({ html, path }) => html.includes('method="post"') || path === WITH_DIALOG)
  const bringing = acting.filter((page) => shownBy(page).has(String(forms?.file)))
  expect(addresses(bringing)).toEqual(addresses(sending))
})

/** Pages for visitors without scripts; the app opens a dialog instead. */
const WITHOUT_APP = ['/contact/business', '/contact/individual']

test('A page shown in place costs at most one and a half times the bytes of its document', () => {
  const sizes = pages
    .filter(({ url, path }) => !isActing(url) && !WITHOUT_APP.includes(path))
    .map((page): [string, number, number] => {
      const files = [...shownBy(page)].filter((file) => !ALIVE.has(file))
      return [page.url, files.reduce((sum, file) => sum + sizeOf(file), 0), packed(page.url, () => page.html)]
    })
  table(
    'in place',
    sizes.map(([url, inPlace]) => [url, inPlace]),
  )
  expect(sizes.filter(([, inPlace, document]) => inPlace > document * 1.5)).toEqual([])
})

test('All but a few pages fit into the first ten packets, headers included; guides and quick checks need not', () => {
  const sizes = table(
    'documents with headers',
    pages
      .filter((page) => !articleOn(page) && !page.path.startsWith('/quick-check'))
      .map((page): [string, number] => [page.url, documentOf(page)]),
  )
  expect(sizes.filter(([, size]) => size > FLIGHT).slice(LONGER_PAGES)).toEqual([])
  expect(sizes.filter(([, size]) => size > LONGEST)).toEqual([])
})

test('Every illustration has at most 6.5 KB', () => {
  const drawings = globSync('src/illustrations/*.svg')
  const sizes = table(
    'illustrations',
    drawings.map((file) => [path.basename(file), statSync(file).size]),
  )
  expect(drawings.length).toBeGreaterThan(0)
  expect(sizes.filter(([, size]) => size > ILLUSTRATION)).toEqual([])
})

/** Files with which React renders a page: its component, its messages, and what its loader imports. */
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

const measured = new Map<string, number>()

/** Brotli-compressed size in bytes, cached by name. */
function packed(name: string, content: () => string | Buffer): number {
  const size = measured.get(name) ?? brotliBytes(content())
  measured.set(name, size)
  return size
}

const sizeOf = (file: string): number =>
  file.endsWith('.woff2') ? builtFile(file).length : packed(file, () => builtFile(file))

/** Prints the three largest sizes and that of the home page, in bytes; returns all sizes, largest first. */
function table(title: string, sizes: [string, number][]): [string, number][] {
  const sorted = sizes.toSorted(([, one], [, other]) => other - one)
  const rows = sorted
    .filter(([name], index) => index < 3 || name === '/')
    .map(([name, size]) => `  ${String(size).padStart(7)}  ${name}`)
  process.stdout.write(`${title}, largest of ${sizes.length} (bytes):\n${rows.join('\n')}\n`)
  return sorted
}
