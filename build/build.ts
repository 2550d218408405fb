import { globSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createBuilder } from 'vite'
import { isSuccessProved, missingOperatorFields, site } from '#src/site/site.ts'
import { buildFunctions, FUNCTIONS } from './functions.ts'

const SOURCES = [
  '{src,contracts,machines,functions,build,public}/**/*',
  '{infra/{release,static-web-app-config}.ts,package-lock.json,vite.config.ts,lingui.config.ts,staticwebapp.config.json}',
]
/** The build writes this file last, so its modification time is the time of the last successful build. */
const STAMP = 'dist/built'

/** Builds the site to `dist/site`, and the functions to `dist/functions`. */
export async function build(logLevel: 'warn' | 'error' = 'warn'): Promise<void> {
  // Overrides a value from the shell, which Vite would keep. Any other value would bundle React's development build.
  process.env.NODE_ENV = 'production'
  await rm('dist', { recursive: true, force: true })
  const builder = await createBuilder({ logLevel })
  await builder.buildApp()
  await buildFunctions(FUNCTIONS)
  await writeFile(STAMP, '')
}

export const isBuilt = (): boolean => modified(STAMP) > Math.max(...globSync(SOURCES).map(modified))

export async function buildIfStale(): Promise<void> {
  if (isBuilt()) return
  console.log('Building the site and the functions: about a minute …')
  await build('error')
}

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
      `Missing in src/site/site.ts before the site goes online (see docs/launch.md): ${gaps().join(', ')}.`,
    )
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
