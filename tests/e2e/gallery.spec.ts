import { expect, type Page } from '@playwright/test'
import { statesOf } from '#src/dev/flow-states.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { LOCALES } from '#src/locale.ts'
import { COLOUR_RULES, violations } from '#tests/support/axe.ts'
import { test } from '#tests/support/dev-server.ts'

// One development server for all of them.
test.describe.configure({ mode: 'default' })

/** What belongs to the gallery, and not to the site. */
const GUIDE = 'aside[aria-label="Gallery"]'

/** What axe finds by day, and by night in the colours, which are all that differs. */
async function violationsOfBothSchemes(page: Page, name: string, within?: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const byDay = await violations(page, `${name} by day`, { within, without: GUIDE })
  await page.emulateMedia({ colorScheme: 'dark' })
  const byNight = await violations(page, `${name} by night`, { within, without: GUIDE, rules: COLOUR_RULES })
  return [...byDay, ...byNight]
}

for (const locale of LOCALES) {
  test(`axe finds nothing in any state of any flow in ${locale}, by day and by night`, async ({
    dev,
    page,
  }) => {
    test.setTimeout(240_000)
    // No drawing moves while its colours are measured.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    const banner = page.getByRole('region', { name: 'Cookies', exact: true })
    const found: string[] = []
    let count = 0
    for (const [shelf, flow] of Object.entries(GALLERY_FLOWS)) {
      await page.goto(dev + galleryPath({ locale, shelf, state: null }))
      for (const { name } of statesOf(flow, locale)) {
        // An open dialog makes the guide inert for hands.
        await page.locator(`${GUIDE} nav a`, { hasText: new RegExp(`^${name}$`) }).dispatchEvent('click')
        await expect(page.locator('html')).toHaveAttribute('data-shown', name)
        if (shelf === 'cookie-consent') await expect(banner).toHaveCount(name === 'decided' ? 0 : 1)
        const within = shelf === 'cookie-consent' ? 'body' : '#main'
        found.push(...(await violationsOfBothSchemes(page, `${shelf}, ${name}, ${locale}`, within)))
        count += 1
      }
    }
    process.stdout.write(`axe, gallery in ${locale}: ${count} states × 2 schemes\n`)
    expect(found).toEqual([])
  })
}

test('axe finds nothing in the components of the site', async ({ dev, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(dev + galleryPath({ locale: 'en', shelf: 'ui', state: null }))
  await expect(page.getByRole('heading', { name: 'Fields by night' })).toBeVisible()
  expect(await violations(page, 'components')).toEqual([])
})

test('the index of the gallery leads to every state', async ({ dev, page }) => {
  await page.goto(dev + galleryPath({ locale: 'de', shelf: null, state: null }))
  const links = page.locator('main li a')
  const states = Object.entries(GALLERY_FLOWS).flatMap(([shelf, flow]) =>
    statesOf(flow, 'de').map(({ name }) => galleryPath({ locale: 'de', shelf, state: name })),
  )
  await expect(links).toHaveCount(states.length)
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(states)
  await links.filter({ hasText: 'editing.refused.typeFirst' }).click()
  await expect(page.getByText('Wählen Sie, für wen die Beratung ist.').first()).toBeVisible()
})
