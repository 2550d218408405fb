import { parseArgs } from 'node:util'
import { crash, summaryOf } from '#tests/proofs/crash/crash.ts'

/**
 * `npm run crash -- --leads 2000 --repeats refuses`. A proxy in front of Azurite causes the faults of the storage:
 * Azurite saves every 5 seconds, so killing it would lose data that Azure would have kept.
 */
const { values } = parseArgs({
  options: {
    leads: { type: 'string', default: '2000' },
    repeats: { type: 'string', default: 'duplicates' },
    seed: { type: 'string', default: '1' },
  },
})
const { leads, repeats, seed } = values
if (repeats !== 'deduplicates' && repeats !== 'duplicates' && repeats !== 'refuses')
  throw new Error('--repeats is deduplicates, duplicates or refuses.')
const result = await crash({ leads: Number(leads), repeats, seed: Number(seed) })
console.log(`e-mail service that ${repeats}: ${result.kills} kills, ${result.faults} faults`)
console.log(summaryOf(result))
process.exit(result.lost + result.posted.twice + result.posted.more === 0 ? 0 : 1)
