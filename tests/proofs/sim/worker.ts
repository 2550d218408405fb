import { parentPort } from 'node:worker_threads'
import { type Clock, replaceTime } from './clock.ts'
import { simulateMonth } from './month.ts'
import { World } from './world.ts'

export interface Order {
  seed: number
  isTold?: boolean
}

export interface Report {
  seed: number
  broken: World['ledger']['broken']
  lines: readonly string[]
}

let clock: Clock
replaceTime(() => clock)
console.error = () => {}

parentPort?.on('message', async ({ seed, isTold = false }: Order) => {
  // Capturing stack traces is the slowest part of creating errors.
  Error.stackTraceLimit = isTold ? 10 : 0
  const world = new World(seed)
  clock = world.clock
  await simulateMonth(world)
  const { ledger, story } = world
  const report: Report = { seed, broken: ledger.broken, lines: isTold ? story.lines : [] }
  parentPort?.postMessage(report)
})
