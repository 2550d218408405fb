/**
 * `npm run mutate`: changes `machines` and `contracts` in one place after another, and asks whether their own tests
 * notice. Fails below 95 %, where a mutant lives that `left-alive.json` has no reason for, and where it gives a reason
 * for one that does not live. Files may be named: `npm run mutate -- machines/booking.ts`.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Mutant, original } from '#tests/mutate/mutant.ts'

const GOAL = 95
const REPORT = '.local/mutate/report.json'
const VERDICTS = '.local/mutate/verdicts.json'
const CONFIG = 'tests/mutate/vitest.config.ts'
const LEFT_ALIVE = 'tests/mutate/left-alive.json'

/** Why a mutant may live: its file, what stood there, what stands there now, and the reason. */
interface LeftAlive {
  file: string
  original: string
  replacement: string
  reason: string
}

interface Judged extends Mutant {
  mutatorName: string
  status: string
}

/** Verdicts hold as long as nothing changes that judges. */
const JUDGES = [
  'tests/{machines,contracts,flows,support,mutate}/**/*',
  'src/dev/*.ts',
  '{machines,contracts}/*.ts',
]
const asked = globSync(JUDGES, { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join()

const files = process.argv.slice(2)
await run([
  'node_modules/@stryker-mutator/core/bin/stryker.js',
  ...['run', 'tests/mutate/stryker.config.json', '--logLevel', 'warn'],
  ...(files.length > 0 ? ['--mutate', files.join()] : []),
])

const report = JSON.parse(readFileSync(REPORT, 'utf8'))
const sources = new Map<string, string>()
const mutants: Judged[] = Object.entries<{ source: string; mutants: Judged[] }>(report.files).flatMap(
  ([file, { source, mutants }]) => {
    sources.set(file, source)
    return mutants.map((mutant) => ({ ...mutant, file }))
  },
)
await judgeAlone(mutants.filter(({ status }) => status === 'Ignored' || status === 'Survived'))

const alive = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
const judged = mutants.filter(({ status }) => status !== 'CompileError' && status !== 'RuntimeError')
const score = (100 * (judged.length - alive.length)) / judged.length
for (const [file, ofFile] of Object.entries(Object.groupBy(judged, (mutant) => mutant.file))) {
  const living = alive.filter((mutant) => mutant.file === file).length
  console.log(`${file}: ${(ofFile?.length ?? 0) - living} of ${ofFile?.length} killed`)
}

const isSame = (left: LeftAlive, mutant: Mutant) =>
  left.file === mutant.file && left.replacement === mutant.replacement && left.original === textOf(mutant)
const listed: LeftAlive[] = JSON.parse(readFileSync(LEFT_ALIVE, 'utf8'))
const unexplained = alive.filter((mutant) => !listed.some((left) => isSame(left, mutant)))
const stale = listed
  .filter(({ file }) => sources.has(file))
  .filter((left) => !alive.some((mutant) => isSame(left, mutant)))

for (const { file, location, replacement, ...mutant } of unexplained)
  console.log(
    `\nlives: ${file}:${location.start.line}:${location.start.column}\n- ${textOf({ file, location, replacement, ...mutant })}\n+ ${replacement}`,
  )
for (const { file, original: text } of stale)
  console.log(`\n${LEFT_ALIVE} gives a reason for a mutant that is killed, or gone: ${file}: ${text}`)
console.log(
  `\n${judged.length - alive.length} of ${judged.length} killed, ${score.toFixed(1)} %; ${alive.length - unexplained.length} left alive for a reason, ${unexplained.length} without one`,
)
process.exitCode = score >= GOAL && unexplained.length === 0 && stale.length === 0 ? 0 : 1

/**
 * Stryker's runner keeps modules between its runs, so that it misjudges what takes effect while a module loads: such
 * mutants, and those that lived, get a process of their own.
 */
async function judgeAlone(waiting: Judged[]): Promise<void> {
  const known: Record<string, string> = existsSync(VERDICTS) ? JSON.parse(readFileSync(VERDICTS, 'utf8')) : {}
  const keyOf = ({ file, replacement, location }: Judged) =>
    createHash('sha256')
      .update(JSON.stringify([asked, sources.get(file), replacement, location]))
      .digest('base64url')
  const [first] = waiting
  if (first && (await isKilled({ ...first, replacement: textOf(first) })))
    throw new Error(`The tests fail with ${first.file} as it is: mend them first.`)
  const queue = waiting.values()
  const work = async () => {
    for (const mutant of queue) {
      const key = keyOf(mutant)
      known[key] ??= (await isKilled(mutant)) ? 'Killed' : 'Survived'
      mutant.status = known[key]
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  writeFileSync(VERDICTS, JSON.stringify(known))
}

/** Whether the tests that know the file fail with the mutant in it. */
async function isKilled({ file, replacement, location }: Judged): Promise<boolean> {
  return !(await run(
    [
      'node_modules/vitest/vitest.mjs',
      'related',
      file,
      '--run',
      '--bail=1',
      '--passWithNoTests',
      '--config',
      CONFIG,
    ],
    {
      MUTANT: JSON.stringify({ file, replacement, location }),
    },
  ))
}

function textOf(mutant: Mutant): string {
  return original(sources.get(mutant.file) ?? '', mutant)
}

/** Resolves with whether the process ended well; in CI nothing that was approved is written anew. */
function run(args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const stdio = env.MUTANT ? 'ignore' : 'inherit'
    const child = spawn(process.execPath, args, { stdio, env: { ...process.env, ...env, CI: 'true' } })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
