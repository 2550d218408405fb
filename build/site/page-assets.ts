import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/** The styles and the script of every page, the script that starts the app on interactive pages, and the app. */
const STYLES = 'src/app/styles/index.css'
const DOCUMENT = 'src/app/document.ts'
const START = 'src/app/start.ts'
const APP = 'src/app/entry-client.tsx'
export const ENTRIES = [STYLES, DOCUMENT, START]

/**
 * The chunks, each with all its imports: what every page needs, what pages and app share, what the app always needs, UI components,
 * machines (the cookie banner's first), sending of queued messages, machines in components, and forms. The
 * bundler splits the rest by use.
 */
export const SCRIPTS = [
  {
    name: 'document',
    test: modules('src/app/document.ts', 'contracts/values/percent-encode.ts', 'vite/preload-helper.js'),
  },
  // Modules that documents load on demand and the app also imports. In the app's chunk, they would load the app too.
  {
    name: 'shared',
    test: modules(
      'contracts/values/date-format.ts',
      'contracts/values/german-time.ts',
      'src/content/long-date.ts',
      'src/content/law/tool-page.ts',
    ),
  },
  { name: 'app', test: modules('src/app/entry-client.tsx') },
  // Components for particular content stay with the pages that show it.
  { name: 'ui', test: /\/src\/ui\/(?!article-list|ask-form|fact-sources|founder-note|price-list)/ },
  { name: 'machines', test: modules('src/flows/cookie-consent/cookie-banner.ts') },
  { name: 'queue', test: modules('src/queue/messages.ts') },
  { name: 'use-actor', test: modules('src/browser/use-actor.ts') },
  { name: 'forms', test: /\/src\/forms\// },
]

/** Matches the ids of these modules: files of this repository, or Vite's own modules. */
function modules(...names: string[]): (id: string) => boolean {
  const missing = names.find((name) => !name.startsWith('vite/') && !existsSync(name))
  if (missing) throw new Error(`SCRIPTS in build/site/page-assets.ts names ${missing}, which does not exist.`)
  return (id) => names.some((name) => id.endsWith(name))
}

export interface PageAssets {
  /**
   * The rules of all pages, on an interactive page; else empty. The app does not load them: a late sheet with `:root`,
   * `*` or fonts would style and lay out the whole page again.
   */
  common: string
  /** The rules that the page needs as far as they match it. */
  css: string
  /** The head's tags for scripts and font. */
  tags: string
}

/** Assets of a route's pages, from the bundler's manifest and its files in `site`. */
export function pageAssets(manifest: Manifest, site: string) {
  const addressOf = (file: string) => `/${file}`
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`Vite's manifest has no entry ${key}.`)
    return found
  }
  /** A chunk and its dependencies, in execution order. */
  const neededFor = (key: string): string[] => [...(chunk(key).imports ?? []).flatMap(neededFor), key]
  // The entries only import their chunk, in one line each.
  const documentScript = chunk(DOCUMENT).imports?.[0] ?? DOCUMENT
  const components = Object.keys(manifest).filter((key) => key.endsWith('?tsr-split=component'))
  const componentOf = (route: string) => components.find((key) => routeOf(key) === route)

  const scriptTag = (key: string, attributes = '') =>
    `<script type="module" fetchpriority="low" src="${addressOf(chunk(key).file)}"${attributes}></script>`
  const app = chunk(APP).imports?.at(-1) ?? APP
  const ahead = ` data-app="${addressOf(chunk(app).file)}"`

  const rulesOf = (file: string) => readFileSync(path.join(site, file), 'utf8').trim()
  const common = rulesOf(chunk(STYLES).file)
  const [, face] = /url\((\/assets\/vollkorn-[^)]+\.woff2)\)/.exec(common) ?? []
  if (!face) throw new Error('The styles have no font for the headings.')
  const preload = `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`

  return (route: string, isActing: boolean): PageAssets => {
    const component = componentOf(route)
    const keys = [APP, ...(component ? [component] : [])].flatMap(neededFor)
    const files = new Set(keys.flatMap((key) => chunk(key).css ?? []))
    const css = [...files].map(rulesOf).join('')
    const rules = isActing ? { common, css } : { common: '', css: common + css }
    // A module script runs when the document is complete. The app's start runs earlier, to queue clicks for
    // the app.
    const scripts = isActing
      ? scriptTag(documentScript) + scriptTag(START, ' async')
      : scriptTag(documentScript, ahead)
    return { ...rules, tags: preload + scripts }
  }
}

/**
 * The route of a file: `/information/$slug` for `src/routes/information.$slug.tsx`, `/information/` for its
 * index.
 */
const routeOf = (key: string): string => {
  const [, name = ''] = /^src\/routes\/(.*)\.tsx/.exec(key) ?? []
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}
