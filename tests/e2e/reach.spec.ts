import { AxeBuilder } from '@axe-core/playwright'
import type { Page, Route } from '@playwright/test'
import { LOCALES, localeOf, withLocale } from '#src/locale.ts'
import { completeBooking } from '#tests/flows/booking.walks.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, openAlive, test } from './fixtures.ts'

test.use({ expectedNoise: /^The booking was not sent\.|^Failed to load resource/ })

const WIDTHS = [390, 1280]
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, on a phone and on a desktop: a line per element and rule. */
async function violations(page: Page, state: string): Promise<string[]> {
  const found: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    // The pages have no frames; the other mode opens a second page for every check.
    const axe = new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true)
    for (const { id, help, nodes } of (await axe.analyze()).violations) {
      for (const { html, failureSummary } of nodes) {
        found.push(`${state}, ${width} px, ${id} (${help}): ${html}\n${failureSummary}`)
      }
    }
  }
  return found
}

/** Turns every card, opens every answer; false where a page has nothing to open. */
async function openEverything(page: Page): Promise<boolean> {
  const answers = page.locator('main details:not([open]) > summary')
  const cards = page.locator('main button[aria-pressed="false"]')
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
      found.push(...(await violations(page, path)))
      states += 1
      if (await openEverything(page)) {
        found.push(...(await violations(page, `${path} with everything opened`)))
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
    found.push(...(await violations(page, `the open menu in ${locale}`)))
    await openAlive(page, withLocale('/no-such-page', locale))
    found.push(...(await violations(page, `the 404 page below ${withLocale('/', locale)}`)))
    checked(`menu and 404 page in ${locale}`, 2)
    expect(found).toEqual([])
  })

  test(`axe finds nothing in any state of the booking in ${locale}`, async ({ page }) => {
    const held: Route[] = []
    await page.route('**/api/send-contact-email', (route) => void held.push(route))
    const heldRoute = async () => {
      await expect.poll(() => held.length).toBe(1)
      return held.pop() as Route
    }
    const submit = page.locator('form button[type="submit"]')
    /** In the order in which one visit reaches them. */
    const reach: Record<string, () => Promise<unknown>> = {
      'editing.calm': async () => {
        await openAlive(page, withLocale('/book-appointment', locale))
        await expect(submit).toHaveAttribute('aria-disabled', 'true')
      },
      'editing.refused': async () => {
        await page.locator('#booking-consultationType').selectOption(completeBooking.consultationType)
        await submit.click()
        await expect(page.locator('form [role="group"] a')).toHaveCount(3)
      },
      'editing.failed': async () => {
        await page.locator('#booking-name').fill(completeBooking.name)
        await page.locator('#booking-email').fill(`reach-${locale}@example.com`)
        await page.locator('#booking-consent').check()
        await submit.click()
        await (await heldRoute()).abort('connectionfailed')
        await expect(page.getByRole('alert')).toContainText('hello@isarspree.example')
      },
      sending: async () => {
        await submit.click()
        await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true')
      },
      confirmed: async () => {
        await (await heldRoute()).continue()
        await expect(page.getByText(/IS-[0-9A-Z]{4}-[0-9A-Z]{4}/)).toBeVisible()
      },
    }
    const found: string[] = []
    for (const [state, arrive] of Object.entries(reach)) {
      await arrive()
      found.push(...(await violations(page, `booking in ${locale}, ${state}`)))
    }
    checked(`booking in ${locale}`, Object.keys(reach).length)
    expect(found).toEqual([])
  })
}
