import type { Page } from '@playwright/test'
import { LOCALES, localeOf, withLocale } from '#src/locale.ts'
import { violations } from '#tests/support/axe.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, openAlive, test } from './fixtures.ts'

// The page that is missing is answered with 404.
test.use({ expectedNoise: /^Failed to load resource/ })

const WIDTHS = [390, 1280]

/** What axe finds on a phone and on a desktop. */
async function violationsAtWidths(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    found.push(...(await violations(page, `${state}, ${width} px`)))
  }
  return found
}

/** Turns every card, opens every answer; false where a page has nothing to open. */
async function openEverything(page: Page): Promise<boolean> {
  const answers = page.locator('main details:not([open]) > summary:visible')
  const cards = page.locator('main button[aria-pressed="false"]:visible')
  const closed = await answers.count()
  const unturned = await cards.count()
  for (let answer = 0; answer < closed; answer += 1) await answers.first().click()
  for (let card = 0; card < unturned; card += 1) await cards.first().click()
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  return closed + unturned > 0
}

const checked = (what: string, states: number) =>
  process.stdout.write(`axe, ${what}: ${states} states × ${WIDTHS.length} widths\n`)

for (const locale of LOCALES) {
  test(`axe finds nothing on any page in ${locale}, closed and opened, on a phone and a desktop`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    const paths = pagePaths().filter((path) => localeOf(path) === locale)
    const found: string[] = []
    let states = 0
    for (const path of paths) {
      await openAlive(page, path)
      found.push(...(await violationsAtWidths(page, path)))
      states += 1
      if (await openEverything(page)) {
        found.push(...(await violationsAtWidths(page, `${path} with everything opened`)))
        states += 1
      }
    }
    checked(`${paths.length} pages in ${locale}`, states)
    expect(found).toEqual([])
  })

  test(`axe finds nothing in the open menu and on the 404 page, seen from ${locale}`, async ({ page }) => {
    const found: string[] = []
    await page.setViewportSize({ width: 390, height: 844 })
    await openAlive(page, withLocale('/', locale))
    await page.locator('header summary').click()
    await expect(page.locator('header details')).toHaveAttribute('open')
    found.push(...(await violationsAtWidths(page, `the open menu in ${locale}`)))
    await openAlive(page, withLocale('/no-such-page', locale))
    found.push(...(await violationsAtWidths(page, `the 404 page below ${withLocale('/', locale)}`)))
    checked(`menu and 404 page in ${locale}`, 2)
    expect(found).toEqual([])
  })
}
