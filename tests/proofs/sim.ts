import { parseArgs } from 'node:util'
import { BUGS, type Bug, TESTED_BUGS } from '#tests/proofs/sim/bugs.ts'
import { huntBugs } from '#tests/proofs/sim/hunt.ts'
import { shrink } from '#tests/proofs/sim/shrink.ts'
import { openSimulator, type Simulator } from '#tests/proofs/sim/simulate.ts'
import { testBugs } from '#tests/proofs/sim/tested.ts'
import type { Report } from '#tests/proofs/sim/worker.ts'

const USAGE = `npm run sim                          2,000 months of the site, from a seed of their own; the first broken promise is told
npm run sim -- --seed 7 --runs 500   the months of the seeds 7 to 506
npm run sim -- --seed 7 --tell       tells the month of a seed, kept or broken
npm run sim -- --bugs                plants each bug of tests/proofs/sim/bugs.ts, and looks for it from the month that found it last
npm run sim -- --bugs --seed 7       the same from a seed, in 2,000 months at most
npm run sim -- --bug lease           only those whose names say so; as often as you like
npm run sim -- --tested              plants each bug that no month shows, and runs the test that notices it`

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    runs: { type: 'string' },
    tell: { type: 'boolean' },
    bugs: { type: 'boolean' },
    bug: { type: 'string', multiple: true },
    tested: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const seed = Number(values.seed ?? Date.now() % 1_000_000)
const MONTHS = 2_000
/** After a change of what is drawn, a bug is found some months later; a rare one, hundreds. */
const MONTHS_FOR_A_BUG = 500

if (values.help) console.log(USAGE)
else if (values.bugs) await hunt(BUGS)
else if (values.bug) await hunt(bugsNamed(values.bug))
else if (values.tested) runTests()
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

function bugsNamed(words: readonly string[]): readonly Bug[] {
  for (const word of words)
    if (!BUGS.some(({ name }) => name.includes(word))) throw new Error(`No bug is named "${word}".`)
  return BUGS.filter(({ name }) => words.some((word) => name.includes(word)))
}

async function hunt(bugs: readonly Bug[]): Promise<void> {
  const began = performance.now()
  const start = values.seed === undefined ? null : seed
  const runs = Number(values.runs ?? (start === null ? MONTHS_FOR_A_BUG : MONTHS))
  let found = 0
  let all = 0
  await huntBugs(bugs, { seed: start, runs }, ({ bug, report, runs: took }) => {
    all += 1
    if (report) found += 1
    const how = report
      ? `found in month ${report.seed}, the ${took}. of its search: ${report.broken?.promise}`
      : `NOT FOUND in ${took} months`
    console.log(`${String(all).padStart(2)}. ${bug.name}: ${how}`)
  })
  console.log('\nThe work of tests (npm run sim -- --tested):')
  for (const { name, testFile, test } of TESTED_BUGS) console.log(`- ${name}: ${testFile}, "${test}"`)
  const seconds = ((performance.now() - began) / 1_000).toFixed(0)
  console.log(`found ${found} of ${all} in ${seconds} s`)
  process.exitCode = found === all ? 0 : 1
}

function runTests(): void {
  let noticed = 0
  for (const { bug, isNoticed } of testBugs(TESTED_BUGS)) {
    if (isNoticed) noticed += 1
    console.log(`${bug.name}: ${isNoticed ? 'noticed by' : 'NOT NOTICED by'} ${bug.testFile}, "${bug.test}"`)
  }
  console.log(`noticed ${noticed} of ${TESTED_BUGS.length}`)
  process.exitCode = noticed === TESTED_BUGS.length ? 0 : 1
}
