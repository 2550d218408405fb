import { parseArgs } from 'node:util'
import { shrink } from '#tests/proofs/sim/shrink.ts'
import { openSimulator, type Simulator } from '#tests/proofs/sim/simulate.ts'
import type { Report } from '#tests/proofs/sim/worker.ts'

const USAGE = `npm run sim                          2,000 months of the site, from a seed of their own; the first broken promise is told
npm run sim -- --seed 7 --runs 500   the months of the seeds 7 to 506
npm run sim -- --seed 7 --tell       tells the month of a seed, kept or broken`

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    tell: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const MONTHS = 2_000

if (values.help) console.log(USAGE)
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
  const { broken, runs } = await simulator.search(seed, Number(values.runs ?? MONTHS))
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
