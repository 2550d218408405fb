/**
 * `npm run quick`: what a change since main can have broken. Types, Biome and catalogs; the tests of
 * the modules that changed; the end-to-end tests of the pages they are in. `npm test` runs everything.
 */
import { execFileSync, spawn } from 'node:child_process'
import { isBuilt } from '#build/build.ts'
import { BIOME, check, TEXTS, TYPES } from '#build/check.ts'
import { writeRouteTree } from '#build/site/route-tree.ts'
import { requireChromium } from '#tests/support/chromium.ts'
import { endToEndTestsOf } from '#tests/support/pages-of-a-change.ts'

/** Files from which the build makes the site and the functions. */
const BUILT = /^(src|contracts|machines|functions|build|public)\//

/** Files that the walks through every machine run; every page leads to them, by its routes. */
const WALKED =
  /^(machines|contracts|src\/(flows|forms|queue|browser|app)|tests\/(src\/flows|proofs\/walks))\//

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n')

function run(...args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] }).on('exit', (code) =>
      resolve(code === 0),
    )
  })
}

const main = ['origin/main', 'main'].find(
  (name) => git('branch', '--all', '--list', name, `remotes/${name}`)[0],
)
if (!main) throw new Error('There is no branch main to compare with.')
const [base = main] = git('merge-base', 'HEAD', main)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
].filter(Boolean)
const tests = endToEndTestsOf(changed)
const needsBuild = tests.length > 0 && changed.some((file) => BUILT.test(file))

await writeRouteTree()
const results = await Promise.all([
  check(TYPES, BIOME, TEXTS).then(({ failed }) => failed === 0),
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...['--changed', base, '--passWithNoTests', '--reporter=dot'],
    ...['unit', 'page', 'alone', 'functions'].map((project) => `--project=${project}`),
    ...(changed.some((file) => WALKED.test(file)) ? [] : ['--exclude=tests/src/flows/walks.test.tsx']),
  ),
  needsBuild && !isBuilt() ? run('build/build.ts') : true,
])
if (tests.length > 0 && results.every(Boolean)) {
  requireChromium()
  results.push(await run('node_modules/@playwright/test/cli.js', 'test', '--grep', tests.join('|')))
} else if (tests.length === 0) process.stdout.write('No page has changed: no end-to-end tests.\n')
process.exit(results.every(Boolean) ? 0 : 1)
