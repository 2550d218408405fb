/**
 * `npm run mutate`: Stryker changes the code in one place after another, and the fast tests of its area judge whether
 * somebody would notice (`mutate/areas.ts`). Fails below the goal of an area, where a mutant lives that
 * `left-alive.json` has no reason for though its area wants one, and where it gives a reason for one that does not
 * live. Files or folders may be named, and then options of Stryker: `npm run mutate -- machines/booking.ts functions
 * --concurrency 1`. What was judged is kept, also when it is stopped, until something changes that judges.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { AREAS, type AreaName } from '#tests/proofs/mutate/areas.ts'

const CONFIG = 'tests/proofs/mutate/stryker.config.json'
const LEFT_ALIVE = 'tests/proofs/mutate/left-alive.json'
const KEPT = '.local/mutate'

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
/** A mutant that may live: its file and first line, the code before and after, the reason. */
interface LeftAlive {
  file: string
  line: string
  original: string
  replacement: string
  reason: string
}

const read = <Content>(file: string): Content => JSON.parse(readFileSync(file, 'utf8'))

type Change = Omit<LeftAlive, 'reason'>
const isSame = (one: Change, other: Change) =>
  (['file', 'line', 'original', 'replacement'] as const).every((part) => one[part] === other[part])

const { jsonReporter } = read<{ jsonReporter: { fileName: string } }>(CONFIG)
const listed = read<LeftAlive[]>(LEFT_ALIVE)
const [named, options] = filesAndOptions(process.argv.slice(2))
for (const area of Object.keys(AREAS) as AreaName[]) {
  const files = globSync(AREAS[area].files).filter((file) => named.length === 0 || named.includes(file))
  if (files.length > 0 && !(await judged(area, files))) process.exitCode = 1
}

/** Runs the mutants of an area in these of its files; true if its tests notice enough of them. */
async function judged(area: AreaName, asked: string[]): Promise<boolean> {
  const { goal, isExplained } = AREAS[area]
  const incrementalFile = `${KEPT}/${area}.json`
  forgetWhatMayBeWrong(area, incrementalFile)
  rmSync(jsonReporter.fileName, { force: true })
  await stryker(area, ['--mutate', asked.join(), '--incrementalFile', incrementalFile, ...options])

  const mutated = Object.entries(read<Report>(jsonReporter.fileName).files)
    .filter(([file]) => asked.includes(file))
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
  for (const { file, mutants } of mutated)
    console.log(`${file}: ${mutants.filter((mutant) => !lives(mutant)).length} of ${mutants.length} killed`)

  const all = mutated.flatMap(({ mutants }) => mutants)
  const alive = all.filter(lives)
  const score = 100 - (100 * alive.length) / Math.max(all.length, 1)
  const unexplained = alive.filter((mutant) => !listed.some((left) => isSame(left, mutant)))
  const stale = listed
    .filter(({ file }) => mutated.some((ofFile) => ofFile.file === file))
    .filter((left) => !alive.some((mutant) => isSame(left, mutant)))

  for (const { file, location, original, replacement } of unexplained)
    console.log(
      `\nlives: ${file}:${location.start.line}:${location.start.column}\n- ${original}\n+ ${replacement}`,
    )
  for (const { file, original } of stale)
    console.log(`\n${LEFT_ALIVE} gives a reason for a mutant that is killed, or gone: ${file}: ${original}`)
  console.log(
    `\n${area}: ${all.length - alive.length} of ${all.length} killed, ${score.toFixed(1)} % of ${goal} %; ${alive.length - unexplained.length} left alive for a reason, ${unexplained.length} without one`,
  )
  return score >= goal && stale.length === 0 && !(isExplained && unexplained.length > 0)
}

/**
 * Stryker keeps what it judged for as long as the mutant and the test that killed it are the same. It does not know
 * what else its tests read, nor that a new test might kill what is found while a module loads.
 */
function forgetWhatMayBeWrong(area: AreaName, incrementalFile: string): void {
  const judgesFile = `${KEPT}/${area}.judges.json`
  const tests = digestOf(...AREAS[area].judges)
  const beside = digestOf(...AREAS[area].beside, CONFIG)
  const before = existsSync(judgesFile) ? read<{ tests: string; beside: string }>(judgesFile) : null
  if (before?.beside !== beside) rmSync(incrementalFile, { force: true })
  if (existsSync(incrementalFile) && before?.tests !== tests) {
    const report = read<Report>(incrementalFile)
    for (const file of Object.values(report.files))
      file.mutants = file.mutants.filter((mutant) => !lives(mutant))
    writeFileSync(incrementalFile, JSON.stringify(report))
  }
  mkdirSync(path.dirname(judgesFile), { recursive: true })
  writeFileSync(judgesFile, JSON.stringify({ tests, beside }))
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
  const files = globSync(patterns).flatMap((file) =>
    statSync(file).isDirectory() ? globSync(`${file}/**/*.ts`) : [file],
  )
  if (patterns.length > 0 && files.length === 0) throw new Error(`No file is called ${patterns.join(', ')}.`)
  return [files, options]
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.pop() ?? ''
  return [...lines, last.slice(0, end.column - 1)].join('\n').slice(start.column - 1)
}

/** Runs as in CI: no test updates its approved files. */
function stryker(area: AreaName, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', CONFIG, '--logLevel', 'warn', ...args],
      { stdio: 'inherit', env: { ...process.env, CI: 'true', MUTATED_AREA: area } },
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
