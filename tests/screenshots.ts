import { spawnSync } from 'node:child_process'
import { isBuilt } from '#build/build.ts'
import { requireChromium } from '#tests/support/chromium.ts'

/** Renews `docs/screens` and the README's pictures of the home page from the built site. */
const run = (...args: string[]) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0

requireChromium()
// A process of its own: the build sets NODE_ENV to production, the tests must not inherit that.
if (!isBuilt() && !run('build/build.ts')) process.exit(1)
const TAKE = ['test', 'tests/e2e/visual.spec.ts', '--update-snapshots=all']
process.exit(run('node_modules/@playwright/test/cli.js', ...TAKE) ? 0 : 1)
