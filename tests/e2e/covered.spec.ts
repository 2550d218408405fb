import type { Locator, Page } from '@playwright/test'
import { expect, openAlive, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** True if a tap on the middle of an element, at its current place, would reach it. */
const isUncovered = (link: Locator) =>
  link.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

test('at the end of a guide on a phone nothing covers the links of the footer', async ({ page }) => {
  await openAlive(page, '/information/job-seeker-visa-vs-blue-card')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(5000)
  const links = await page.getByRole('contentinfo').getByRole('link').all()
  for (const link of links.slice(-4)) expect(await isUncovered(link), await link.innerText()).toBe(true)
})

/** More tab stops than any guide has. */
const STOPS = 300

/** The focused element, if none of it is visible; null at the end of the page. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused || focused === document.body) return null
    const isSeen = [...focused.getClientRects()].some(({ left, top, right, bottom }) =>
      [left + 3, (left + right) / 2, right - 3].some((x) =>
        [top + 3, (top + bottom) / 2, bottom - 3].some((y) =>
          focused.contains(document.elementFromPoint(x, y)),
        ),
      ),
    )
    return isSeen ? '' : `${focused.localName} “${focused.textContent.trim()}”`
  })

/** Presses a key until the end of the page, or a number of times; returns the number of stops, and the hidden ones. */
async function stopsAt(page: Page, key: 'Tab' | 'Shift+Tab', atMost = STOPS) {
  const hidden: string[] = []
  for (let stops = 0; stops < atMost; stops += 1) {
    await page.keyboard.press(key)
    const found = await hiddenFocus(page)
    if (found === null) return { stops, hidden }
    if (found) hidden.push(found)
  }
  return { stops: atMost, hidden }
}

for (const [path, screen, width, height] of [
  ['/information/job-seeker-visa-vs-blue-card', 'zoomed to 400 %', 320, 256],
  ['/de/information/approbation-germany', 'of a phone', 390, 844],
  ['/information/job-seeker-visa-vs-blue-card', 'of a laptop', 1280, 800],
] as const)
  test(`by keys no stop of ${path} is wholly covered on a screen ${screen}`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await openAlive(page, path)
    const { stops, hidden } = await stopsAt(page, 'Tab')
    expect(stops).toBeGreaterThan(50)
    expect(stops).toBeLessThan(STOPS)
    expect(hidden, 'forwards').toEqual([])
    expect((await stopsAt(page, 'Shift+Tab', stops)).hidden, 'backwards').toEqual([])
  })

test.describe(() => {
  test.use({ consent: null })

  test('while the cookie sheet is open, every link of the footer can be reached and is seen in focus', async ({
    page,
  }) => {
    await openAlive(page, '/about')
    await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeVisible()
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.focus()
      expect(await isUncovered(link), await link.innerText()).toBe(true)
    }
  })
})
