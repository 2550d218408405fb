import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { staticChecks } from '#build/check.ts'
import { SITE_DAY } from '#src/content/site-day.ts'
import { proveNewYear } from '#tests/proofs/new-year.ts'

interface Result {
  passed: number
  failed: number
}

const PLAYWRIGHT = '.local/playwright.json'

/**
 * Stages of `npm test`. `npm test -- build e2e --shard=1/4` runs two of them, and passes the option to Playwright. CI
 * runs `crash` and `newYear` only on main, and `newYear` also at night.
 */
const STAGES: Record<string, () => Promise<Result>> = {
  checks: staticChecks,
  // A separate process, because the build sets NODE_ENV to production.
  build: async () => counted(await run('build/build.ts')),
  functions: () => vitest('functions', '--project=functions', '--exclude=tests/functions/crash.test.ts'),
  unit: () => vitest('unit', '--exclude=tests/functions/**'),
  e2e: async () => {
    if (!(await hasChromium)) return counted(false)
    await rm(PLAYWRIGHT, { force: true })
    const endedWell = await run('node_modules/@playwright/test/cli.js', 'test', ...options)
    const { stats, errors } = await readReport(PLAYWRIGHT)
    const failed = stats.unexpected + stats.flaky + errors.length
    return { passed: stats.expected, failed: Math.max(failed, Number(!endedWell)) }
  },
  // Tests that kill processes, and checks of the site as of 2 January.
  crash: () => vitest('crash', 'tests/functions/crash.test.ts'),
  newYear: async () => proveNewYear(),
}
/** Groups of stages. The stages of a group run in parallel; each group waits for the previous one. */
const GROUPS = [['checks', 'build', 'functions'], ['unit'], ['e2e'], ['crash'], ['newYear']]
/** Stages that run only if named on the command line. */
const ON_MAIN = ['crash', 'newYear']

const words = process.argv.slice(2)
const options = words.filter((word) => word.startsWith('--'))
const chosen = words.filter((word) => !word.startsWith('--'))
for (const name of chosen)
  if (!STAGES[name])
    throw new Error(`There is no stage "${name}". Stages: npm test --  ${Object.keys(STAGES).join(' | ')}`)

// Build and tests use this day, even if midnight passes.
process.env.SITE_DAY = SITE_DAY
// No test fails because the machine is slow.
process.env.PATIENCE_MS = '60000'
await mkdir('.local', { recursive: true })
const runs = (name: string) => (chosen.length === 0 ? !ON_MAIN.includes(name) : chosen.includes(name))
// Install Chromium in parallel with the first stages, because this mostly waits for the network.
const hasChromium = runs('e2e') ? run('tests/support/chromium.ts') : undefined
const lines: string[] = []
const total: Result = { passed: 0, failed: 0 }
for (const group of GROUPS) await Promise.all(group.filter(runs).map(measured))
console.log(`\n${lines.join('\n')}\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

async function measured(name: string): Promise<void> {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const result = await STAGES[name]?.().catch((error: unknown) => {
    console.error(error)
    return counted(false)
  })
  const { passed, failed } = result ?? counted(false)
  total.passed += passed
  total.failed += failed
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  lines.push(`${name}: ${passed} passed, ${failed} failed in ${seconds} s`)
  console.log(`— ${lines.at(-1)}`)
}

function counted(isGood: boolean): Result {
  return { passed: Number(isGood), failed: Number(!isGood) }
}

async function vitest(stage: string, ...args: string[]): Promise<Result> {
  const report = `.local/vitest-${stage}.json`
  await rm(report, { force: true })
  const endedWell = await run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    // Print colours only to a terminal, because log files are plain text.
    ...(process.stdout.isTTY ? [] : ['--no-color']),
    ...args,
  )
  const { numPassedTests, numFailedTests, numFailedTestSuites } = await readReport(report)
  // Errors outside tests, such as unhandled rejections, appear only in the exit code.
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites, Number(!endedWell)) }
}

async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}

function run(...args: string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
