import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Manifest } from 'vite'
import { ARTICLES } from '#build/articles/files.ts'
import { DEMO } from '#build/site/demo.ts'
import { devDocument, devEntry } from '#build/site/dev-pages.ts'
import { ROUTE_TREE } from '#build/site/route-tree.ts'
import { CONFIG_FILE, type HostConfig } from '#infra/static-web-app-config.ts'
import { statesOf } from '#src/dev/flow-states.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { LOCALES, localeOf, withLocale } from '#src/site/locale.ts'
import { isNewer } from './build.ts'

const PICTURES = 'docs/screens/gallery'
/** Written last, so that a broken build counts as none. */
const STAMP = path.join(DEMO, 'built.txt')

/** Whether no source is newer than the last demo. */
export const isDemoBuilt = (): boolean => isNewer(STAMP)

/**
 * Builds `dist/demo`: what `npm run dev` shows, as files for any static host. Every page is drawn in the browser, and
 * mocks answer its calls there: no function, no secret, no request to another host.
 */
export async function buildDemo(): Promise<void> {
  process.env.NODE_ENV = 'production'
  rmSync(DEMO, { recursive: true, force: true })
  await build({ mode: 'demo', logLevel: 'warn' })
  const manifest: Manifest = JSON.parse(readFileSync(path.join(DEMO, 'manifest.json'), 'utf8'))
  rmSync(path.join(DEMO, 'manifest.json'))
  for (const page of demoPaths()) write(path.join(page, 'index.html'), documentOf(page, manifest))
  write('404.html', documentOf('/404', manifest))
  for (const file of globSync('machines/*.ts')) write(`source/${file}.txt`, readFileSync(file, 'utf8'))
  cpSync(PICTURES, path.join(DEMO, PICTURES), { recursive: true })
  // A crawler must read a page to see that it is `noindex`.
  write('robots.txt', 'User-agent: *\nDisallow:\n')
  write(CONFIG_FILE, demoConfig())
  write(path.basename(STAMP), '')
}

/** Every address of the demo: the site's pages, the gallery's states, the charts. */
function demoPaths(): string[] {
  const routes = [...readFileSync(ROUTE_TREE, 'utf8').matchAll(/fullPath: '([^'$]+)'/g)].map(([, route]) =>
    String(route).replace(/(?<=.)\/$/, ''),
  )
  const articles = globSync('*.mdx', { cwd: ARTICLES }).map((file) => `/information/${file.split('.')[0]}`)
  const pages = [...new Set([...routes, ...articles])]
  return LOCALES.flatMap((locale) => [
    ...pages.map((page) => withLocale(page, locale)),
    galleryPath({ locale, shelf: null, state: null }),
    ...Object.entries(GALLERY_FLOWS).flatMap(([shelf, flow]) =>
      [null, ...statesOf(flow, locale).map(({ name }) => name)].map((state) =>
        galleryPath({ locale, shelf, state }),
      ),
    ),
  ]).concat('/charts')
}

function documentOf(page: string, manifest: Manifest): string {
  const neededFor = (key: string): string[] => [...(manifest[key]?.imports ?? []).flatMap(neededFor), key]
  const entry = devEntry(page)
  const styles = new Set(neededFor(entry).flatMap((key) => manifest[key]?.css ?? []))
  const tags = [
    '<meta name="robots" content="noindex">',
    '<title>Demo</title>',
    '<link rel="icon" href="/favicon.svg">',
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    `<script type="module" src="/${manifest[entry]?.file}"></script>`,
  ]
  return devDocument(tags.join(''), localeOf(page))
}

/** The demo's own host: the site's redirects, and a policy that frames the gallery and lets diagrams have styles. */
function demoConfig(): string {
  const site: HostConfig = JSON.parse(readFileSync(CONFIG_FILE, 'utf8'))
  const { 'Content-Security-Policy': policy = '', ...headers } = site.globalHeaders ?? {}
  const config: HostConfig = {
    trailingSlash: 'never',
    routes: site.routes?.filter(({ redirect }) => redirect) ?? [],
    responseOverrides: { '404': { rewrite: '/404.html' } },
    globalHeaders: {
      ...headers,
      'Content-Security-Policy': policy
        .replace(/style-src [^;]+/, "style-src 'self' 'unsafe-inline'")
        .replace("frame-ancestors 'none'", "frame-src 'self'; frame-ancestors 'self'")
        .replace(/; require-trusted-types-for.*$/, "; worker-src 'self'"),
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Robots-Tag': 'noindex',
    },
    mimeTypes: site.mimeTypes ?? {},
  }
  // These rules are for finished documents.
  delete config.globalHeaders?.['Speculation-Rules']
  return `${JSON.stringify(config, null, 2)}\n`
}

function write(file: string, content: string): void {
  const target = path.join(DEMO, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, content)
}

if (import.meta.main) {
  const started = performance.now()
  await buildDemo()
  console.log(`Built ${DEMO} in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
