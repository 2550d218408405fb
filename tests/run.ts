import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { check } from '#build/check.ts'
import { requireChromium } from '#tests/support/chromium.ts'

/** How many checks of one stage passed and failed. */
interface Result {
  passed: number
  failed: number
}

const VITEST = '.local/vitest.json'
const PLAYWRIGHT = '.local/playwright.json'

/** The stages of `npm test`, in order: everything that CI runs. */
const stages: Record<string, () => Promise<Result>> = {
  'types, Biome and texts': check,
  'a build and a browser': async () => {
    // A process of its own: the build sets NODE_ENV to production, the tests must not inherit that.
    const isBuilt = (await run('build/build.ts')) === 0
    requireChromium()
    return isBuilt ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  },
  'unit, page, function and site tests': async () => {
    await run(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${VITEST}`,
    )
    const { numPassedTests, numFailedTests, numFailedTestSuites } = await readReport(VITEST)
    return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites) }
  },
  'end-to-end tests': async () => {
    await run('node_modules/@playwright/test/cli.js', 'test')
    const { stats, errors } = await readReport(PLAYWRIGHT)
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  },
}

await rm('.local/vitest.json', { force: true })
await rm('.local/playwright.json', { force: true })
await mkdir('.local', { recursive: true })

const total: Result = { passed: 0, failed: 0 }
for (const [name, stage] of Object.entries(stages)) {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const result = await stage().catch((error: unknown) => {
    console.error(error)
    return { passed: 0, failed: 1 }
  })
  total.passed += result.passed
  total.failed += result.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  console.log(`— ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds} s`)
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A runner that ends without a report has failed, and reading the missing report says so. */
async function readReport(file: string) {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Resolves with the exit code. */
function run(...args: string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', reject)
    child.on('exit', resolve)
  })
}
