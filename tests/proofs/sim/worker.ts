import { parentPort } from 'node:worker_threads'
import { type Clock, replaceTime } from './clock.ts'
import { simulateMonth } from './month.ts'
import { World } from './world.ts'

/** The month to run, and the actions and faults to leave out. */
export interface Order {
  seed: number
  leftOut?: readonly string[]
  isTold?: boolean
}

export interface Report {
  seed: number
  broken: World['ledger']['broken']
  /** Actions and faults that took place. */
  met: readonly string[]
  lines: readonly string[]
}

let clock: Clock
replaceTime(() => clock)
console.error = () => {}

parentPort?.on('message', async ({ seed, leftOut = [], isTold = false }: Order) => {
  // Capturing the stack trace is the slowest part of creating an error.
  Error.stackTraceLimit = isTold ? 10 : 0
  const world = new World(seed, new Set(leftOut))
  clock = world.clock
  await simulateMonth(world)
  const { chance, ledger, story } = world
  const isWanted = isTold || ledger.broken !== null
  const report: Report = {
    seed,
    broken: ledger.broken,
    met: isWanted ? [...chance.met] : [],
    lines: isWanted ? story.lines : [],
  }
  parentPort?.postMessage(report)
})
