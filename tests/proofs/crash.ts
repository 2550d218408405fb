import { parseArgs } from 'node:util'
import { crash, summaryOf } from '#tests/proofs/crash/crash.ts'

/**
 * `npm run crash -- --leads 2000 --hours-of-outage 8`: the crash test with an e-mail service that is down for hours on
 * a simulated clock. A proxy before Azurite causes the storage's faults: Azurite saves every 5 seconds, so killing it
 * would lose data that Azure would have kept.
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '2000' },
    'hours-of-outage': { type: 'string', default: '8' },
    repeats: { type: 'string', default: 'duplicates' },
    seed: { type: 'string', default: '1' },
  },
})
const repeats = values.repeats
if (repeats !== 'deduplicates' && repeats !== 'duplicates' && repeats !== 'refuses')
  throw new Error('--repeats is deduplicates, duplicates or refuses.')
const result = await crash({
  leads: Number(values.leads),
  hoursOfOutage: Number(values['hours-of-outage']),
  repeats,
  seed: Number(values.seed),
})
console.log(
  `e-mail service that ${repeats}: ${result.kills} kills, ${result.faults} faults, ${result.hours} simulated hours`,
)
console.log(
  `stored ${result.stored}, mails posted once ${result.posted.once}, twice ${result.posted.twice}, more often ${result.posted.more}`,
)
console.log(summaryOf(result))
process.exit(result.lost + result.posted.twice + result.posted.more === 0 ? 0 : 1)
