import type { Simulator } from './simulate.ts'
import type { Report } from './worker.ts'

/**
 * The shortest story found in which the same promise breaks: leaves out actions and faults, half of them at a time,
 * then quarters, down to single ones (delta debugging). Leaving one out changes no other draw.
 */
export async function shrink(simulator: Pick<Simulator, 'run'>, first: Report, tries = 300): Promise<Report> {
  let shortest = first
  const left = new Set<string>()
  let triesLeft = tries
  for (let size = Math.ceil(first.met.length / 2); size >= 1 && triesLeft > 0; ) {
    let isShorter = false
    const kept = shortest.met.filter((name) => !left.has(name))
    for (let from = 0; from < kept.length && triesLeft > 0; from += size) {
      const leaving = kept.slice(from, from + size).filter((name) => !left.has(name))
      triesLeft -= 1
      const report = await simulator.run({ seed: first.seed, left: [...left, ...leaving] })
      if (report.broken?.promise !== first.broken?.promise) continue
      for (const name of leaving) left.add(name)
      shortest = report
      isShorter = true
    }
    if (size === 1 && !isShorter) break
    size = size === 1 ? 1 : Math.ceil(size / 2)
  }
  return shortest
}
