import { openAlive, test } from '#tests/e2e/fixtures.ts'
import { WALKED_FLOWS } from '#tests/flows/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { walkPage, walksOf } from '#tests/support/walks.ts'
import { type Interaction, watchInteractions } from './slowest-interaction.ts'

const SLOWDOWN = 4
const TRIES = 5

test.use({ consent: null, expectedNoise: / was not sent\.|^Failed to load resource/ })

for (const { machine, flow } of WALKED_FLOWS) {
  test(machine.id, async ({ context }) => {
    test.setTimeout(180_000)
    const [longest] = walksOf(machine, flow).toSorted((one, other) => other.steps.length - one.steps.length)
    if (!longest) throw new Error(`${machine.id} has no walk.`)
    const slowest: Interaction[] = []
    while (slowest.length < TRIES) {
      const page = await context.newPage()
      const tellSlowest = await watchInteractions(page)
      const devTools = await context.newCDPSession(page)
      const visit = await visitInChromium(page, flow.path, flow.endpoint, async (path) => {
        await openAlive(page, path)
        await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      })
      await walkPage(longest, flow, visit)
      slowest.push(await tellSlowest())
      await page.close()
    }
    const [best] = slowest.toSorted((one, other) => one.duration - other.duration)
    process.stdout.write(
      `\n${machine.id}: slowest interaction ${best?.duration} ms (${best?.what}), the best of ${slowest.map(({ duration }) => duration).join(', ')}, processor slowed ${SLOWDOWN} times\n`,
    )
  })
}
