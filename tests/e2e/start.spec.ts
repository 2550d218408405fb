import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { ASKS_ALL } from './passed-pages.ts'

const TRIES = ASKS_ALL ? 15 : 5
/** Between two tries, so that they cover the whole start. */
const FRAMES_APART = 45 / TRIES
const SLOWDOWN = 6

const slowDown = async (page: Page) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** Lets the browser draw, so that each try falls into another moment of the page's start. */
const frames = (page: Page, count: number) =>
  page.evaluate(
    (left) =>
      new Promise<void>((resolve) => {
        const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
        next()
      }),
    count,
  )

test(`a button of the app answers the first click, at ${TRIES} moments of a slow start`, async ({ page }) => {
  test.setTimeout(180_000)
  await slowDown(page)
  const lost: string[] = []
  for (let moment = 0; moment < TRIES; moment += 1) {
    await page.goto('/information', { waitUntil: 'commit' })
    const button = page.locator('main button[aria-pressed="false"]').first()
    await button.waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await frames(page, moment * FRAMES_APART)
    const wasAlive = await page.evaluate(() => 'alive' in document.documentElement.dataset)
    await button.click({ noWaitAfter: true })
    const isAnswered = await page.waitForURL('**/information?*', { timeout: 15_000 }).then(
      () => true,
      () => false,
    )
    if (!isAnswered) lost.push(`${moment} (${wasAlive ? 'alive' : 'not yet alive'})`)
  }
  expect(lost).toEqual([])
})
