import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { BIOME, check, DEAD_CODE, TEXTS, TYPES } from '#build/check.ts'
import { DAY } from '#tests/support/by-day.ts'
import { fetchHeadlessShell, requireChromium } from '#tests/support/chromium.ts'
import { requireNode22 } from '#tests/support/node-22.ts'

/** How many checks of one stage passed and failed. */
interface Result {
  passed: number
  failed: number
}

/** With `--all`, as every night, nothing is left for another day, and times are taken. */
const ALL = process.argv.includes('--all')
if (ALL) process.env.ASK = 'all'

const VITEST = '.local/vitest.json'
const PLAYWRIGHT = '.local/playwright.json'

/** The stages of `npm test`, in order: everything that CI runs. What needs no build runs beside it. */
const stages: Record<string, () => Promise<Result>> = {
  'types, Biome, dead code, texts, a build and a browser, the functions on Node 22': async () => {
    const results = await Promise.all([
      check(TYPES, BIOME, DEAD_CODE, TEXTS),
      // A process of its own: the build sets NODE_ENV to production, the tests must not inherit that.
      run('build/build.ts').then((isBuilt) => ({ passed: Number(isBuilt), failed: Number(!isBuilt) })),
      // Azure's managed functions know no newer Node. On the project's own, `npm start` and the crash test run them.
      vitest(requireNode22(), '--project=functions', '--exclude=tests/functions/crash.test.ts'),
    ])
    requireChromium()
    fetchHeadlessShell()
    return sumOf(results)
  },
  'unit, page, site and crash tests': () =>
    vitest(
      process.execPath,
      '--exclude=tests/functions/**/!(crash).test.ts',
      ...(ALL ? [] : ['--project=!timing']),
    ),
  'end-to-end tests': async () => {
    const endedWell = await run('node_modules/@playwright/test/cli.js', 'test')
    const { stats, errors } = await readReport(PLAYWRIGHT)
    const failed = stats.unexpected + stats.flaky + errors.length
    return { passed: stats.expected, failed: Math.max(failed, Number(!endedWell)) }
  },
}

if (!ALL)
  console.log(
    `Asked by turns, as on day ${DAY}: ASK_DAY=${DAY} npm test asks the same, npm test -- --all everything.`,
  )
await rm(VITEST, { force: true })
await rm(PLAYWRIGHT, { force: true })
await mkdir('.local', { recursive: true })

const results: Result[] = []
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const result = await stage().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  results.push(result)
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
}

const total = sumOf(results)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

function sumOf(results: readonly Result[]): Result {
  const sum = { passed: 0, failed: 0 }
  for (const { passed, failed } of results) {
    sum.passed += passed
    sum.failed += failed
  }
  return sum
}

async function vitest(node: string, ...args: string[]): Promise<Result> {
  const endedWell = await runWith(
    node,
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${VITEST}`,
    // Colours only for a terminal: a log is read as plain text.
    ...(process.stdout.isTTY ? [] : ['--no-color']),
    ...args,
  )
  const { numPassedTests, numFailedTests, numFailedTestSuites } = await readReport(VITEST)
  // An error outside every test, such as an unhandled rejection, shows in the exit code only.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites, Number(!endedWell)) }
}

/** A runner that ends without a report has failed, and reading the missing report says so. */
async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}

function run(...args: string[]): Promise<boolean> {
  return runWith(process.execPath, ...args)
}

/** Resolves with whether the process ended well. */
function runWith(node: string, ...args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
