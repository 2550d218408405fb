import { expect, mergeTests, type Page } from '@playwright/test'
import { openAlive, test as product } from './fixtures.ts'
import { AT_REST, test as looks, PICTURED_AT } from './looks.ts'

const test = mergeTests(product, looks)

/** `reach` is the maximum height of a picture, in CSS pixels. */
const SCREENS = [
  { width: 390, height: 844, reach: 2600 },
  { width: 1280, height: 800, reach: 3200 },
] as const

interface Pictured {
  path: string
  /** Selector of an element that must be visible before the picture is taken. */
  shows?: string
  isDialog?: boolean
}

const PAGES: Record<string, Pictured> = {
  home: { path: '/' },
  'home-german': { path: '/de' },
  about: { path: '/about' },
  businesses: { path: '/businesses' },
  individuals: { path: '/individuals' },
  information: { path: '/information' },
  // The header of this article has no "amounts for 2026", so it does not change on 1 January.
  article: { path: '/information/fsp-examination-germany' },
  booking: { path: '/book-appointment' },
  contact: { path: '/contact?inquiry=individual', shows: 'dialog[open] h2', isDialog: true },
  'visa-case': { path: '/free-visa-case' },
  compass: { path: '/job-seeker-compass' },
  'quick-check': { path: '/quick-check#who=nurse&country=tr&goal=recognition&where=abroad&stage=notice' },
  'not-found': { path: '/no-such-page' },
}

test.use({ ...AT_REST, expectedNoise: /^Failed to load resource.*404/ })

async function openAtRest(page: Page, { path, shows = 'h1' }: Pictured): Promise<void> {
  await page.clock.setFixedTime(PICTURED_AT)
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'))
  await openAlive(page, path)
  await expect(page.locator(shows)).toBeVisible()
}

const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )

for (const [name, pictured] of Object.entries(PAGES)) {
  test(`${name} looks as in docs/screens, on a phone and a desktop`, async ({ page, expectLookOf }) => {
    await openAtRest(page, pictured)
    for (const { width, height, reach } of SCREENS) {
      await page.setViewportSize({ width, height })
      await loadPictures(page)
      // A page with complete answers scrolls to its result.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
      const lowest = pictured.isDialog ? height : Math.min(bottom, reach)
      await expectLookOf(['screens', `${name}-${width}.webp`], {
        fullPage: !pictured.isDialog,
        clip: { x: 0, y: 0, width, height: lowest },
      })
    }
  })
}

test.describe(() => {
  test.use({ deviceScaleFactor: 1, viewport: { width: 1280, height: 800 } })

  test('the home page looks as in the README, by day and by night', async ({ page, expectLookOf }) => {
    await openAtRest(page, { path: '/' })
    await expectLookOf(['home.png'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectLookOf(['home-night.png'])
  })
})
