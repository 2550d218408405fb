import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rolldown'
import type { Bug, Change } from './bugs.ts'
import { openSimulator, ROOT } from './simulate.ts'
import type { Report } from './worker.ts'

const AT_A_TIME = 2

/** @throws when the line does not stand in the file exactly once */
export function sourceWith({ name, file, line, instead }: Change): string {
  const parts = readFileSync(path.join(ROOT, file), 'utf8').split(line)
  if (parts.length !== 2)
    throw new Error(`"${name}" wants a line that ${file} has ${parts.length - 1} times.`)
  return parts.join(instead)
}

/** The sources with a bug in them, for one build; they stay as they are on the disk. */
export const planted = (bug: Change): Plugin => ({
  name: 'planted-bug',
  load: (id) => (id === path.join(ROOT, bug.file) ? sourceWith(bug) : undefined),
})

/** What came of one bug: the month that found it, or null, and after how many. */
export interface Found {
  bug: Bug
  report: Report | null
  runs: number
}

/**
 * Looks for each bug, month after month, so many at most; two bugs at a time. Starts with the month that found it last,
 * or with a seed.
 *
 * @throws when a month breaks a promise without the bug
 */
export async function huntBugs(
  bugs: readonly Bug[],
  { seed, runs }: { seed: number | null; runs: number },
  tell: (found: Found) => void,
): Promise<void> {
  const asTheyAre = await openSimulator({ threads: AT_A_TIME })
  const queue = [...bugs]
  const lane = async () => {
    for (let bug = queue.shift(); bug; bug = queue.shift()) {
      const first = seed ?? bug.seed
      const simulator = await openSimulator({ plugin: planted(bug), threads: 1 })
      const { broken, runs: took } = await simulator.search(first, runs)
      await simulator.close()
      const without = broken && (await asTheyAre.run({ seed: broken.seed }))
      if (without?.broken)
        throw new Error(`Seed ${broken?.seed} breaks "${without.broken.promise}" without a bug.`)
      tell({ bug, report: broken, runs: took })
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, lane))
  await asTheyAre.close()
}
