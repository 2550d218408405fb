import type { Browser, Page } from '@playwright/test'
import { openAlive, test } from '#tests/e2e/fixtures.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { walkPage, walksOf } from '#tests/support/walks.ts'
import { READINGS } from './readings.ts'
import { type Interaction, watchInteractions } from './slowest-interaction.ts'

const SLOWDOWN = 4
const TRIES = 3

// Block the service worker: it would send a queued message itself, but tests answer only the page's requests.
test.use({ consent: null, serviceWorkers: 'block' })

async function measure(
  name: string,
  browser: Browser,
  act: (page: Page, open: (path: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  test.setTimeout(120_000)
  const slowest: Interaction[] = []
  while (slowest.length < TRIES) {
    const context = await browser.newContext()
    const page = await context.newPage()
    const tellSlowest = await watchInteractions(browser, page)
    const devTools = await context.newCDPSession(page)
    const slowDown = (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate })
    await act(page, async (path) => {
      await slowDown(1)
      await openAlive(page, path)
      await slowDown(SLOWDOWN)
    })
    slowest.push(await tellSlowest())
    await context.close()
  }
  const [best] = slowest.toSorted((one, other) => one.duration - other.duration)
  const work = Object.entries(best?.work ?? {}).map(([kind, time]) => `${kind} ${Math.round(time)}`)
  process.stdout.write(
    `\n${name}: slowest interaction ${best?.duration} ms (${best?.what}), the best of ${slowest.map(({ duration }) => duration).join(', ')}, processor slowed ${SLOWDOWN} times\n  ${work.join(', ')} ms of processor time\n`,
  )
}

for (const { path, act } of READINGS)
  test(path, ({ browser }) =>
    measure(path, browser, async (page, open) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(path)
      await act(page)
    }),
  )

for (const flow of WALKED_FLOWS)
  test(flow.machine.id, ({ browser }) =>
    measure(flow.machine.id, browser, async (page, open) => {
      const [longest] = walksOf(flow).toSorted((one, other) => other.steps.length - one.steps.length)
      if (!longest) throw new Error(`${flow.machine.id} has no walk.`)
      await walkPage(longest, flow, await visitInChromium(page, flow.path, flow.endpoint, open))
    }),
  )
