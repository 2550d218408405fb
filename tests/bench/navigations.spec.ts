import { devices, type Page } from '@playwright/test'
import { test } from '#tests/e2e/fixtures.ts'
import { median } from './median.ts'
import { SLOW_4G, slowDown } from './page-load.ts'

/** A link of each page that a visitor follows first. */
const LINKS = [
  { from: '/', to: '/individuals' },
  { from: '/', to: '/businesses' },
  { from: '/individuals', to: '/information/family-reunion-visa-germany' },
  { from: '/information', to: '/information/already-in-germany' },
  { from: '/', to: '/contact' },
]
const TRIES = 3
const PRESS_MS = 80

/** Milliseconds from the end of a tap to the first picture of the next page, which is a document or drawn in place. */
async function follow(page: Page, from: string, to: string): Promise<number> {
  await page.goto(from)
  const link = page.locator(`main a[href="${to}"]`).filter({ visible: true }).first()
  await link.scrollIntoViewIfNeeded()
  // A visitor reads before the tap.
  await page.waitForTimeout(3_000)
  await page.evaluate(() =>
    addEventListener('click', ({ timeStamp }) =>
      sessionStorage.setItem('tapped', String(performance.timeOrigin + timeStamp)),
    ),
  )
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {}
  const devTools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x: x + width / 2, y: y + height / 2 })
  await page.waitForTimeout(PRESS_MS)
  await touch('touchEnd')
}
