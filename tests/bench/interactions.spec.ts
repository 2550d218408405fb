import type { Browser, Page } from '@playwright/test'
import { openAlive, test } from '#tests/e2e/fixtures.ts'
import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { type Hands, visitInChromium, WITH_A_MOUSE } from '#tests/support/hands-in-chromium.ts'
import { walkPage, walksOf } from '#tests/support/walks.ts'
import { READINGS } from './readings.ts'
import { type Interaction, watchInteractions } from './slowest-interaction.ts'

const SLOWDOWN = 4
const TRIES = 3
/** Lets the page come to rest before and after each gesture, so that no interaction waits for the work of the one before. */
const REST_MS = 500

// Block the service worker: it would send a queued message itself, but tests answer only the page's requests.
test.use({ consent: null, serviceWorkers: 'block' })

async function measure(
  name: string,
  browser: Browser,
  act: (page: Page, open: (path: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  test.setTimeout(240_000)
  const slowest: Interaction[] = []
  while (slowest.length < TRIES) {
    const context = await browser.newContext({ viewport: null })
    const page = await context.newPage()
    const slowestSoFar = await watchInteractions(page)
    const devTools = await context.newCDPSession(page)
    const slowDown = (rate: number) => devTools.send('Emulation.setCPUThrottlingRate', { rate })
    await act(page, async (path) => {
      await slowDown(1)
      await openAlive(page, path)
      await slowDown(SLOWDOWN)
      await page.waitForTimeout(REST_MS)
    })
    slowest.push(slowestSoFar())
    await context.close()
  }
  const best = slowest.reduce((one, other) => (other.duration < one.duration ? other : one))
  const { duration, delay, handlers, what } = best
  const phases = [delay, handlers, duration - delay - handlers].map(Math.round)
  process.stdout.write(
    `\n${name}: slowest interaction ${duration} ms (before, in and after its handlers ${phases.join(', ')}; ${what}), the best of ${slowest.map((one) => one.duration).join(', ')}, processor slowed ${SLOWDOWN} times\n`,
  )
}

function calmHands(page: Page): Hands {
  const rest = () => page.waitForTimeout(REST_MS)
  const hands: Hands = {
    ...WITH_A_MOUSE,
    async fill(field, text) {
      // Event Timing has the press of a key, but no inserted text.
      const isTyped = !/date|time/.test(String(await field.getAttribute('type')))
      await field.fill(isTyped ? text.slice(0, -1) : text)
      await rest()
      if (isTyped) return field.pressSequentially(text.slice(-1))
      await field.press('ArrowUp')
      await rest()
      await field.press('ArrowDown')
    },
  }
  const calm = Object.entries(hands).map(([name, act]: [string, (...given: never[]) => Promise<void>]) => [
    name,
    (...given: never[]) => act(...given).then(rest),
  ])
  return Object.fromEntries(calm)
}

for (const { path, gestures } of READINGS)
  test(path, ({ browser }) =>
    measure(path, browser, async (page, open) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(path)
      for (const gesture of gestures) {
        await gesture(page)
        await page.waitForTimeout(REST_MS)
      }
    }),
  )

for (const flow of WALKED_FLOWS)
  test(flow.machine.id, ({ browser }) =>
    measure(flow.machine.id, browser, async (page, open) => {
      const [longest] = walksOf(flow).toSorted((one, other) => other.steps.length - one.steps.length)
      if (!longest) throw new Error(`${flow.machine.id} has no walk.`)
      const visit = await visitInChromium(page, flow.path, flow.endpoint, open, calmHands(page))
      await walkPage(longest, flow, visit)
    }),
  )
