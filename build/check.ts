import { spawn } from 'node:child_process'

export const TYPES = ['node_modules/typescript/bin/tsc']
export const BIOME = ['node_modules/@biomejs/biome/bin/biome', 'check']
/** Whether a file, an export or a dependency is used by nobody. */
export const DEAD_CODE = ['node_modules/knip/bin/knip.js', '--no-progress']
/** Whether the catalogs hold the texts of the code. */
export const TEXTS = ['node_modules/@lingui/cli/dist/lingui.js', 'check', 'sync', '--clean', '--overwrite']

const run = (args: string[]) =>
  new Promise<boolean>((resolve) => {
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) =>
      resolve(code === 0),
    )
  })

/** Runs checks side by side and tells how many passed and failed. */
export async function check(...checks: string[][]): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(checks.map(run))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

if (import.meta.main) {
  const { failed } = await check(TYPES, BIOME, DEAD_CODE)
  process.exit(failed === 0 ? 0 : 1)
}
