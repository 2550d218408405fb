import { spawn } from 'node:child_process'

/** Types, Biome, and whether the catalogs hold the texts of the code; side by side. */
const checks = {
  types: ['node_modules/typescript/bin/tsc'],
  biome: ['node_modules/@biomejs/biome/bin/biome', 'check'],
  texts: ['node_modules/@lingui/cli/dist/lingui.js', 'check', 'sync', '--clean', '--overwrite'],
}

const run = (args: string[]) =>
  new Promise<boolean>((resolve) => {
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) =>
      resolve(code === 0),
    )
  })

/** Runs every check and tells how many passed and failed. */
export async function check(): Promise<{ passed: number; failed: number }> {
  const results = await Promise.all(Object.values(checks).map(run))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}

if (import.meta.main) {
  const { failed } = await check()
  process.exit(failed === 0 ? 0 : 1)
}
