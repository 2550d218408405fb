import { globSync, readdirSync, statSync } from 'node:fs'
import { expect, mergeTests, type Page } from '@playwright/test'
import { statesOf } from '#src/dev/flow-states.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { LOCALES } from '#src/locale.ts'
import { violations } from '#tests/support/axe.ts'
import { test as development } from '#tests/support/dev-server.ts'
import { AT_REST, test as looks, PICTURED_AT, SCHEMES } from './looks.ts'
import { ASKS_ALL } from './passed-pages.ts'

const test = mergeTests(development, looks)

// No drawing moves while its colours are measured.
test.use(AT_REST)
// One development server for all of them.
test.describe.configure({ mode: 'default' })

/** What belongs to the gallery, and not to the site. */
const GUIDE = 'aside[aria-label="Gallery"]'

/** Where a flow plays that is not named below. */
const FORM = 'main div:has(> form)'
/** Where each flow plays: the rest of its page has its own tests and pictures (`reach.spec.ts`, `visual.spec.ts`). */
const STAGES: Record<string, string> = {
  booking: 'section:is([aria-labelledby="booking-card"], [aria-labelledby="booking-confirmed"])',
  'contact-modal': 'dialog[open], body:not(:has(dialog[open])) #options',
  'waitlist-confirm': 'main',
  'quick-check': 'main section[aria-labelledby="result"]',
  'employer-check': 'main section[aria-labelledby="result"]',
  points: 'main section[aria-labelledby="result"]',
  'cookie-consent': 'section[aria-label="Cookies"]:not([hidden])',
}
/** In this place the banner is gone: there is nothing to picture. */
const HAS_NO_STAGE = 'decided'

/** What is pictured, and how far down in CSS pixels: by night only the colours differ, so the top of a phone tells. */
const PICTURES = [
  { width: 390, reach: 2000, ...SCHEMES[0] },
  { width: 390, reach: 500, ...SCHEMES[1] },
  { width: 1280, reach: 2000, ...SCHEMES[0] },
]
/** Pictured as on a tall screen; looked through where the dialog's button lies over no field. */
const HEIGHT = 1300
const HEIGHT_FOR_AXE = 1750

const pictureOf = (shelf: string, state: string, { width, scheme }: (typeof PICTURES)[number]) =>
  `${shelf}.${state}-${width}-${scheme}.webp`

async function show(page: Page, state: string) {
  // An open dialog makes the guide inert for hands.
  await page.locator(`${GUIDE} nav a`, { hasText: new RegExp(`^${state}$`) }).dispatchEvent('click')
  await expect(page.locator(GUIDE)).toHaveAttribute('data-shown', state)
}

/** The place of a flow, to the pixel, as if the window were as high as the page. */
async function placeOf(page: Page, stage: string, reach: number) {
  const place = await page.locator(stage).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left, y: top + scrollY, width, height }
  })
  return {
    x: Math.floor(place.x),
    y: Math.floor(place.y),
    width: Math.ceil(place.width),
    height: Math.min(reach, Math.ceil(place.height)),
  }
}

for (const [shelf, flow] of Object.entries(GALLERY_FLOWS)) {
  const stage = STAGES[shelf] ?? FORM

  for (const locale of LOCALES) {
    const isPictured = locale === 'en'
    // Colours are the same in either language.
    const asksColours = isPictured || ASKS_ALL

    test(`${shelf} in ${locale}: axe finds nothing in any state${asksColours ? ', by day and by night' : ''}${isPictured ? ', and each looks as in docs/screens' : ''}`, async ({
      dev,
      page,
      expectLookOf,
    }) => {
      test.setTimeout(240_000)
      const found: string[] = []
      await page.clock.setFixedTime(PICTURED_AT)
      await page.setViewportSize({ width: 390, height: HEIGHT })
      await page.goto(dev + galleryPath({ locale, shelf, state: null }))
      for (const { name } of statesOf(flow, locale)) {
        await show(page, name)
        const hasStage = name !== HAS_NO_STAGE
        await expect(page.locator(stage)).toHaveCount(hasStage ? 1 : 0)
        await page.setViewportSize({ width: 390, height: HEIGHT_FOR_AXE })
        found.push(
          ...(await violations(page, `${shelf}, ${name}, ${locale}`, {
            within: ['body'],
            without: GUIDE,
            rules: 'all but colours',
          })),
        )
        if (!hasStage || !asksColours) continue
        for (const picture of PICTURES) {
          const { width, reach, scheme, colorScheme } = picture
          if (!isPictured && width !== 390) continue
          await page.setViewportSize({ width, height: HEIGHT })
          await page.emulateMedia({ colorScheme })
          if (isPictured)
            await expectLookOf(['screens', 'gallery', pictureOf(shelf, name, picture)], {
              fullPage: true,
              clip: await placeOf(page, stage, reach),
            })
          if (width === 390)
            found.push(
              ...(await violations(page, `${shelf}, ${name} by ${scheme}`, {
                within: [stage],
                rules: 'colours',
              })),
            )
        }
        await page.setViewportSize({ width: 390, height: HEIGHT })
      }
      expect(found).toEqual([])
    })
  }
}

test('docs/screens shows every state there is and no other, and weighs 10 MB at the most', () => {
  const states = Object.entries(GALLERY_FLOWS).flatMap(([shelf, flow]) =>
    statesOf(flow, 'en')
      .filter(({ name }) => name !== HAS_NO_STAGE)
      .flatMap(({ name }) => PICTURES.map((picture) => pictureOf(shelf, name, picture))),
  )
  expect(
    readdirSync('docs/screens/gallery').toSorted(),
    'npm run screenshots takes what is missing and removes the rest: look at it',
  ).toEqual(states.toSorted())
  const pictures = globSync(['docs/screens/**/*.webp', 'docs/home*.png']).map((file) => statSync(file).size)
  expect(pictures.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000)
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
