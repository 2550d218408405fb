import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { type Walk, walkPage, walksOf } from '#tests/support/walks.ts'
import { openAlive, test } from './fixtures.ts'

test.use({
  consent: null,
  // A worker would send what shall wait.
  serviceWorkers: 'block',
  expectedNoise: /Service Worker registration blocked| was not sent\.|^Failed to load resource/,
})

const statesIn = ({ steps }: Walk) => steps.map(({ state }) => state)

/** The longest walks that together enter every place of the machine; every arrow is walked in jsdom. */
function throughEveryState(walks: readonly Walk[]): Walk[] {
  const entered = new Set<string>()
  return walks
    .toSorted((one, other) => other.steps.length - one.steps.length)
    .filter((walk) => {
      const isNew = statesIn(walk).some((state) => !entered.has(state))
      for (const state of statesIn(walk)) entered.add(state)
      return isNew
    })
}

const walks = WALKED_FLOWS.flatMap(({ machine, flow }) =>
  throughEveryState(walksOf(machine, flow)).map((walk) => ({ machine, flow, walk })),
)
for (const { machine, flow, walk } of walks) {
  test(`${machine.id}: ${walk.name}`, async ({ page }) => {
    const visit = await visitInChromium(page, flow.path, flow.endpoint, (path) => openAlive(page, path))
    await walkPage(walk, flow, visit)
  })
}
