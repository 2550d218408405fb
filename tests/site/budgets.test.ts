import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { MANIFEST, type Manifest } from '#build/prerender.ts'
import { readHostConfig } from '#infra/static-web-app-config.ts'
import { SITE } from '#local/product.ts'
import { headersFor } from '#local/static-web-app.ts'
import { TEXTS_BESIDE } from '#src/app/texts-beside.ts'
import { builtFile, bytes } from '#tests/support/built-site.ts'
import { articleOn, type BuiltPage, missingPage, pages } from './built-pages.ts'

const HTML = 14 * 1024
/** What a server sends before it hears from the browser: ten packets of 1,460 bytes. */
const FLIGHT = 14_600
/** Status line, date, type, encoding and length. */
const OTHER_HEADERS = 250
/** The longest articles, with their drawings, fill more than one flight of packets, and so do quick checks, which carry their list for readers without script. */
const ARTICLE_HTML = 21 * 1024
/** A page that only shows, the Information Center with its filters, a page with a form: see docs/decisions/0045 and 0060. */
const SCRIPTS = { shows: 96 * 1024, filters: 104 * 1024, form: 155 * 1024 }
const SHELL = 94 * 1024
const SCRIPT_FILES = 8
const FONTS = 30 * 1024
const ILLUSTRATION = 6.5 * 1024

const manifest: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
const routes = globSync('src/routes/*.tsx').map((file) => {
  const source = readFileSync(file, 'utf8')
  const [, route = ''] = /createFileRoute\('([^']*)'\)/.exec(source) ?? []
  const [, texts = ''] = /pageMessages\('([^']+)'\)/.exec(source) ?? []
  const [, tool] = /with(?:Tool\('(\w+)'\)|TurkishCard)/.exec(source) ?? []
  const isTool = source.includes('law/tool-page.ts') && texts === ''
  return {
    file,
    path: route === '/' ? '/' : route.replace(/\/$/, ''),
    texts,
    tool: isTool && (tool ?? 'card'),
  }
})

test('the HTML of every page, with its CSS, stays below 14 KB, that of an article or a quick check below 21 KB', () => {
  const sizes = table(
    'HTML with CSS',
    [...pages, missingPage].map(({ url, html }) => [url, bytes.brotli(html)]),
  )
  const long = new Set(pages.filter(isLong).map(({ url }) => url))
  const limit = (url: string) => (long.has(url) ? ARTICLE_HTML : HTML)
  expect(sizes.filter(([url, size]) => size > limit(url))).toEqual([])
})

test('every page but guides and quick checks travels in one flight of packets, headers included', () => {
  const config = readHostConfig(SITE)
  const sizes = pages
    .filter((page) => !isLong(page))
    .map(({ url, html }): [string, number] => {
      const headers = Object.entries(headersFor(config, url)).map(([name, value]) => `${name}: ${value}\r\n`)
      return [url, bytes.brotli(html) + headers.join('').length + OTHER_HEADERS]
    })
  expect(table('documents with headers', sizes).filter(([, size]) => size > FLIGHT)).toEqual([])
  expect(sizes.length).toBeGreaterThan(20)
})

test('the first JavaScript stays below 96 KB where a page only shows, 104 KB where it filters, 155 KB with a form, in 8 files at most', () => {
  const scripts = new Map(pages.map((page) => [page.url, firstScripts(page)]))
  const sizes = table(
    'first JavaScript',
    [...scripts].map(([url, files]) => [url, files.reduce((sum, file) => sum + sizeOf(file), 0)]),
  )
  const kinds = new Map(pages.map((page) => [page.url, kindOf(page)]))
  expect(sizes.filter(([url, size]) => size > SCRIPTS[kinds.get(url) ?? 'shows'])).toEqual([])
  expect([...scripts].filter(([, files]) => files.length > SCRIPT_FILES)).toEqual([])
  expect(new Set(kinds.values())).toEqual(new Set(Object.keys(SCRIPTS)))
})

test('the shell, which every page shares, stays below 94 KB', () => {
  expect(sizeOf(String(manifest.modules['src/app/entry-client.tsx']))).toBeLessThanOrEqual(SHELL)
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

const isLong = (page: BuiltPage) => articleOn(page) !== undefined || page.path.startsWith('/quick-check')

function routeOf(page: BuiltPage) {
  const route =
    routes.find((candidate) => candidate.path === page.path) ??
    routes.find((candidate) => articleOn(page) && candidate.path === '/information/$slug')
  if (!route) throw new Error(`No file of src/routes has the path ${page.path}.`)
  return route
}

function kindOf(page: BuiltPage): keyof typeof SCRIPTS {
  if (page.document.querySelector('main[data-only-shows]')) return 'shows'
  const { texts, tool } = routeOf(page)
  return tool || texts in TEXTS_BESIDE ? 'form' : 'filters'
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
          route.tool
            ? `virtual:law/${route.tool}/${page.path.endsWith('-turkish') ? 'tr' : locale}`
            : `src/pages/${route.texts}/locales/${locale}.po`,
          ...(source.includes('withEntries(') ? [`virtual:articles/${locale}`] : []),
        ]
  const [start] = document.querySelectorAll('script[src]')
  const found = new Set<string>([String(start?.getAttribute('src'))])
  const follow = (file: string) => {
    if (found.has(file)) return
    found.add(file)
    manifest.imports[file]?.forEach(follow)
  }
  for (const root of roots) {
    const file = manifest.modules[root]
    if (!file) throw new Error(`The build has no file with ${root}, which ${page.url} needs.`)
    follow(file)
  }
  return [...found]
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
