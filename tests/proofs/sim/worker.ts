import { parentPort } from 'node:worker_threads'
import { replaceTime } from './clock.ts'
import { run } from './month.ts'
import type { World } from './world.ts'

/** A thread with a simulated world: without its own clock and network. */
let world: World
replaceTime(() => world.clock)
console.error = () => {}

/** The month to run, and the actions to leave out. */
export interface Order {
  seed: number
  left?: string[]
  isTold?: boolean
}

export interface Report {
  seed: number
  broken: { promise: string; how: string } | null
  met: readonly string[]
  lines: readonly string[]
}

parentPort?.on('message', async ({ seed, left = [], isTold = false }: Order) => {
  // Stack traces cost more than everything else in an error.
  Error.stackTraceLimit = isTold ? 10 : 0
  const enter = (entered: World) => {
    world = entered
  }
  const { broken, met, story } = await run(seed, enter, new Set(left))
  const isWanted = isTold || broken !== null
  const report: Report = { seed, broken, met: isWanted ? met : [], lines: isWanted ? story.lines() : [] }
  parentPort?.postMessage(report)
})
