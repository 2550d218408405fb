import { spawnSync } from 'node:child_process'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Returns the output of a Git command in the repository; `''` if the command fails or Git is missing. */
export function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/**
 * Returns the commit to compare with: the merge base with main or, on main, the previous commit. Returns `''` in a
 * clone without history.
 */
export function comparedCommit(): string {
  const base = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).find(Boolean)
  return base && base !== git('rev-parse', 'HEAD') ? base : git('rev-parse', 'HEAD^')
}
