import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'

/** The script of every page, the one that starts the app on interactive pages, and the app. */
const DOCUMENT = 'src/app/document.ts'
const START = 'src/app/start.ts'
const APP = 'src/app/entry-client.tsx'
export const ENTRIES = [DOCUMENT, START]

/**
 * One script each, with all that it imports: what every page needs, what the app needs everywhere, what pages are built
 * of, what machines run by (the cookie banner's comes first), what sends a message that waits,
 * what runs a machine in a component, and what forms are. The rest the bundler divides by who needs it.
 */
export const SCRIPTS = [
  { name: 'document', test: /\/src\/app\/document\.ts$|vite\/preload-helper/ },
  { name: 'app', test: /\/src\/app\/entry-client\.tsx$/ },
  // Those that draw content belong to the pages with that content.
  { name: 'ui', test: /\/src\/ui\/(?!article-list|ask-form|fact-sources|founder-note|price-list)/ },
  { name: 'machines', test: /\/src\/flows\/cookie-consent\/cookie-banner\.ts$/ },
  { name: 'queue', test: /\/src\/queue\/messages\.ts$/ },
  { name: 'use-flow', test: /\/src\/browser\/use-flow\.ts$/ },
  { name: 'forms', test: /\/src\/forms\// },
]

export interface PageAssets {
  /** The rules of all modules that the page is made of. */
  css: string
  /** The head's tags for scripts and face. */
  tags: string
}

/** Assets of a route's pages, read from the bundler's manifest and its files in `site`. */
export function pageAssets(manifest: Manifest, site: string) {
  const addressOf = (file: string) => `/${file}`
  const chunk = (key: string) => {
    const found = manifest[key]
    if (!found) throw new Error(`The build has no ${key}.`)
    return found
  }
  /** The chunks that one needs before it runs, and itself, in the order in which they run. */
  const neededFor = (key: string): string[] => [...(chunk(key).imports ?? []).flatMap(neededFor), key]
  // The entries themselves are only a line each that imports their group.
  const documentScript = chunk(DOCUMENT).imports?.[0] ?? DOCUMENT
  const components = Object.keys(manifest).filter((key) => key.endsWith('?tsr-split=component'))
  const componentOf = (route: string) => components.find((key) => routeOf(key) === route)

  const scriptTag = (key: string, attributes = '') =>
    `<script type="module" fetchpriority="low" src="${addressOf(chunk(key).file)}"${attributes}></script>`
  const app = chunk(APP).imports?.at(-1) ?? APP
  const ahead = ` data-app="${addressOf(chunk(app).file)}"`

  return (route: string, isActing: boolean): PageAssets => {
    const component = componentOf(route)
    const keys = [APP, ...(component ? [component] : [])].flatMap(neededFor)
    const files = new Set(keys.flatMap((key) => chunk(key).css ?? []))
    const css = [...files].map((file) => readFileSync(path.join(site, file), 'utf8').trim()).join('')
    const [, face] = /url\((\/assets\/vollkorn-[^)]+\.woff2)\)/.exec(css) ?? []
    if (!face) throw new Error('The styles name no face for the headings.')
    const preload = `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`
    // A module script runs when the page is complete. The app's start runs earlier: it keeps clicks for the app.
    const scripts = isActing
      ? scriptTag(documentScript) + scriptTag(START, ' async')
      : scriptTag(documentScript, ahead)
    return { css, tags: preload + scripts }
  }
}

/** The route of a file: `/information/$slug` of `src/routes/information.$slug.tsx`, `/information/` of its index. */
const routeOf = (key: string): string => {
  const [, name = ''] = /^src\/routes\/(.*)\.tsx/.exec(key) ?? []
  return `/${name.replaceAll('.', '/').replace(/(^|\/)index$/, '$1')}`
}
