import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Maximum number of lines of TypeScript below `tests`, vocabulary and proofs included; data files do not count. */
const MOST_LINES = 25_500

/** Returns a message if the tests have more lines than their ceiling. */
export function testCeilingFaults(): string[] {
  const lines = globSync('tests/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8').trimEnd().split('\n').length)
    .reduce((sum, count) => sum + count, 0)
  if (lines <= MOST_LINES) return []
  return [
    `The tests have ${lines} lines of TypeScript, their ceiling is ${MOST_LINES}: merge or remove ${lines - MOST_LINES} lines.`,
  ]
}
