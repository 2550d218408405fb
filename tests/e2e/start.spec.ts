import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Counted in pictures that the browser has drawn, so that each falls into another part of the start. */
const MOMENTS = [0, 6, 12, 20, 32]
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

test(`a button of the app answers the first click, ${MOMENTS.join(', ')} pictures into a slow start`, async ({
  page,
}) => {
  await slowDown(page)
  const lost: string[] = []
  for (const moment of MOMENTS) {
    await page.goto('/information', { waitUntil: 'commit' })
    const button = page.locator('main button[aria-pressed="false"]').first()
    await button.waitFor()
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await frames(page, moment)
    const wasAlive = await page.evaluate(() => 'alive' in document.documentElement.dataset)
    await button.click({ noWaitAfter: true })
    const isAnswered = await page.waitForURL('**/information?*', { timeout: 45_000 }).then(
      () => true,
      () => false,
    )
    if (!isAnswered) lost.push(`${moment} (${wasAlive ? 'alive' : 'not yet alive'})`)
  }
  expect(lost).toEqual([])
})
