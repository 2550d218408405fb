import { spawnSync } from 'node:child_process'
import { copyFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { repositoryCopy } from '#tests/support/repository-copy.ts'
import type { TestedBug } from './bugs.ts'
import { sourceWith } from './hunt.ts'
import { ROOT } from './simulate.ts'

/** Plants each bug in a copy of the repository, and runs the test that is to notice it. */
export function* testBugs(bugs: readonly TestedBug[]): Iterable<{ bug: TestedBug; isNoticed: boolean }> {
  const { folder, remove } = repositoryCopy()
  try {
    for (const bug of bugs) {
      const file = path.join(folder, bug.file)
      if (!passes(folder, bug)) throw new Error(`"${bug.test}" fails without a bug.`)
      writeFileSync(file, sourceWith(bug))
      yield { bug, isNoticed: !passes(folder, bug) }
      copyFileSync(path.join(ROOT, bug.file), file)
    }
  } finally {
    remove()
  }
}

function passes(cwd: string, { testFile, test }: TestedBug): boolean {
  const name = test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/%\w/g, '.*')
  const args = ['node_modules/vitest/vitest.mjs', 'run', testFile, '-t', name, '--silent']
  return spawnSync(process.execPath, args, { cwd, stdio: 'ignore' }).status === 0
}
