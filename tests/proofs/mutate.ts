/**
 * `npm run mutate`: Stryker changes `machines` and `contracts` in one place after another, and asks whether their own
 * tests notice. Fails below 95 %, where a mutant lives that `left-alive.json` has no reason for, and where it gives a
 * reason for one that does not live. Files may be named, and then options of Stryker:
 * `npm run mutate -- machines/booking.ts --concurrency 1`. What was judged is kept, also when it is stopped, until
 * something changes that judges.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const GOAL = 95
const CONFIG = 'tests/proofs/mutate/stryker.config.json'
const LEFT_ALIVE = 'tests/proofs/mutate/left-alive.json'
const JUDGES = '.local/mutate/judges.json'

interface Place {
  line: number
  column: number
}
interface Mutant {
  status: string
  replacement: string
  location: { start: Place; end: Place }
}
interface Report {
  files: Record<string, { source: string; mutants: Mutant[] }>
}
/** Why a mutant may live: its file and the line it begins in, what stood there, what stands there now, the reason. */
interface LeftAlive {
  file: string
  line: string
  original: string
  replacement: string
  reason: string
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))
const { incrementalFile, jsonReporter } = read<{
  incrementalFile: string
  jsonReporter: { fileName: string }
}>(CONFIG)

forgetWhatMayBeWrong()
const [asked, options] = filesAndOptions(process.argv.slice(2))
rmSync(jsonReporter.fileName, { force: true })
await stryker([...(asked.length > 0 ? ['--mutate', asked.join()] : []), ...options])

const { files } = read<Report>(jsonReporter.fileName)
const judged = Object.entries(files)
  .filter(([file]) => asked.length === 0 || asked.includes(file))
  .map(([file, { source, mutants }]) => ({
    file,
    // A mutant with which nothing can be loaded is none.
    mutants: mutants
      .filter(({ status }) => !['CompileError', 'RuntimeError', 'Ignored'].includes(status))
      .map((mutant) => ({
        ...mutant,
        file,
        line: source.split('\n')[mutant.location.start.line - 1]?.trim() ?? '',
        original: textAt(source, mutant.location),
      })),
  }))
for (const { file, mutants } of judged)
  console.log(`${file}: ${mutants.filter((mutant) => !lives(mutant)).length} of ${mutants.length} killed`)

const all = judged.flatMap(({ mutants }) => mutants)
const alive = all.filter(lives)
const score = 100 - (100 * alive.length) / all.length

type Change = Omit<LeftAlive, 'reason'>
const isSame = (one: Change, other: Change) =>
  (['file', 'line', 'original', 'replacement'] as const).every((part) => one[part] === other[part])
const listed = read<LeftAlive[]>(LEFT_ALIVE)
const unexplained = alive.filter((mutant) => !listed.some((left) => isSame(left, mutant)))
const stale = listed
  .filter(({ file }) => judged.some((ofFile) => ofFile.file === file))
  .filter((left) => !alive.some((mutant) => isSame(left, mutant)))

for (const { file, location, original, replacement } of unexplained)
  console.log(
    `\nlives: ${file}:${location.start.line}:${location.start.column}\n- ${original}\n+ ${replacement}`,
  )
for (const { file, original } of stale)
  console.log(`\n${LEFT_ALIVE} gives a reason for a mutant that is killed, or gone: ${file}: ${original}`)
console.log(
  `\n${all.length - alive.length} of ${all.length} killed, ${score.toFixed(1)} %; ${alive.length - unexplained.length} left alive for a reason, ${unexplained.length} without one`,
)
process.exitCode = score >= GOAL && unexplained.length === 0 && stale.length === 0 ? 0 : 1

/**
 * Stryker keeps what it judged for as long as the mutant and the test that killed it are the same. It does not know
 * what else its tests read, nor that a new test might kill what is found while a module loads.
 */
function forgetWhatMayBeWrong(): void {
  const tests = digestOf('tests/{machines,contracts}/*.test.ts', '{machines,contracts}/*.ts')
  const beside = digestOf(
    'tests/machines/stories/*',
    'tests/{flows,support}/*',
    'tests/proofs/mutate/{setup.ts,vitest.config.ts,stryker.config.json}',
    'src/dev/*.ts',
    'package-lock.json',
  )
  const before = existsSync(JUDGES) ? read<{ tests: string; beside: string }>(JUDGES) : null
  if (before?.beside !== beside) rmSync(incrementalFile, { force: true })
  if (existsSync(incrementalFile) && before?.tests !== tests) {
    const report = read<Report>(incrementalFile)
    for (const file of Object.values(report.files))
      file.mutants = file.mutants.filter((mutant) => !lives(mutant))
    writeFileSync(incrementalFile, JSON.stringify(report))
  }
  mkdirSync(path.dirname(JUDGES), { recursive: true })
  writeFileSync(JUDGES, JSON.stringify({ tests, beside }))
}

function lives({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage'
}

function digestOf(...patterns: string[]): string {
  const digest = createHash('sha256')
  for (const entry of globSync(patterns, { withFileTypes: true }))
    if (entry.isFile()) digest.update(readFileSync(path.join(entry.parentPath, entry.name)))
  return digest.digest('base64url')
}

function filesAndOptions(given: string[]): [files: string[], options: string[]] {
  const first = given.findIndex((word) => word.startsWith('-'))
  const [patterns, options] = first < 0 ? [given, []] : [given.slice(0, first), given.slice(first)]
  const files = globSync(patterns)
  if (patterns.length > 0 && files.length === 0) throw new Error(`No file is called ${patterns.join(', ')}.`)
  return [files, options]
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.pop() ?? ''
  return [...lines, last.slice(0, end.column - 1)].join('\n').slice(start.column - 1)
}

/** In CI nothing that was approved is written anew. */
function stryker(args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', CONFIG, '--logLevel', 'warn', ...args],
      { stdio: 'inherit', env: { ...process.env, CI: 'true' } },
    )
    // Stopped by Ctrl+C, which reaches it as well, it keeps what it has judged.
    let isStopped = false
    process.on('SIGINT', () => {
      isStopped = true
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (isStopped) {
        console.log('Stopped. The same command goes on from here.')
        process.exit(130)
      }
      if (code === 0) resolve()
      else reject(new Error(`Stryker ended with ${code}.`))
    })
  })
}
