import type { Page } from '@playwright/test'
import { expect, test, untilAlive } from './fixtures.ts'

const TRIES = 25
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

test(`a card turns for the first click, at ${TRIES} moments of a slow start`, async ({ page }) => {
  test.setTimeout(180_000)
  await slowDown(page)
  const lost: string[] = []
  for (let moment = 0; moment < TRIES; moment += 1) {
    await page.goto('/individuals', { waitUntil: 'commit' })
    const card = page.locator('main button[aria-pressed]').first()
    await card.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await frames(page, moment * 3)
    const wasAlive = await page.evaluate(() => Object.keys(document.documentElement).length > 0)
    const box = await card.boundingBox()
    if (!box) throw new Error('The card is not shown.')
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
    await untilAlive(page)
    if ((await card.getAttribute('aria-pressed')) !== 'true')
      lost.push(`${moment} (${wasAlive ? 'alive' : 'not yet alive'})`)
  }
  expect(lost).toEqual([])
})
