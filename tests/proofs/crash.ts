import { parseArgs } from 'node:util'
import { crash } from '#tests/proofs/crash/crash.ts'

/** Usage: `npm run crash -- --leads 2000 --repeats refuses` */
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
console.log(`e-mail service that ${repeats}:`, result)
process.exit(result.lost + result.repeated === 0 ? 0 : 1)
