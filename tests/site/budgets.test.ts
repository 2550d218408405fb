import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SITE } from '#local/product.ts'
import { builtFile, bytes } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

const HTML = 14 * 1024
/** The longest articles fill more than one flight of packets. */
const ARTICLE_HTML = 17.75 * 1024
/** A page that only shows, the Information Center with its filters, a page with a form: see docs/decisions/0045 and 0060. */
const SCRIPTS = { shows: 95 * 1024, filters: 103 * 1024, form: 153.5 * 1024 }
const SHELL = 93 * 1024
const SCRIPT_REQUESTS = 12
const FONTS = 30 * 1024
const ILLUSTRATION = 6.5 * 1024

interface Chunk {
  file: string
  imports?: string[]
}

const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(SITE, '../manifest.json'), 'utf8'))
const routes = globSync('src/routes/*.tsx').map((file) => {
  const source = readFileSync(file, 'utf8')
  const [, route = ''] = /createFileRoute\('([^']*)'\)/.exec(source) ?? []
  const [, names = ''] = /pageMessages\(([^)]*)\)/.exec(source) ?? []
  const [page, ...more] = [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const catalogs = page ? [`pages/${page}`, ...more.map(String)] : []
  return { file, path: route === '/' ? '/' : route.replace(/\/$/, ''), catalogs }
})

test('the HTML of every page, with its CSS, stays below 14 KB, that of an article below 17.75 KB', () => {
  const sizes = table(
    'HTML with CSS',
    [...pages, missingPage].map(({ url, html }) => [url, bytes.brotli(html)]),
  )
  const articles = new Set(pages.filter(articleOn).map(({ url }) => url))
  const limit = (url: string) => (articles.has(url) ? ARTICLE_HTML : HTML)
  expect(sizes.filter(([url, size]) => size > limit(url))).toEqual([])
})

test('the first JavaScript stays below 95 KB where a page only shows, 103 KB where it filters, 153.5 KB with a form, in 12 files at most', () => {
  const scripts = new Map(pages.map((page) => [page.url, firstScripts(page)]))
  const sizes = table(
    'first JavaScript',
    [...scripts].map(([url, files]) => [url, files.reduce((sum, file) => sum + sizeOf(file), 0)]),
  )
  const kinds = new Map(pages.map((page) => [page.url, kindOf(page)]))
  expect(sizes.filter(([url, size]) => size > SCRIPTS[kinds.get(url) ?? 'shows'])).toEqual([])
  expect([...scripts].filter(([, files]) => files.length > SCRIPT_REQUESTS)).toEqual([])
  expect(new Set(kinds.values())).toEqual(new Set(Object.keys(SCRIPTS)))
})

test('the shell, which every page shares, stays below 93 KB', () => {
  expect(sizeOf(String(manifest['src/app/entry-client.tsx']?.file))).toBeLessThanOrEqual(SHELL)
})

test('the fonts of all languages together stay below 30 KB', () => {
  const files = globSync('**/*.{woff2,woff,ttf,otf}', { cwd: SITE })
  const sizes = table(
    'fonts',
    files.map((file) => [file, builtFile(file).length]),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(sizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(FONTS)
})

test('every illustration stays below 6.5 KB', () => {
  const drawings = globSync('src/illustrations/*.svg')
  const sizes = table(
    'illustrations',
    drawings.map((file) => [path.basename(file), statSync(file).size]),
  )
  expect(drawings.length).toBeGreaterThan(0)
  expect(sizes.filter(([, size]) => size > ILLUSTRATION)).toEqual([])
})

function routeOf(page: BuiltPage) {
  const route =
    routes.find((candidate) => candidate.path === page.path) ??
    routes.find((candidate) => articleOn(page) && candidate.path === '/information/$slug')
  if (!route) throw new Error(`No file of src/routes has the path ${page.path}.`)
  return route
}

function kindOf(page: BuiltPage): keyof typeof SCRIPTS {
  if (page.document.querySelector('main[data-only-shows]')) return 'shows'
  return routeOf(page).catalogs.some((folder) => folder.startsWith('flows/')) ? 'form' : 'filters'
}

/** The files a first visit loads before the page answers: entry, texts, the page's code, and what they import. */
function firstScripts(page: BuiltPage): string[] {
  const { locale, document } = page
  const article = articleOn(page)
  const route = routeOf(page)
  const source = readFileSync(route.file, 'utf8')
  const shell = ['src/app/entry-client.tsx', `src/locales/${locale}.po`]
  const [, enliven] = /import\('#(src[^']*enliven\.ts)'\)/.exec(source) ?? []
  const roots =
    kindOf(page) === 'shows'
      ? [...shell, ...(article ? ['src/pages/article/enliven.ts'] : enliven ? [enliven] : [])]
      : [
          ...shell,
          `${route.file}?tsr-split=component`,
          ...route.catalogs.map((folder) => `src/${folder}/locales/${locale}.po`),
          ...(source.includes('withEntries(') ? [keyOf(`virtual:articles/${locale}`)] : []),
        ]
  const [start] = document.querySelectorAll('script[src]')
  const found = new Set<string>([String(start?.getAttribute('src'))])
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of ${key}, which ${page.url} needs.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    chunk.imports?.forEach(follow)
  }
  roots.forEach(follow)
  return [...found]
}

/** A virtual module's key carries its plugin's mark before the name. */
const keyOf = (name: string): string => Object.keys(manifest).find((key) => key.endsWith(name)) ?? name

const measured = new Map<string, number>()

function sizeOf(file: string): number {
  const size = measured.get(file) ?? bytes.brotli(builtFile(file))
  measured.set(file, size)
  return size
}

/** Prints the three largest, and the home page, in bytes as they travel. */
function table(title: string, sizes: [string, number][]): [string, number][] {
  const sorted = sizes.toSorted(([, one], [, other]) => other - one)
  const rows = sorted
    .filter(([name], index) => index < 3 || name === '/')
    .map(([name, size]) => `  ${String(size).padStart(7)}  ${name}`)
  process.stdout.write(`${title}, largest of ${sizes.length} (bytes):\n${rows.join('\n')}\n`)
  return sorted
}
