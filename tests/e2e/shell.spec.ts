import type { Locator, Page } from '@playwright/test'
import { site } from '#src/site/site.ts'
import { focusFaults } from '#tests/support/hands-on-keys.ts'
import { expect, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'
import { tooWide } from './layout.ts'

const PHONE = { width: 390, height: 844 }
/** More tab stops than any page has. */
const STOPS = 300

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
const menuOf = (page: Page) => page.locator('header details')
const toggleOf = (page: Page) => page.locator('header summary', { hasText: /Menu|Menü/ })
const liveRegion = (page: Page) => page.locator('[aria-live="polite"][aria-atomic="true"]')

test('a link of the app opens its page at the top, focused and announced; Back and Forward restore the place', async ({
  page,
}) => {
  const start = '/information'
  await openAlive(page, start)
  await expect(liveRegion(page)).toBeEmpty()
  const titleBefore = await page.title()
  const path = '/businesses'
  const link = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Businesses' })
  await link.scrollIntoViewIfNeeded()
  const wasAt = await scrollTop(page)
  expect(wasAt).toBeGreaterThan(600)
  await link.click()

  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await scrollTop(page)).toBe(0)
  const title = await page.title()
  expect(title).not.toBe(titleBefore)
  await expect(liveRegion(page)).toHaveText(title)

  await page.goBack()
  await expect(page).toHaveURL(start)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect.poll(() => scrollTop(page)).toBe(wasAt)
  await expect(liveRegion(page)).toHaveText(titleBefore)

  await page.goForward()
  await expect(page).toHaveURL(path)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
})

test('a page built last year starts without a message, with all of its footer', async ({ page }) => {
  const year = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(Date.UTC(year + 1, 1, 1)))
  await openAlive(page, '/')
  await expect(page.getByRole('contentinfo').getByText(`© ${year} ${site.name}`)).toBeVisible()
})

test('a visitor who reads on before the script arrives stays where they are', async ({ page }) => {
  const release = await openBeforeScript(page, '/individuals')
  const footer = page.getByRole('contentinfo')
  await page.mouse.wheel(0, 20_000)
  await expect(footer).toBeInViewport()
  release()
  await untilAlive(page)
  await expect(footer).toBeInViewport()
})

test('the keyboard leads from the skip link through bar and header to a page, and Back to the link that was used', async ({
  page,
}) => {
  await openAlive(page, '/information')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).not.toBeInViewport()
  const stops: (string | undefined)[] = []
  for (const _ of [...Array(10).keys()]) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
    if (stops.length === 1) await expect(skip).toBeInViewport({ ratio: 1 })
  }
  expect(stops).toEqual([
    ...['Skip to the content', 'Information Center', 'Deutsch', site.name, 'Home', 'Businesses'],
    ...['Individuals', 'About', 'Job Seeker Compass', 'Contact us'],
  ])
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused()
  await skip.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('opens, fits, and closes when a link is followed to another page or the same', async ({ page }) => {
    await openAlive(page, '/information')
    const links = menuOf(page).getByRole('link')
    await expect(links.first()).toBeHidden()
    await toggleOf(page).tap()
    await expect(links).toHaveCount(8)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(links.last()).toBeInViewport({ ratio: 1 })
      expect(await tooWide(page), `at ${width} px`).toEqual([])
    }
    await menuOf(page).getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL('/about')
    await expect(links.first()).toBeHidden()
    await toggleOf(page).tap()
    await menuOf(page).locator('[aria-current="page"]', { hasText: 'About' }).tap()
    await expect(links.first()).toBeHidden()
  })
})

test.describe('a browser that prefers Turkish', () => {
  // Store no cookie choice, because the test expects empty storage.
  test.use({ consent: null, locale: 'tr-TR', viewport: { width: 320, height: 700 } })

  test('is offered the Turkish pages in one line, which moves nothing and can be closed', async ({
    page,
  }) => {
    await openAlive(page, '/de/about')
    await page.evaluate(() => document.fonts.ready)
    const heading = page.getByRole('heading', { level: 1 })
    const offer = page.getByRole('banner').locator('div[lang]').filter({ visible: true })
    await expect(offer).toHaveCount(1)
    await expect(offer).toHaveAttribute('lang', 'tr')
    await offer.locator('summary').click()
    const links = await offer
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      '/quick-check-turkish',
      '/information/approbation-germany-turkish',
      '/information/job-seeker-chancenkarte-turkey',
      '/information/family-reunion-germany-turkish',
      '/information/nurses-germany-turkish',
    ])
    await offer.locator('summary').click()
    const { y: withOffer } = (await heading.boundingBox()) ?? {}
    expect(await tooWide(page)).toEqual([])
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)
    expect((await heading.boundingBox())?.y).toBe(withOffer)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
})

