import { globSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createBuilder } from 'vite'
import { isSuccessProved, site } from '#src/site/site.ts'
import { buildFunctions, FUNCTIONS } from './functions.ts'

/** Everything the build reads. */
const SOURCES = [
  '{src,contracts,machines,functions,build,public}/**/*',
  '{infra/static-web-app-config.ts,package-lock.json,vite.config.ts,lingui.config.ts,staticwebapp.config.json}',
]
/** Written last, so that a broken build counts as none. */
const STAMP = 'dist/built'

/** Builds the site to `dist/site` and the functions to `dist/functions`. Throws when any page or text is missing. */
export async function build(): Promise<void> {
  const started = performance.now()
  await rm('dist', { recursive: true, force: true })
  const builder = await createBuilder({ logLevel: 'warn' })
  await builder.buildApp()
  await buildFunctions(FUNCTIONS)
  await writeFile(STAMP, '')
  if (!isSuccessProved(site))
    console.warn(
      '“Over 95%” has no numbers to carry it: fill in successCount in src/site/site.ts (docs/launch.md).',
    )
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** Whether no source is newer than the last build. */
export const isBuilt = (): boolean => modified(STAMP) > Math.max(...globSync(SOURCES).map(modified))

/** Builds when a source is newer than the last build. */
export async function buildStale(): Promise<void> {
  if (isBuilt()) return
  console.log('Building the site and the functions …')
  await build()
}

const modified = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (import.meta.main) await build()
