import { spawn } from 'node:child_process'
import { emptyTranslations } from '#build/checks/empty-translations.ts'
import { oldTranslationNotes } from '#build/checks/old-translations.ts'
import { testCeilingFaults } from '#build/checks/test-ceiling.ts'
import { ROUTE_TREE, writeRouteTree } from '#build/site/route-tree.ts'

export const TYPES = ['node_modules/typescript/bin/tsc']
export const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check']
export const DEAD_CODE = ['node_modules/knip/bin/knip.js', '--no-progress']
/** Writes the texts of the code to the message catalogs. */
export const TEXTS = ['build/catalogs.ts']
const LAW = ['build/law/check.ts']

const run = (args: string[]) =>
  new Promise<boolean>((resolve) => {
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) =>
      resolve(code === 0),
    )
  })

export async function check(...checks: string[][]): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(checks.map(run))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

/**
 * Checks translations, types, lint, dead code, message catalogs, the law files, and the line count of the tests.
 * First writes the route tree, which the types depend on. In CI, an outdated route tree or catalog is a failure.
 */
export async function staticChecks(): Promise<{ passed: number; failed: number }> {
  const isRenewed = await writeRouteTree()
  if (isRenewed) console.log(`${ROUTE_TREE} was updated: commit it with the route.`)
  const { passed, failed } = await check(TYPES, BIOME, DEAD_CODE, TEXTS, LAW)
  const empty = emptyTranslations()
  for (const place of empty) console.log(`${place}: fill in its msgstr.`)
  const isStale = isRenewed && Boolean(process.env.CI)
  const ceilingFaults = testCeilingFaults()
  for (const fault of ceilingFaults) console.log(fault)
  for (const note of oldTranslationNotes())
    console.log(`${note}: the English text changed, the German one did not. Check whether it is still right.`)
  const own = [isStale, ceilingFaults.length > 0, empty.length > 0]
  return {
    passed: passed + own.filter((isBad) => !isBad).length,
    failed: failed + own.filter(Boolean).length,
  }
}

if (import.meta.main) process.exit((await staticChecks()).failed === 0 ? 0 : 1)
