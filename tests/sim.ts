import { parseArgs } from 'node:util'
import { openSimulator } from '#tests/sim/simulate.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    runs: { type: 'string', default: '2000' },
    tell: { type: 'boolean', default: false },
  },
})
const seed = Number(values.seed)
const simulator = await openSimulator()
if (values.tell) {
  const { lines } = await simulator.run({ seed, isTold: true })
  console.log(lines.join('\n'))
} else {
  const began = performance.now()
  const { broken, runs } = await simulator.search(seed, Number(values.runs))
  if (broken) {
    console.log(broken.lines.slice(-25).join('\n'))
  }
  console.log(`${runs} runs in ${((performance.now() - began) / 1000).toFixed(1)} s`)
  console.log(broken ? `seed ${broken.seed} broke ${broken.broken?.promise}: ${broken.broken?.how}` : 'kept')
}
await simulator.close()
