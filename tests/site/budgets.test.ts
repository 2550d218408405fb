import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { SITE } from '#local/product.ts'
import { builtFile, bytes } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

const HTML = 20 * 1024
const HOME_SCRIPTS = 110 * 1024
const PAGE_SCRIPTS = 140 * 1024
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
  const [, catalog] = /pageMessages\('([^']+)'\)/.exec(source) ?? []
  const [, legalText] = /withLegalText\('([^']+)'/.exec(source) ?? []
  return { file, path: route === '/' ? '/' : route.replace(/\/$/, ''), catalog, legalText }
})

test('the HTML of every page, with its CSS, stays below 20 KB', () => {
  const sizes = table(
    'HTML with CSS',
    [...pages, missingPage].map(({ url, html }) => [url, bytes.brotli(html)]),
  )
  expect(sizes.filter(([, size]) => size > HTML)).toEqual([])
})

test('the first JavaScript stays below 110 KB on the home page and 140 KB elsewhere', () => {
  const sizes = table(
    'first JavaScript',
    pages.map((page) => [page.url, firstScripts(page).reduce((sum, file) => sum + sizeOf(file), 0)]),
  )
  const limit = (url: string) => (url === '/' || url === '/de' ? HOME_SCRIPTS : PAGE_SCRIPTS)
  expect(sizes.filter(([url, size]) => size > limit(url))).toEqual([])
  expect(sizes.map(([url]) => url)).toContain('/book-appointment')
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

/** The files a first visit loads before the page answers: entry, texts, the page's code, and what they import. */
function firstScripts(page: BuiltPage): string[] {
  const { path: pathname, locale } = page
  const article = articleOn(page)
  const route =
    routes.find((candidate) => candidate.path === pathname) ??
    routes.find((candidate) => article && candidate.path === '/information/$slug')
  if (!route) throw new Error(`No file of src/routes has the path ${pathname}.`)
  const catalog = route.catalog ?? (article && 'article')
  const needsEntries = article !== undefined || readFileSync(route.file, 'utf8').includes('withEntries(')
  const roots = [
    'src/app/entry-client.tsx',
    `src/locales/${locale}.po`,
    `${route.file}?tsr-split=component`,
    ...(catalog ? [`src/pages/${catalog}/locales/${locale}.po`] : []),
    ...(needsEntries ? [entriesKey(locale)] : []),
    ...(article ? [`src/content/articles/${article.file}`] : []),
    ...(route.legalText ? [`src/content/legal/${route.legalText}.${locale}.mdx`] : []),
  ]
  const found = new Set<string>()
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

function entriesKey(locale: string): string {
  const key = Object.keys(manifest).find((name) => name.endsWith(`virtual:articles/${locale}`))
  return key ?? `virtual:articles/${locale}`
}

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
