import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { comparedCommit, git } from './git.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const CEILINGS = 'tests/ceilings.json'
/** Excludes snapshots, which the test runner writes. */
const COUNTED = 'tests/**/*.{ts,tsx,mts,mjs,js,json,yaml,yml,csv,md,txt,html}'

/** Maximum number of lines per folder below `tests`; "." is for the files that no other entry covers. */
type Ceilings = Record<string, number>

/**
 * Returns a message for each folder with more lines than its ceiling in `tests/ceilings.json`, and for raised
 * ceilings.
 */
export function testCeilingFaults(): string[] {
  const ceilings: Ceilings = JSON.parse(readFileSync(path.join(ROOT, CEILINGS), 'utf8'))
  const lines = linesOfTests(ceilings)
  const above = Object.entries(ceilings).flatMap(([folder, most]) => {
    const count = lines.get(folder) ?? 0
    if (count <= most) return []
    return `tests/${folder} has ${count} lines, its ceiling is ${most}: merge or remove ${count - most} lines of tests there.`
  })
  const earlier = earlierCeilings()
  return earlier ? [...above, ...raisedCeilings(ceilings, earlier)] : above
}

function linesOfTests(ceilings: Ceilings): Map<string, number> {
  // Longest path first, because a file counts only for the innermost folder with a ceiling.
  const folders = Object.keys(ceilings).toSorted((one, other) => other.length - one.length)
  const lines = new Map<string, number>()
  for (const file of globSync(COUNTED, { cwd: ROOT })) {
    const name = path.relative('tests', file).replaceAll(path.sep, '/')
    if (`tests/${name}` === CEILINGS) continue
    const folder = folders.find((each) => name.startsWith(`${each}/`)) ?? '.'
    const count = readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length
    lines.set(folder, (lines.get(folder) ?? 0) + count)
  }
  return lines
}

function earlierCeilings(): Ceilings | undefined {
  const file = git('show', `${comparedCommit()}:${CEILINGS}`)
  return file ? JSON.parse(file) : undefined
}

/** Reports raised ceilings. Renamed and split folders may have new entries if the sum of all ceilings does not grow. */
function raisedCeilings(ceilings: Ceilings, earlier: Ceilings): string[] {
  const faults = Object.entries(ceilings)
    .filter(([folder, most]) => most > (earlier[folder] ?? most))
    .map(
      ([folder, most]) =>
        `${CEILINGS} raises "${folder}" from ${earlier[folder]} to ${most}: ceilings only fall.`,
    )
  const [sum, before] = [ceilings, earlier].map((all) =>
    Object.values(all).reduce((one, other) => one + other, 0),
  )
  if (faults.length > 0 || (sum ?? 0) <= (before ?? 0)) return faults
  return [`${CEILINGS} raises the sum of all ceilings from ${before} to ${sum}: ceilings only fall.`]
}
