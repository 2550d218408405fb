import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/** Every page contains rules of `STYLES` and loads `DOCUMENT`. On interactive pages, `START` starts the app (`APP`). */
const STYLES = 'src/app/styles/index.css'
const DOCUMENT = 'src/app/document.ts'
const START = 'src/app/start.ts'
const APP = 'src/app/entry-client.tsx'
/** Script that the pages of `INLINE.routes` contain, because it must run before the first paint. */
const INLINE = {
  file: 'src/app/arrival.ts',
  routes: ['/information/', '/quick-check/', '/quick-check/employers', '/opportunity-card-points'],
}
export const ENTRIES = [STYLES, DOCUMENT, START, INLINE.file]

/**
 * Chunks of the client code, in order of priority. A module goes into the first chunk that names or imports it. The
 * bundler distributes the remaining modules. The chunk `machines` contains XState and the cookie banner.
 */
export const SCRIPTS = [
  {
    name: 'document',
    test: modules('src/app/document.ts', 'vite/preload-helper.js'),
  },
  // Static pages load these modules on demand. If they were in the chunk `app`, those pages would load the whole app.
  {
    name: 'shared',
    test: modules(
      'contracts/calls/message-address.ts',
      'contracts/tables/group-by.ts',
      'contracts/values/date-format.ts',
      'contracts/values/german-time.ts',
      'contracts/values/percent-encode.ts',
      'src/browser/answer-day.ts',
      'src/browser/stored-forms.ts',
      'src/content/long-date.ts',
      'src/content/law/tool-page.ts',
    ),
  },
  { name: 'app', test: modules('src/app/entry-client.tsx') },
  // The excluded components stay in the chunks of the pages that show them.
  {
    name: 'ui',
    test: /\/src\/ui\/(?!article-list|ask-form|fact-sources|founder-note|price-list|status-list)/,
  },
  { name: 'machines', test: modules('src/flows/cookie-consent/cookie-banner.ts') },
  {
    name: 'queue',
    test: modules('src/queue/messages.ts', 'src/queue/take-back.ts', 'machines/failure.ts'),
  },
  { name: 'use-actor', test: modules('src/browser/use-actor.ts') },
  // Excludes the message catalogs, because a page loads the texts of only one language, and what loads with an address.
  { name: 'forms', test: /\/src\/forms\/(?!locales\/|mail-providers|suggest-address)/ },
]

/**
 * Returns a function that is true for a module id that ends with one of `names`.
 *
 * @throws if one of `names` does not exist as a file, except Vite's own modules (`vite/`)
 */
function modules(...names: string[]): (id: string) => boolean {
  const missing = names.find((name) => !name.startsWith('vite/') && !existsSync(name))
  if (missing) throw new Error(`SCRIPTS in build/site/page-assets.ts names ${missing}, which does not exist.`)
  return (id) => names.some((name) => id.endsWith(name))
}

export interface PageAssets {
  /**
   * Global styles of an interactive page, in full: if it loaded some of them later, the browser would repeat the whole
   * layout. `''` on other pages.
   */
  common: string
  /** All other styles. Pages with the same styles share one version without unused rules (`extractUsedRules`). */
  css: string
  tags: string
}

/** Returns the inline script, and a function that returns what a page contains and loads. */
export function pageAssets(manifest: Manifest, site: string) {
  const addressOf = (file: string) => `/${file}`
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`Vite's manifest has no entry ${key}.`)
    return found
  }
  /** Returns a chunk and its dependencies, in execution order. */
  const neededFor = (key: string): string[] => [...(chunk(key).imports ?? []).flatMap(neededFor), key]
  // In the build output, the entry files of `DOCUMENT` and `APP` only import the chunks that contain their code.
  const documentScript = chunk(DOCUMENT).imports?.[0] ?? DOCUMENT
  const components = Object.keys(manifest).filter((key) => key.endsWith('?tsr-split=component'))
  const componentOf = (route: string) => components.find((key) => routeOf(key) === route)

  const scriptTag = (key: string, attributes = '') =>
    `<script type="module" fetchpriority="low" src="${addressOf(chunk(key).file)}"${attributes}></script>`
  const app = chunk(APP).imports?.at(-1) ?? APP
  const ahead = ` data-app="${addressOf(chunk(app).file)}"`

  const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8').trim()
  const common = textOf(chunk(STYLES).file)
  const [, face] = /url\((\/assets\/vollkorn-[^)]+\.woff2)\)/.exec(common) ?? []
  if (!face) throw new Error('The styles have no font for the headings.')
  const preload = `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`

  const inline = `(()=>{${textOf(chunk(INLINE.file).file)}})()`
  if (neededFor(INLINE.file).length > 1 || /\b(im|ex)port\b/.test(inline))
    throw new Error(`${INLINE.file} is inlined, so it must not share a module with other scripts.`)

  const assetsOf = (route: string, isActing: boolean): PageAssets => {
    const component = componentOf(route)
    const keys = [APP, ...(component ? [component] : [])].flatMap(neededFor)
    const files = new Set(keys.flatMap((key) => chunk(key).css ?? []))
    const css = [...files].map(textOf).join('')
    const rules = isActing ? { common, css } : { common: '', css: common + css }
    // The start script is `async`, because it must queue clicks while the document is being parsed. Module scripts
    // without `async` run only after parsing.
    const scripts = isActing
      ? scriptTag(documentScript) + scriptTag(START, ' async')
      : scriptTag(documentScript, ahead)
    const first = INLINE.routes.includes(route) ? `<script>${inline}</script>` : ''
    return { ...rules, tags: first + preload + scripts }
  }
  return { inline, assetsOf }
}

/**
 * Returns a file's route: `/information/$slug` for `src/routes/information.$slug.tsx`, `/information/` for the index.
 */
const routeOf = (key: string): string => {
  const [, name = ''] = /^src\/routes\/(.*)\.tsx/.exec(key) ?? []
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}
