import { parseArgs } from 'node:util'
import { openSimulator } from '#tests/proofs/sim/simulator.ts'

const USAGE = `npm run sim                          simulates 2,000 months with new seeds; prints the first broken promise
npm run sim -- --seed 7 --runs 500   simulates the months of the seeds 7 to 506
npm run sim -- --seed 7 --tell       prints the month of a seed as a story`

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '2000' },
    tell: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const seed = Number(values.seed)

if (values.help) console.log(USAGE)
else {
  const simulator = await openSimulator()
  if (values.tell) console.log((await simulator.run({ seed, isTold: true })).lines.join('\n'))
  else {
    const began = performance.now()
    const { broken, runs } = await simulator.search(seed, Number(values.runs))
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    const outcome = broken ? `${broken.broken?.promise}: ${broken.broken?.how}` : 'every promise kept'
    console.log(`${runs} months in ${seconds} s: ${outcome}`)
    if (broken) console.log(`The month as a story: npm run sim -- --seed ${broken.seed} --tell`)
    process.exitCode = broken ? 1 : 0
  }
  await simulator.close()
}
