import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown, ViteBuilder } from 'vite'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { CONFIG_FILE } from '#infra/static-web-app-config.ts'
import { site } from '#src/site.ts'
import { changeFeeds } from './change-feed.ts'
import { hostConfig, type StyledPage } from './host-config.ts'
import { liftStyleAttributes, pageStyles } from './page-styles.ts'
import { robotsTxt, securityTxt, sitemapXml } from './site-files.ts'
import { writeSocialCards } from './social-cards.ts'
import { START, writeStartScript } from './start-script.ts'

type Server = typeof import('#src/app/entry-server.tsx')
type HeadTags = import('#src/app/entry-server.tsx').HeadTags

const CLIENT_ENTRY = 'src/app/entry-client.tsx'
const SERVER_ENTRY = 'src/app/entry-server.tsx'
const SITE = 'dist/site'
const SERVER = 'dist/server'
/** The byte budgets are read from it; the site is published without it. */
export const MANIFEST = 'dist/manifest.json'

/** What the client was bundled into. */
export interface Manifest {
  /** The file that each module became part of, as `assets/form-CjpDJGvW.js`. */
  modules: Record<string, string>
  /** The files that each file needs before it runs. */
  imports: Record<string, string[]>
  stylesheet: string
}

/**
 * One script compresses better than many, and is one request: what every page needs to be alive, with what pages do
 * that only show; the charts' runtime, with what comes to every page when it is idle: the cookie banner, and what the
 * next page is built of; what all forms show and send; and flows with the pages they stand on, where more than one
 * page, or figures that others show, would make scripts of their own.
 */
const GROUPS = [
  {
    name: 'shell',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack|@lingui)\/|preload-helper|\/src\/(app|layout(?!\/language-line))\/|\/(src\/(browser-storage|locale|seo|site|when-idle|content\/(carry-title|article-list\/filter-list)|ui\/(button-link|inline-drawing|behaviours|section|turn-card)|pages\/(?!article)[\w-]+\/enliven)|contracts\/language)\.tsx?$|\/illustrations\/(compass|logo|not-found)\.svg/,
  },
  {
    name: 'chart',
    test: /node_modules\/(xstate|@xstate|use-isomorphic-layout-effect)\/|\/machines\/(unwired|cookie-consent)\.ts$|\/src\/(use-flow\.ts$|flows\/cookie-consent\/|ui\/|illustrations\/|content\/(citation|founder-\w+)\.tsx?$)/,
  },
  {
    name: 'form',
    test: /node_modules\/(ky|zod|@mantine|clsx|react-textarea-autosize)\/|\/src\/(forms\/.*\.tsx?|flows\/contact-modal\/contact-draft\.ts|(theme|api)\.ts)$|\/(contracts\/[\w-]+|machines\/(form|field)[\w-]*)\.ts$/,
  },
  {
    name: 'inquiry',
    test: /\/src\/(flows\/inquiry|pages\/free-[\w-]+)\/[\w-]+\.tsx?$|\/machines\/[\w-]*(inquiry|consultation|visa-case)[\w-]*\.ts$|\/src\/routes\/free-[\w-]+\.tsx\?tsr-split/,
  },
  {
    name: 'compass',
    test: /\/src\/(content\/fact|(flows\/sign-up|pages\/compass)\/[\w-]+\.tsx?$|routes\/job-seeker-compass\.index\.tsx\?tsr-split)|\/machines\/sign-up[\w-]*\.ts$/,
  },
]

