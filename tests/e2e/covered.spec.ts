import type { Locator } from '@playwright/test'
import { expect, openAlive, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Whether a tap on the middle of an element, where it stands now, would reach it. */
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
