import { type SpawnSyncOptions, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')
/** Paths that are not copied. `node_modules` is linked instead. The pictures in `docs` are large and not needed. */
const LEFT_OUT = /\/(node_modules|\.git|\.local|dist)(\/|$)|^\/docs\/.*\.(webp|png)$/

const DRAFT = /successorDue: '(\d{4})-12-31',(\s*)status: 'draft',/g
const DAY = '2027-01-02'

const STEPS: readonly (readonly string[])[] = [
  ['node_modules/typescript/bin/tsc', '--noEmit'],
  ['build/law/law.ts', '--prove'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'tests/build', 'tests/src/content'],
  ['build/build.ts'],
  ['node_modules/vitest/vitest.mjs', 'run', '--project=site'],
]

/**
 * Proves that New Year requires edits only in `src/content/facts`. In a copy of the repository, confirms every draft,
 * as an editor would. Then checks types, law, figures, and the pages as built on 2 January.
 *
 * @returns the numbers of passed and failed steps
 */
export function proveNewYear(): { passed: number; failed: number } {
  const around = mkdtempSync(path.join(tmpdir(), 'repository-'))
  const folder = path.join(around, 'copy')
  try {
    const isCopied = (file: string) => !LEFT_OUT.test(file.slice(ROOT.length).replaceAll('\\', '/'))
    cpSync(ROOT, folder, { recursive: true, filter: isCopied })
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
    for (const file of globSync('src/content/facts/*.ts', { cwd: folder }))
      confirmDrafts(path.join(folder, file))
    const env = { ...process.env, SITE_DAY: DAY }
    const options: SpawnSyncOptions = { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] }
    const failed = STEPS.filter((step) => spawnSync(process.execPath, step, options).status !== 0)
    for (const step of failed)
      console.error(`With next year's figures confirmed, this fails: ${step.join(' ')}`)
    return { passed: STEPS.length - failed.length, failed: failed.length }
  } finally {
    rmSync(around, { recursive: true })
  }
}

function confirmDrafts(file: string): void {
  const text = readFileSync(file, 'utf8')
  const confirmed = text.replace(DRAFT, (_, year) => `successorDue: '${Number(year) + 1}-12-31',`)
  if (confirmed !== text) writeFileSync(file, confirmed)
}

if (import.meta.main) process.exit(proveNewYear().failed === 0 ? 0 : 1)
