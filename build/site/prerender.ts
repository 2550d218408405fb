import { spawnSync } from 'node:child_process'
import fs from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, Plugin, ViteBuilder } from 'vite'
import { FUNCTIONS } from '#build/functions.ts'
import { LANGUAGES } from '#contracts/values/language.ts'
import { RELEASES, releaseOf, releasesText } from '#infra/release.ts'
import { CONFIG_FILE } from '#infra/static-web-app-config.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { writeAnswerPages } from './answer-page.ts'
import { hostConfig } from './host-config.ts'
import { ENTRIES, type PageAssets, pageAssets, SCRIPTS } from './page-assets.ts'
import { extractUsedRules, liftStyleAttributes } from './page-styles.ts'
import { type PublishedPage, writeSiteFiles } from './site-files.ts'

type Server = typeof import('#src/app/entry-server.tsx')
type RenderedPage = import('#src/app/entry-server.tsx').RenderedPage

const SERVER_ENTRY = 'src/app/entry-server.tsx'
export const SITE = 'dist/site'
const SERVER = 'dist/server'
/** Vite's manifest, which is moved out of `SITE` so that it is not published. */
export const MANIFEST = 'dist/manifest.json'

/** Makes `vite build` write every page as complete HTML to `dist/site` (docs/how-a-page-arrives.md). */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: 'build',
    config: () => ({
      // React has `useSyncExternalStore`, but dependencies still import a polyfill of it.
      resolve: {
        alias: [
          { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
          {
            find: /^use-sync-external-store\/shim\/with-selector(\.js)?$/,
            replacement: 'use-sync-external-store/with-selector',
          },
        ],
      },
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
            manifest: path.basename(MANIFEST),
            modulePreload: { polyfill: false, resolveDependencies: filterPreloads },
            rolldownOptions: {
              input: ENTRIES,
              output: { codeSplitting: { groups: SCRIPTS } },
              preserveEntrySignatures: false,
            },
          },
        },
        ssr: {
          build: { outDir: SERVER, copyPublicDir: false, rolldownOptions: { input: SERVER_ENTRY } },
        },
      },
    }),
  }
}

/**
 * Returns the files that browsers preload when they import `file` dynamically. For the bar of waiting messages, which
 * few visitors see, returns only the styles.
 */
const filterPreloads = (file: string, files: string[]): string[] =>
  file.includes('waiting-messages-bar') ? files.filter((each) => each.endsWith('.css')) : files

async function writePages(): Promise<void> {
  await fs.rename(path.join(SITE, path.basename(MANIFEST)), MANIFEST)
  const manifest: Manifest = JSON.parse(await fs.readFile(MANIFEST, 'utf8'))
  const { inline, assetsOf } = pageAssets(manifest, SITE)
  const server: Server = await import(pathToFileURL(path.resolve(SERVER, 'entry-server.js')).href)
  const pages: (PublishedPage & RenderedPage & PageAssets)[] = []
  for (const url of await server.pagePaths()) {
    const page = await server.render(url)
    if (page) pages.push({ url, ...page, ...assetsOf(page.route, isActing(url)) })
  }
  const styles = new Set<string>()
  // Pages with the same styles share one reduced version, so that the Content Security Policy needs few hashes.
  for (const [css, alike] of Map.groupBy(pages, ({ css }) => css)) {
    const matching = await extractUsedRules(
      css,
      alike.map(({ html }) => html),
    )
    for (const { url, html: rendered, tags, common } of alike) {
      const { html, rules } = liftStyleAttributes(rendered)
      const style = common + matching + rules
      styles.add(style)
      const file = path.join(SITE, url === '/' || url === '/de' ? `${url}/index.html` : `${url}.html`)
      await fs.mkdir(path.dirname(file), { recursive: true })
      await fs.writeFile(
        file,
        html.replace('</head>', () => `${tags}<style>${style}</style></head>`),
      )
    }
  }
  const answers = await Promise.all(LANGUAGES.map(server.renderAnswer))
  await writeAnswerPages(
    answers.map((answer) => ({ ...answer, css: assetsOf(answer.route, false).css })),
    FUNCTIONS,
  )
  await fs.writeFile(path.join(SITE, CONFIG_FILE), await hostConfig([...styles], inline))
  await writeSiteFiles(pages, SITE)
  await fs.writeFile(path.join(SITE, RELEASES), releasesText([releaseOf(SITE, commit())]))
}

/** Returns the commit of the build; null outside a repository or with uncommitted changes. */
function commit(): string | null {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
  const changes = git('status', '--porcelain')
  return changes.status === 0 && changes.stdout === '' ? git('rev-parse', 'HEAD').stdout.trim() : null
}
