import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestedBug } from './bugs.ts'
import { sourceWith } from './hunt.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const NOT_COPIED = new Set(['node_modules', '.git', '.local', 'dist', 'coverage'])

/** Plants each bug in a copy of the repository, and runs the test that is to notice it. */
export async function* testBugs(
  bugs: readonly TestedBug[],
): AsyncIterable<{ bug: TestedBug; isNoticed: boolean }> {
  const copy = await mkdtemp(path.join(tmpdir(), 'planted-'))
  try {
    await cp(ROOT, copy, { recursive: true, filter: (from) => !NOT_COPIED.has(path.basename(from)) })
    await symlink(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'))
    for (const bug of bugs) {
      const file = path.join(copy, bug.file)
      if (!(await passes(copy, bug))) throw new Error(`"${bug.test}" fails without a bug.`)
      await writeFile(file, sourceWith(bug))
      yield { bug, isNoticed: !(await passes(copy, bug)) }
      await cp(path.join(ROOT, bug.file), file)
    }
  } finally {
    await rm(copy, { recursive: true })
  }
}

function passes(cwd: string, { testFile, test }: TestedBug): Promise<boolean> {
  const name = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%\w/g, '.*')
  const args = ['node_modules/vitest/vitest.mjs', 'run', testFile, '-t', name, '--silent']
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: 'ignore' })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code === 0))
  })
}
