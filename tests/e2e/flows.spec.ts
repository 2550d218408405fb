import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { throughEveryState, walkPage, walksOf } from '#tests/support/walks.ts'
import { openAlive, test } from './fixtures.ts'

test.use({
  consent: null,
  // A worker would send what shall wait.
  serviceWorkers: 'block',
  expectedNoise: /Service Worker registration blocked| was not sent\.|^Failed to load resource/,
})

const walks = WALKED_FLOWS.flatMap((flow) => throughEveryState(walksOf(flow)).map((walk) => ({ flow, walk })))
for (const { flow, walk } of walks) {
  test(`${flow.machine.id}: ${walk.name}`, async ({ page }) => {
    const visit = await visitInChromium(page, flow.path, flow.endpoint, (path) => openAlive(page, path))
    await walkPage(walk, flow, visit)
  })
}
