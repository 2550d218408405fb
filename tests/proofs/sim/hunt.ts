import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'rolldown'
import type { Bug } from './bugs.ts'
import { openSimulator } from './simulate.ts'
import type { Report } from './worker.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** The sources with a bug in them, for one build; they stay as they are on the disk. */
export function planted({ name, file, line, instead }: Bug): Plugin {
  return {
    name: 'planted-bug',
    load(id) {
      if (id !== path.join(ROOT, file)) return
      const source = readFileSync(id, 'utf8')
      const parts = source.split(line)
      if (parts.length !== 2)
        throw new Error(`"${name}" wants a line that ${file} has ${parts.length - 1} times.`)
      return parts.join(instead)
    },
  }
}

/** Looks for each bug in turn, month after month from a seed on, so many at most. */
export async function* huntBugs(
  bugs: readonly Bug[],
  seed: number,
  runs: number,
): AsyncIterable<{ bug: Bug; report: Report | null; runs: number }> {
  const asTheyAre = await openSimulator()
  for (const bug of bugs) {
    const simulator = await openSimulator({ plugin: planted(bug) })
    const { broken, runs: took } = await simulator.search(seed, runs)
    yield { bug, report: broken, runs: broken ? broken.seed - seed + 1 : took }
    await simulator.close()
    const without = broken && (await asTheyAre.run({ seed: broken.seed }))
    if (without?.broken)
      throw new Error(`Seed ${broken?.seed} breaks "${without.broken.promise}" without a bug.`)
  }
  await asTheyAre.close()
}
