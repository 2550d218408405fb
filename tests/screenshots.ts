// `npm run screenshots` takes new pictures for `docs/screens` and the README, from the built site and the gallery.
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { isBuilt } from '#build/build.ts'
import { fetchHeadlessShell, requireChromium } from '#tests/support/chromium.ts'

const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0

requireChromium()
fetchHeadlessShell()
// A separate process, because the build sets NODE_ENV to production.
if (!isBuilt() && !run('build/build.ts')) process.exit(1)
rmSync('docs/screens', { recursive: true, force: true })
const TAKE = ['test', 'tests/e2e/visual.spec.ts', 'tests/e2e/gallery.spec.ts', '--update-snapshots=all']
process.exit(run('node_modules/@playwright/test/cli.js', ...TAKE) ? 0 : 1)
