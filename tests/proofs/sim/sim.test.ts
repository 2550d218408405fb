import { afterAll, beforeAll, expect, test } from 'vitest'
import { shrink } from './shrink.ts'
import { openSimulator, type Simulator } from './simulate.ts'

/** Fixed months for every run; those of the night have new seeds (`npm run sim`). */
const SEED = 1_000
const MONTHS = 60
let simulator: Simulator
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

test(`${MONTHS} months keep every promise`, { timeout: 1_800_000 }, async () => {
  const { broken, runs } = await simulator.search(SEED, MONTHS)
  const story = broken && (await shrink(simulator, broken)).lines.join('\n')
  expect(story, `npm run sim -- --seed ${broken?.seed} --tell`).toBeNull()
  expect(runs).toBe(MONTHS)
})

test('The same seed prints the same month, byte by byte, in every thread', async () => {
  const months = await Promise.all(
    [5, 6, 5, 6].map((seed) => simulator.run({ seed, isTold: true }).then(({ lines }) => lines.join('\n'))),
  )
  expect(months.slice(2)).toEqual(months.slice(0, 2))
  expect(months[0]).not.toBe(months[1])
  expect(months[0]?.split('\n').length).toBeGreaterThan(100)
})