/** `vite build` writes every page as finished HTML to `dist/site`; `vite dev` renders each page on request. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    config: () => ({
      appType: 'custom',
      // What React itself has, these packages bring again for its older versions.
      resolve: {
        alias: [
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          {
            find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
            replacement: 'use-sync-external-store/with-selector',
          },
        ],
      },
      // The policy `img-src 'self'` allows no data: address, and a file of its own can be cached.
      build: { assetsInlineLimit: 0 },
      builder: {
        async buildApp(builder: ViteBuilder) {
          for (const name of ['client', 'ssr'] as const) {
            const environment = builder.environments[name]
            if (environment) await builder.build(environment)
          }
          await writePages()
        },
      },
      environments: {
        client: {
          build: {
            outDir: SITE,
            cssCodeSplit: false,
            modulePreload: false,
            rolldownOptions: {
              input: CLIENT_ENTRY,
              // The start script calls what the entry exports.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: { groups: GROUPS },
              },
            },
          },
        },
        ssr: {
          build: { outDir: SERVER, copyPublicDir: false, rolldownOptions: { input: SERVER_ENTRY } },
        },
      },
    }),
    async writeBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      await fs.writeFile(MANIFEST, JSON.stringify(manifestOf(Object.values(bundle)), null, 2))
    },
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        if (!request.headers.accept?.includes('text/html')) return next()
        const url = (request.originalUrl ?? '/').split('?')[0] ?? '/'
        try {
          const { render } = (await server.ssrLoadModule(`/${SERVER_ENTRY}`)) as Server
          const page = await render(url)
          if (page.type === 'redirect') {
            response.writeHead(page.status, { location: page.location }).end()
            return
          }
          const shell = await server.transformIndexHtml(url, '<html><head></head></html>')
          const viteTags = /<head>(.*)<\/head>/s.exec(shell)?.[1] ?? ''
          const html = withTags(page.html, viteTags + scriptTag(`/${START}`))
          response.writeHead(page.status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
        } catch (error) {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        }
      })
    },
  }
}

async function writePages(): Promise<void> {
  const started = performance.now()
  const { entry, stylesheet } = await clientAssets()
  const start = await writeStartScript(SITE, entry)
  const rules = await fs.readFile(path.join(SITE, stylesheet), 'utf8')
  const face = preloadTag(rules)
  const stylesOf = pageStyles(rules)
  const server: Server = await import(pathToFileURL(path.resolve(SERVER, 'entry-server.js')).href)
  const styled: StyledPage[] = []
  const heads: PageTags[] = []
  let count = 0
  for (const url of [...(await server.pagePaths()), server.NOT_FOUND_PATH]) {
    const page = await server.render(url)
    if (page.type === 'redirect') continue
    const expected = url === server.NOT_FOUND_PATH ? 404 : 200
    if (page.status !== expected)
      throw new Error(`${url} rendered with status ${page.status}, not ${expected}.`)
    const file = path.join(SITE, url === '/' || url === '/de' ? `${url}/index.html` : `${url}.html`)
    await fs.mkdir(path.dirname(file), { recursive: true })
    const { html, rules: lifted } = liftStyleAttributes(withoutMarks(page.html))
    const styles = stylesOf(page.html) + lifted
    const rest = `<noscript><link rel="stylesheet" href="${stylesheet}"></noscript>`
    const tags = `${face}${scriptTag(start)}<style data-rest="${stylesheet}">${styles}</style>${rest}`
    const document = withTags(html, tags)
    await fs.writeFile(file, document)
    styled.push({ url, bytes: brotliCompressSync(document).length, styles })
    heads.push(tagsOf(url, page.head))
    count += 1
  }
  await fs.writeFile(path.join(SITE, CONFIG_FILE), await hostConfig(styled, server.NOT_FOUND_PATH))
  const milliseconds = performance.now() - started
  console.log(
    `${count} pages in ${Math.round(milliseconds)} ms, ${(milliseconds / count).toFixed(1)} ms a page`,
  )
  await writeSiteFiles(heads)
}

interface PageTags {
  url: string
  title: string | undefined
  canonical: string | undefined
  alternates: { language: string; url: string }[]
  updated: string | undefined
  image: string | undefined
}

/** What the sitemap and the social cards need to know, from the head the page was rendered with. */
function tagsOf(url: string, { meta, links }: HeadTags): PageTags {
  const content = (property: string) => meta.find((tag) => tag.property === property)?.content
  const alternates = links.flatMap(({ rel, hrefLang, href }) =>
    rel === 'alternate' && hrefLang && href ? [{ language: hrefLang, url: href }] : [],
  )
  return {
    url: site.origin + url,
    title: content('og:title'),
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    alternates,
    updated: content('article:modified_time'),
    image: content('og:image'),
  }
}

/** The sitemap, `robots.txt`, `security.txt`, the feeds and the pictures for sharing: one of each page that is its own canonical page. */
async function writeSiteFiles(pages: readonly PageTags[]): Promise<void> {
  const started = performance.now()
  const originals = pages.filter(({ url, canonical }) => canonical === url)
  await fs.writeFile(path.join(SITE, 'sitemap.xml'), sitemapXml(originals))
  await fs.writeFile(path.join(SITE, 'robots.txt'), robotsTxt())
  await fs.mkdir(path.join(SITE, '.well-known'), { recursive: true })
  await fs.writeFile(path.join(SITE, '.well-known/security.txt'), securityTxt(new Date()))
  for (const [file, feed] of changeFeeds(readArticles(ARTICLES))) {
    await fs.writeFile(path.join(SITE, file), feed)
  }
  const cards = originals.flatMap(({ title, image }) =>
    title && image ? [{ title, path: image.slice(site.origin.length) }] : [],
  )
  const drawn = await writeSocialCards(cards, SITE)
  const milliseconds = Math.round(performance.now() - started)
  console.log(`${cards.length} social cards, ${drawn} of them drawn, in ${milliseconds} ms`)
}

/** The public paths of the entry script and the stylesheet. */
async function clientAssets(): Promise<{ entry: string; stylesheet: string }> {
  const { modules, stylesheet }: Manifest = JSON.parse(await fs.readFile(MANIFEST, 'utf8'))
  return { entry: `/${modules[CLIENT_ENTRY]}`, stylesheet: `/${stylesheet}` }
}

function manifestOf(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Manifest {
  const chunks = files.filter((file) => file.type === 'chunk')
  const nameOf = (id: string) => (id.startsWith('\0') ? id.slice(1) : path.relative('.', id))
  const modules = chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [nameOf(id), fileName]))
  const stylesheet = files.find(({ fileName }) => fileName.endsWith('.css'))?.fileName
  const manifest = {
    modules: Object.fromEntries(modules),
    imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    stylesheet,
  }
  if (!manifest.modules[CLIENT_ENTRY] || !stylesheet)
    throw new Error('The client build has no entry script or no stylesheet.')
  return { ...manifest, stylesheet }
}

// It runs before the page is read to its end, so that it misses nothing a visitor does.
const scriptTag = (src: string) => `<script type="module" async src="${src}" fetchpriority="low"></script>`

/** Asks for the headings' face with the page, before its first use is laid out. */
function preloadTag(rules: string): string {
  const [, face] = /url\((\/assets\/vollkorn-[^)]+\.woff2)\)/.exec(rules) ?? []
  if (!face) throw new Error('The stylesheet names no face for the headings.')
  return `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`
}

/** What React would find its way by; where a page only shows, it never reads it. */
const withoutMarks = (html: string) =>
  html.replace(/<main[^>]* data-only-shows.*<\/main>/s, (main) => main.replaceAll(/<!--[ $/]*-->/g, ''))

const withTags = (html: string, tags: string) => html.replace('</head>', () => `${tags}</head>`)