/** Describes the focused element if it is hidden; empty if any of it is visible, null at the end of the page. */
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

/** Presses a key until the end of the page, or `atMost` times; returns the number of stops and what `look` found. */
async function tabThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  look: () => Promise<string | null>,
  atMost = STOPS,
) {
  const found: string[] = []
  for (let stops = 0; stops < atMost; stops += 1) {
    await page.keyboard.press(key)
    const fault = await look()
    if (fault === null) return { stops, found }
    if (fault) found.push(fault)
  }
  return { stops: atMost, found }
}

test.describe('with the cookie banner open', () => {
  test.use({ consent: null })

  for (const [path, screen, width, height] of [
    ['/information/job-seeker-visa-vs-blue-card', 'zoomed to 400 %', 320, 256],
    ['/de/information/approbation-germany', 'of a phone', 390, 844],
    ['/about', 'of a laptop', 1280, 800],
  ] as const)
    test(`nothing covers a tab stop of ${path} on a screen ${screen}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await openAlive(page, path)
      await expect(page.locator('button[value="decline"]')).toBeVisible()
      const look = () => hiddenFocus(page)
      const { stops, found } = await tabThrough(page, 'Tab', look)
      expect(stops).toBeGreaterThan(30)
      expect(stops).toBeLessThan(STOPS)
      expect(found, 'forwards').toEqual([])
      expect((await tabThrough(page, 'Shift+Tab', look, stops)).found, 'backwards').toEqual([])
    })
})

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('every tab stop of a form has a visible focus ring, and a ticked box its tick', async ({ page }) => {
    await openAlive(page, '/book-appointment')
    await page.locator('#booking-consultationType').selectOption('business')
    const { stops, found } = await tabThrough(page, 'Tab', async () => {
      const isAtEnd = await page.evaluate(() => document.activeElement === document.body)
      return isAtEnd ? null : (await focusFaults(page)).join('\n')
    })
    expect(stops).toBeGreaterThan(25)
    expect(found).toEqual([])
    await page.locator('#booking-consent').check()
    const tick = page.locator('#booking-consent + svg')
    await expect(tick).toHaveCSS('opacity', '1')
    const colourOf = (element: Locator, property: string) =>
      element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
    expect(await colourOf(tick, 'color')).not.toBe(
      await colourOf(page.locator('#booking-consent'), 'background-color'),
    )
  })
})

test('on a long page the header returns when a visitor scrolls up, and hides from what the keyboard leads to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, '/information/work-visa-germany-2025')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: site.name })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const [top, isBack] of [
    [4_000, false],
    [3_700, true],
    [4_000, false],
    [3_700, true],
  ] as const) {
    await page.mouse.wheel(0, top - (await scrollTop(page)))
    await expect.poll(() => scrollTop(page)).toBe(top)
    if (isBack) await expect(logo).toBeInViewport({ ratio: 1 })
    else await expect(logo).not.toBeInViewport()
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  await page.locator('main a:visible').nth(20).focus()
  await expect(header).not.toHaveAttribute('data-returned')
})

test.describe('an address without a page', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* 404/ })

  test('answers 404 and leads on in the language of its path', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 780 })
    const response = await openAlive(page, '/de/keine-solche-seite?von=mail')
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoppla! Seite nicht gefunden')
    await expect(page).toHaveURL('/de/keine-solche-seite?von=mail')
    expect(await tooWide(page)).toEqual([])
    const links = page.getByRole('main').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      ...['/de', '/de/information', '/de/free-consultation', '/de/businesses', '/de/individuals'],
      ...['/de/contact', '/'],
    ])
    await page.getByRole('main').getByRole('link', { name: 'Im Informationszentrum suchen' }).click()
    await expect(page).toHaveURL('/de/information')
  })
})
