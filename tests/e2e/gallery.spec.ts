import { globSync, readdirSync, statSync } from 'node:fs'
import { expect, mergeTests, type Page } from '@playwright/test'
import { statesOf } from '#src/dev/flow-states.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import {
  HAS_NO_STAGE,
  PICTURED_AT,
  PICTURED_HEIGHT,
  PICTURES,
  pictureOf,
  stageOf,
} from '#src/dev/gallery-pictures.ts'
import { LOCALES } from '#src/site/locale.ts'
import { violations } from '#tests/support/axe.ts'
import { test as development } from '#tests/support/dev-server.ts'
import { AT_REST, COLOR_SCHEMES, test as looks } from './looks.ts'

const test = mergeTests(development, looks)

// No drawing moves while its colours are measured.
test.use(AT_REST)
/** What belongs to the gallery, and not to the site. */
const GUIDE = 'aside[aria-label="Gallery"]'

/** Looked through where the dialog's button lies over no field. */
const HEIGHT_FOR_AXE = 1750

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

const SHELVES = LOCALES.flatMap((locale) =>
  Object.entries(GALLERY_FLOWS).map(([shelf, flow]) => ({ locale, shelf, flow })),
)

for (const { locale, shelf, flow } of SHELVES) {
  const stage = stageOf(shelf)
  // Colours and looks are the same in either language.
  const isPictured = locale === 'en'

  test(`${shelf} in ${locale}: axe finds nothing in any state${isPictured ? ', and each looks as in docs/screens' : ''}`, async ({
    dev,
    page,
    expectLookOf,
  }) => {
    const found: string[] = []
    await page.clock.setFixedTime(PICTURED_AT)
    await page.setViewportSize({ width: 390, height: PICTURED_HEIGHT })
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
      if (!hasStage || !isPictured) continue
      for (const picture of PICTURES) {
        const { width, reach, scheme } = picture
        await page.setViewportSize({ width, height: PICTURED_HEIGHT })
        await page.emulateMedia({ colorScheme: COLOR_SCHEMES[scheme] })
        // A drawing comes as a file of its own, which a busy machine serves late.
        await page.waitForFunction(() =>
          [...document.querySelectorAll<SVGUseElement>('use[href*=".svg"]')].every(
            (use) => !use.checkVisibility() || use.getBoundingClientRect().width > 0,
          ),
        )
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
      await page.setViewportSize({ width: 390, height: PICTURED_HEIGHT })
    }
    expect(found).toEqual([])
  })
}

test('docs/screens shows every state there is and no other, and weighs 13 MB at the most', () => {
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
  expect(pictures.reduce((sum, size) => sum + size, 0)).toBeLessThan(13_000_000)
})

test('by keyboard: the wall leads to every state, filters, shows live thumbnails, and arrow keys go from state to state', async ({
  dev,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(dev + galleryPath({ locale: 'de', shelf: null, state: null }))
  const tiles = page.locator('main li a')
  const states = Object.entries(GALLERY_FLOWS).flatMap(([shelf, flow]) =>
    statesOf(flow, 'de').map(({ name }) => galleryPath({ locale: 'de', shelf, state: name })),
  )
  await expect(tiles).toHaveCount(states.length)
  expect(await tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('href')))).toEqual(states)

  await page.getByLabel('State').focus()
  await page.keyboard.type('editing.refused')
  await page.getByLabel('Flow').focus()
  await page.keyboard.type('booking')
  await expect(tiles).toHaveCount(3)
  await expect(page.locator('[data-shown="editing.refused.typeFirst"]')).toHaveCount(1)
  const frame = page.frameLocator('iframe[title="booking: editing.refused.typeFirst"]')
  await expect(frame.getByText('Wählen Sie, für wen die Beratung ist.').first()).toBeVisible()
  await expect(frame.getByRole('region', { name: 'Cookies' })).toBeHidden()

  await tiles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tiles.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.locator(GUIDE)).toHaveAttribute('data-shown', 'editing.refused.typeFirst')
  // The field to mend has the focus.
  await page.keyboard.press('Control+ArrowRight')
  await expect(page.locator(GUIDE)).toHaveAttribute('data-shown', 'editing.calm.offline')
  await expect(page).toHaveURL(/editing\.calm\.offline$/)
})
