import { globSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createBuilder } from 'vite'
import { isSuccessProved, missingOperatorFields, site } from '#src/site/site.ts'
import { buildFunctions, FUNCTIONS } from './functions.ts'

/** Everything the build reads. */
const SOURCES = [
  '{src,contracts,machines,functions,build,public}/**/*',
  '{infra/{release,static-web-app-config}.ts,package-lock.json,vite.config.ts,lingui.config.ts,staticwebapp.config.json}',
]
/** Written last, so that a broken build counts as none. */
const STAMP = 'dist/built'

/**
 * Builds the site to `dist/site` and the functions to `dist/functions`. Throws when any page or text is missing.
 *
 * @param logLevel What is printed beside errors: warnings, or nothing
 */
export async function build(logLevel: 'warn' | 'error' = 'warn'): Promise<void> {
  // Vite keeps what a shell or another tool has set, and React would be built for development.
  process.env.NODE_ENV = 'production'
  await rm('dist', { recursive: true, force: true })
  const builder = await createBuilder({ logLevel })
  await builder.buildApp()
  await buildFunctions(FUNCTIONS)
  await writeFile(STAMP, '')
}

/** True when no source is newer than the last build. */
export const isBuilt = (): boolean => modified(STAMP) > Math.max(...globSync(SOURCES).map(modified))

/** Builds when a source is newer than the last build. */
export async function buildStale(): Promise<void> {
  if (isBuilt()) return
  console.log('Building the site and the functions: a minute …')
  await build('error')
}

/** Details that only the operator can fill in and that are still missing. */
function gaps(): string[] {
  const fields: string[] = missingOperatorFields(site)
  return isSuccessProved(site) ? fields : [...fields, 'successCount, which “over 95%” rests on']
}

const modified = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

if (import.meta.main) {
  const started = performance.now()
  await build()
  if (gaps().length > 0)
    console.warn(
      `Before this goes online: docs/launch.md. Missing in src/site/site.ts: ${gaps().join(', ')}.`,
    )
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
