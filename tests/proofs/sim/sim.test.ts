import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSimulator, type Simulator } from './simulator.ts'

/** First seed. This test always simulates the same months; the nightly run (`npm run sim`) simulates new ones. */
const SEED = 1_000
const MONTHS = 60
let simulator: Simulator
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

test(`In ${MONTHS} simulated months every promise is kept`, { timeout: 1_800_000 }, async () => {
  const { broken, runs } = await simulator.search(SEED, MONTHS)
  expect(broken, `npm run sim -- --seed ${broken?.seed} --tell`).toBeNull()
  expect(runs).toBe(MONTHS)
})

test('The same seed prints the same month, byte by byte, in every thread', async () => {
  const print = async (seed: number, thread: number) =>
    (await simulator.run({ seed, isTold: true }, thread)).lines.join('\n')
  const month = await print(5, 0)
  expect(await print(6, 1)).not.toBe(month)
  expect(await print(5, 1)).toBe(month)
  expect(month.split('\n').length).toBeGreaterThan(100)
})
