import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROMISES } from '#tests/proofs/sim/promises/names.ts'
import { BUGS, TESTED_BUGS } from './bugs.ts'
import { planted, sourceWith } from './hunt.ts'
import { shrink } from './shrink.ts'
import { openSimulator, type Simulator } from './simulate.ts'

/** The same months for every run; those of the night have seeds of their own (`npm run sim`). */
const SEED = 1_000
const MONTHS = 200
const SHORT_STORY_LINES = 25
/** A month that the bug of the short story breaks early, so that each try is short. */
const BREAKS_EARLY_WITH_IT = 5
/** Months that once broke a promise, in the simulator or the product; a new way of drawing months needs others. */
const ONCE_BROKEN = [
  122, 422, 492, 612, 1_118, 1_201, 1_917, 7_101_835, 7_200_040, 7_201_840, 7_400_997, 7_501_519,
]

let simulator: Simulator
beforeAll(async () => {
  simulator = await openSimulator()
})
afterAll(() => simulator.close())

test(`${MONTHS} months keep every promise`, { timeout: 600_000 }, async () => {
  const { broken, runs } = await simulator.search(SEED, MONTHS)
  const story = broken && (await shrink(simulator, broken)).lines.join('\n')
  expect(story, `npm run sim -- --seed ${broken?.seed} --tell`).toBeNull()
  expect(runs).toBe(MONTHS)
})

test.for(ONCE_BROKEN)('The month of seed %i, which once broke a promise, keeps all', async (seed) => {
  const { broken, lines } = await simulator.run({ seed })
  expect(broken, lines.join('\n')).toBeNull()
})

test('The same seed tells the same month, byte by byte, in whatever thread', async () => {
  const months = await Promise.all(
    [5, 6, 5, 6].map((seed) => simulator.run({ seed, isTold: true }).then(({ lines }) => lines.join('\n'))),
  )
  expect(months.slice(2)).toEqual(months.slice(0, 2))
  expect(months[0]).not.toBe(months[1])
  expect(months[0]?.split('\n').length).toBeGreaterThan(100)
})

test('A broken promise becomes a short story that ends with it', { timeout: 300_000 }, async () => {
  const [bug] = BUGS.filter(({ name }) => name === 'a mail is posted again without asking what became of it')
  if (!bug) throw new Error('There is no such bug.')
  const withBug = await openSimulator({ plugin: planted(bug), threads: 1 })
  const whole = await withBug.run({ seed: BREAKS_EARLY_WITH_IT })
  const { lines } = await shrink(withBug, whole)
  await withBug.close()
  expect(lines.length).toBeLessThan(SHORT_STORY_LINES)
  expect(whole.lines.length).toBeGreaterThan(3 * lines.length)
  expect(lines.at(-1)).toMatch(/BROKEN: a mail goes out once: /)
})

test.for([...BUGS, ...TESTED_BUGS])('The bug "$name" can be planted', (bug) => {
  expect(sourceWith(bug)).not.toBe(readFileSync(bug.file, 'utf8'))
})

test.for(TESTED_BUGS)('"$test" is there to notice a bug', ({ testFile, test: name }) => {
  expect(readFileSync(testFile, 'utf8')).toContain(name)
})

test('docs/proofs.md has every promise, with the sentence that states it, the file that holds it, and a bug that shows it', () => {
  const rows = [...readFileSync('docs/proofs.md', 'utf8').matchAll(ROW)].map(({ groups = {} }) => groups)
  expect(rows.map(({ promise }) => promise).toSorted()).toEqual(PROMISES.toSorted())
  for (const { promise, sentence = '', source = '', file = '', bug } of rows) {
    expect(inOneLine(`docs/${source}`), promise).toContain(sentence)
    expect(inOneLine(`docs/${file}`), file).toContain(`'${promise}'`)
    expect(
      BUGS.map(({ name }) => name),
      promise,
    ).toContain(bug)
  }
})

const ROW =
  /^\| (?<promise>[^|]+?) +\| [^|]+ \| “(?<sentence>[^|]+)” \(\[[^|]+\]\((?<source>[^|]+)\)\) +\| \[[^|]+\]\((?<file>[^|]+)\) +\| (?<bug>[^|]+?) +\|$/gm

const inOneLine = (file: string) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')
