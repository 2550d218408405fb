import { spawnSync } from 'node:child_process'

// `npm run bench` measures page loads, taps on links, and the slowest interactions. These are not tests, because other
// programs change the results. `npm run bench -- interactions -g booking` passes `-g` on to Playwright.
const BENCHES: Record<string, readonly string[]> = {
  pages: ['tests/bench/pages.ts'],
  interactions: [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--config',
    'tests/bench/playwright.config.ts',
  ],
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
