import { spawnSync } from 'node:child_process'

/**
 * `npm run bench`: measurements, not tests, because another program beside them would decide. By default all three run
 * in turn: pages beside an almost empty page, the slowest interaction of each flow, functions beside a bare echo. `npm
 * run bench -- interactions -g booking` runs one of them; options go to Playwright.
 */
const BENCHES: Record<string, readonly string[]> = {
  pages: ['tests/bench/pages.ts'],
  interactions: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/bench/playwright.config.ts',
  ],
  functions: ['tests/bench/functions.ts'],
}

const [chosen, ...options] = process.argv.slice(2)
if (chosen !== undefined && !BENCHES[chosen])
  throw new Error(`There is no bench "${chosen}": npm run bench -- ${Object.keys(BENCHES).join(' | ')}`)

for (const [name, bench] of Object.entries(BENCHES)) {
  if (chosen !== undefined && name !== chosen) continue
  console.log(`\n— ${name}`)
  const { status } = spawnSync(process.execPath, [...bench, ...options], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}
