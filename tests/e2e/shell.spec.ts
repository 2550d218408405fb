import type { Page } from '@playwright/test'
import { site } from '#src/site/site.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, openAlive, openBeforeScript, productOrigin, test, untilAlive } from './fixtures.ts'
import { tooWide } from './layout.ts'

const PHONE = { width: 390, height: 844 }
/** Upper bound for the number of tab stops on a page. */
const STOPS = 300
const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
const menuOf = (page: Page) => page.locator('header details')
const toggleOf = (page: Page) => page.locator('header summary', { hasText: /Menu|Menü/ })
const liveRegion = (page: Page) => page.locator('[aria-live="polite"][aria-atomic="true"]')

test('a link opens its page at the top, focused, and Back restores the place', async ({ page }) => {
  const start = '/information'
  // Hydration must log nothing even a year after the build, when dates in the texts have changed.
  await page.clock.setFixedTime(Date.now() + YEAR_MS)
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

test('a visitor who reads on before the script arrives stays where they are', async ({ page }) => {
  const release = await openBeforeScript(page, '/individuals')
  const footer = page.getByRole('contentinfo')
  await page.mouse.wheel(0, 20_000)
  await expect(footer).toBeInViewport()
  release()
  await untilAlive(page)
  await expect(footer).toBeInViewport()
})

test('the keyboard leads to a page, and Back to the link that was used', async ({ page }) => {
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

  test('opens, fits, and closes when a link is followed', async ({ page }) => {
    await openAlive(page, '/information')
    const links = menuOf(page).getByRole('link')
    await expect(links.first()).toBeHidden()
    await toggleOf(page).tap()
    await expect(links).toHaveCount(10)
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(links.last()).toBeInViewport({ ratio: 1 })
      expect(await tooWide(page), `at ${width} px`).toEqual([])
    }
    expect(await violations(page, 'the open menu', { within: ['header'] })).toEqual([])
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

  test('is offered the Turkish pages in one line that can be closed', async ({ page }) => {
    await openAlive(page, '/de/about')
    await page.evaluate(() => document.fonts.ready)
    const heading = page.getByRole('heading', { level: 1 })
    const offer = page.getByRole('banner').locator('div[lang]').filter({ visible: true })
    await expect(offer).toHaveCount(1)
    await expect(offer).toHaveAttribute('lang', 'tr')
    await offer.locator('summary').click()
    await expect(offer.getByRole('link').last()).toBeInViewport({ ratio: 1 })
    await offer.locator('summary').click()
    const { y: withOffer } = (await heading.boundingBox()) ?? {}
    expect(await tooWide(page)).toEqual([])
    await offer.getByRole('button').click()
    await expect(offer).toHaveCount(0)
    expect((await heading.boundingBox())?.y).toBe(withOffer)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
})

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

test.describe('with the cookie banner open, zoomed to 400 %', () => {
  test.use({ consent: null, viewport: { width: 320, height: 256 } })

  test('nothing covers a tab stop of a guide, forwards or backwards', async ({ page }) => {
    await openAlive(page, '/information/job-seeker-visa-vs-blue-card')
    await expect(page.locator('button[value="decline"]')).toBeVisible()
    const hidden: string[] = []
    let stops = 0
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let left = key === 'Tab' ? STOPS : stops; left > 0; left -= 1) {
        await page.keyboard.press(key)
        const fault = await hiddenFocus(page)
        if (fault === null) break
        if (fault) hidden.push(`${fault} by ${key}`)
        if (key === 'Tab') stops += 1
      }
    }
    expect(hidden).toEqual([])
    expect(stops).toBeGreaterThan(30)
    expect(stops).toBeLessThan(STOPS)
  })
})

test('on a long page the header returns when a visitor scrolls up', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, '/information/work-visa-germany-2025')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: site.name })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const [top, isBack] of [
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
    expect(await violations(page, 'the 404 page')).toEqual([])
    await page.getByRole('main').getByRole('link', { name: 'Im Informationszentrum suchen' }).click()
    await expect(page).toHaveURL('/de/information')
  })

  test('opens the page that was meant if only the # was encoded', async ({ page }) => {
    for (const encoded of ['%23who=doctor&country=tr', '#who%3Ddoctor%26country%3Dtr']) {
      await page.goto(`/quick-check${encoded}`)
      await expect(page).toHaveURL('/quick-check#who=doctor&country=tr')
      await expect(page.getByRole('button', { name: 'Change' })).toHaveCount(2)
    }
    await page.goto(`${productOrigin()}//host.example%23x`)
    await expect(page).toHaveURL(`${productOrigin()}//host.example#x`)
  })
})
