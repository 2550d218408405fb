import { WALKED_FLOWS } from '#tests/flows/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { type Walk, walkPage, walksOf } from '#tests/support/walks.ts'
import { openAlive, test } from './fixtures.ts'

test.use({ consent: null, expectedNoise: / was not sent\.|^Failed to load resource/ })

/** Walks that end where another place begins; those whose last gesture stays in its place are walked in jsdom. */
const leadsOn = ({ steps }: Walk<string>) => steps.at(-1)?.state !== steps.at(-2)?.state

for (const { machine, flow } of WALKED_FLOWS) {
  for (const walk of walksOf(machine, flow).filter(leadsOn)) {
    test(`${machine.id}: ${walk.name}`, async ({ page }) => {
      const visit = await visitInChromium(page, flow.path, flow.endpoint, (path) => openAlive(page, path))
      await walkPage(walk, flow, visit)
    })
  }
}
