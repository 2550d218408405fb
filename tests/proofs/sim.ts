import { parseArgs } from 'node:util'
import { BUGS, type Bug } from '#tests/proofs/sim/bugs.ts'
import { huntBugs } from '#tests/proofs/sim/hunt.ts'
import { shrink } from '#tests/proofs/sim/shrink.ts'
import { openSimulator, type Simulator } from '#tests/proofs/sim/simulate.ts'
import type { Report } from '#tests/proofs/sim/worker.ts'

const USAGE = `npm run sim                          2,000 months of the site, from a seed of their own; the first broken promise is told
npm run sim -- --seed 7 --runs 500   the months of the seeds 7 to 506
npm run sim -- --seed 7 --tell       tells the month of a seed, whatever became of it
npm run sim -- --bugs                plants each bug of tests/proofs/sim/bugs.ts, and counts the months until it is found
npm run sim -- --bug lease           only those whose names say so; as often as you like`

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string', default: '2000' },
    tell: { type: 'boolean' },
    bugs: { type: 'boolean' },
    bug: { type: 'string', multiple: true },
    help: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)

if (values.help) console.log(USAGE)
else if (values.bugs) await hunt(BUGS)
else if (values.bug) await hunt(bugsNamed(values.bug))
else {
  const simulator = await openSimulator()
  process.exitCode = await (values.tell ? tell(simulator) : search(simulator))
  await simulator.close()
}

async function tell(simulator: Simulator): Promise<number> {
  const { lines } = await simulator.run({ seed, isTold: true })
  console.log(lines.join('\n'))
  return 0
}

async function search(simulator: Simulator): Promise<number> {
  const began = performance.now()
  const { broken, runs } = await simulator.search(seed, Number(values.runs))
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  if (broken) tellBroken(await shrink(simulator, broken))
  console.log(
    `seed ${seed}: ${runs} months in ${seconds} s, ${broken ? 'a promise is broken' : 'every promise kept'}`,
  )
  return broken ? 1 : 0
}

function tellBroken({ seed, broken, lines }: Report): void {
  console.log(lines.join('\n'))
  console.log(`\n${broken?.promise}: ${broken?.how}\nThe whole month: npm run sim -- --seed ${seed} --tell\n`)
}

function bugsNamed(words: readonly string[]): readonly Bug[] {
  for (const word of words)
    if (!BUGS.some(({ name }) => name.includes(word))) throw new Error(`No bug is named "${word}".`)
  return BUGS.filter(({ name }) => words.some((word) => name.includes(word)))
}

async function hunt(bugs: readonly Bug[]): Promise<void> {
  let found = 0
  let all = 0
  for await (const { bug, report, runs } of huntBugs(bugs, seed, Number(values.runs))) {
    all += 1
    if (report) found += 1
    const how = report
      ? `found after ${runs} months (seed ${report.seed}): ${report.broken?.promise}`
      : 'NOT FOUND'
    console.log(`${String(all).padStart(2)}. ${bug.name}: ${how}`)
  }
  console.log(`found ${found} of ${all}`)
  process.exitCode = found === all ? 0 : 1
}
