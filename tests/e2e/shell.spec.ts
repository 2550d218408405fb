import type { Locator, Page } from '@playwright/test'
import { site } from '#src/site/site.ts'
import { expect, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'
import { tooWide } from './layout.ts'

const linksIn = async (area: Locator): Promise<Record<string, string | null>> => {
  const links = await area.getByRole('link').all()
  const entries = links.map(
    async (link) => [await link.textContent(), await link.getAttribute('href')] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY)
const colourOf = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)
const menuOf = (page: Page) => page.locator('header details')
const toggleOf = (page: Page) => page.locator('header summary', { hasText: /Menu|Menü/ })
const liveRegion = (page: Page) => page.locator('[aria-live="polite"][aria-atomic="true"]')

test('following a link of the app starts the new page at its top, focused, named and read out', async ({
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
  await expect(page).toHaveTitle(titleBefore)
  await expect(liveRegion(page)).toHaveText(titleBefore)

  await page.goForward()
  await expect(page).toHaveURL(path)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
})

test('a page built last year comes alive in silence, with all of its footer', async ({ page }) => {
  const year = new Date().getFullYear()
  await page.clock.setFixedTime(new Date(Date.UTC(year + 1, 1, 1)))
  await openAlive(page, '/')
  await expect(page.getByRole('contentinfo').getByText(`© ${year} ${site.name}`)).toBeVisible()
})

test('a visitor who reads on before the script arrives stays where they are', async ({ page }) => {
  const release = await openBeforeScript(page, '/individuals')
  const footer = page.getByRole('contentinfo')
  await expect(footer).not.toBeInViewport()
  await page.mouse.wheel(0, 20_000)
  await expect(footer).toBeInViewport()
  release()
  await untilAlive(page)
  await expect(footer).toBeInViewport()
})

test('the skip link is the first stop of the Tab key and leads past the header', async ({ page }) => {
  await openAlive(page, '/')
  const skip = page.getByRole('link', { name: 'Skip to the content' })
  await expect(skip).not.toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1)
})

test('the language switch keeps the page, its query and its anchor, and works after following a link', async ({
  page,
}) => {
  await openAlive(page, '/book-appointment?campaign=mail&page=2#booking-card')
  const language = page.getByRole('contentinfo').getByRole('navigation').last()
  await language.getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL('/de/book-appointment?campaign=mail&page=2#booking-card')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(language.locator('[aria-current="true"]')).toHaveText('Deutsch')

  await openAlive(page, '/de')
  await page.getByRole('banner').getByRole('link', { name: 'Über uns' }).click()
  await expect(page).toHaveURL('/de/about')
  await language.getByRole('link', { name: 'English' }).press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(language.locator('[aria-current="true"]')).toHaveText('English')
})

test('the shell is walked by keyboard alone: bar, header, content, footer, and back to the link that was used', async ({
  page,
}) => {
  await openAlive(page, '/information')
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim())
  const stops: (string | undefined)[] = []
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(await focused())
  }
  expect(stops).toEqual([
    'Skip to the content',
    'Information Center',
    'Deutsch',
    site.name,
    'Home',
    'Businesses',
    'Individuals',
    'About',
    'Job Seeker Compass',
    'Contact us',
  ])
  for (let back = 0; back < 2; back += 1) await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/information')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Individuals')
})

test.describe('the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('opens, and closes when a link is followed, another page or the same', async ({ page }) => {
    await openAlive(page, '/information')
    const links = menuOf(page).getByRole('link')
    await expect(links.first()).toBeHidden()
    await toggleOf(page).tap()
    await expect(links).toHaveCount(8)
    for (const width of [360, 390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(links.last()).toBeInViewport({ ratio: 1 })
      expect(await tooWide(page), `at ${width} px`).toEqual([])
    }
    await menuOf(page).getByRole('link', { name: 'About' }).tap()
    await expect(page).toHaveURL('/about')
    await expect(links.first()).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    await toggleOf(page).tap()
    await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText(['About'])
    await menuOf(page).getByRole('link', { name: 'About' }).tap()
    await expect(links.first()).toBeHidden()
  })

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false })

    test('still opens, and its links lead to finished pages', async ({ page }) => {
      await page.goto('/')
      await toggleOf(page).tap()
      await menuOf(page).getByRole('link', { name: 'Individuals' }).tap()
      await expect(page).toHaveURL('/individuals')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(menuOf(page).getByRole('link').first()).toBeHidden()
      await toggleOf(page).tap()
      await expect(menuOf(page).locator('[aria-current="page"]')).toHaveText(['Individuals'])
    })
  })
})

const offers = [
  { prefers: 'de-AT', opens: '/about', lang: 'de', links: { 'Diese Seite auf Deutsch lesen': '/de/about' } },
  {
    prefers: 'tr-TR',
    opens: '/de/about',
    lang: 'tr',
    links: {
      'Hangi vize?': '/quick-check-turkish',
      Approbation: '/information/approbation-germany-turkish',
      'Fırsat Kartı': '/information/job-seeker-chancenkarte-turkey',
      'Aile birleşimi': '/information/family-reunion-germany-turkish',
      Hemşirelik: '/information/nurses-germany-turkish',
    },
  },
]

for (const { prefers, opens, lang, links } of offers) {
  test.describe(`a browser that prefers ${prefers}`, () => {
    // No stored cookie choice, because the test expects empty storage.
    test.use({ consent: null, locale: prefers, viewport: { width: 320, height: 700 } })

    test(`is offered ${lang} on ${opens}, in one line that moves nothing and can be closed`, async ({
      page,
    }) => {
      await openAlive(page, opens)
      await page.evaluate(() => document.fonts.ready)
      const heading = page.getByRole('heading', { level: 1 })
      const offer = page.getByRole('banner').locator('div[lang]').filter({ visible: true })
      await expect(offer).toHaveCount(1)
      await expect(offer).toHaveAttribute('lang', lang)
      const folded = offer.locator('summary')
      if (await folded.count()) await folded.click()
      expect(await linksIn(offer)).toEqual(links)
      if (await folded.count()) await folded.click()
      await expect(page.getByRole('banner').getByRole('navigation').getByRole('link').first()).toBeInViewport(
        {
          ratio: 1,
        },
      )
      const { y: withOffer } = (await heading.boundingBox()) ?? {}
      expect(await tooWide(page)).toEqual([])
      await offer.getByRole('button').click()
      await expect(offer).toHaveCount(0)
      expect((await heading.boundingBox())?.y).toBe(withOffer)
      await expect(page.getByRole('banner').getByRole('navigation').first()).toBeVisible()
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    })
  })
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the focus is seen on every stop of the Tab key', async ({ page }) => {
    await openAlive(page, '/book-appointment')
    await page.locator('#booking-consultationType').selectOption('business')
    const stops: string[] = []
    const unseen: string[] = []
    while (stops.length < 200) {
      await page.keyboard.press('Tab')
      const stop = await page.evaluate(() => {
        const focused = document.activeElement
        if (!focused || focused === document.body) return null
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(focused)
        const isSeen =
          outlineStyle !== 'none' &&
          Number.parseFloat(outlineWidth) >= 2 &&
          !/^rgba\(.*, 0\)$/.test(outlineColor)
        return { name: (focused.cloneNode() as Element).outerHTML, isSeen }
      })
      if (!stop) break
      stops.push(stop.name)
      if (!stop.isSeen) unseen.push(stop.name)
    }
    expect(stops.length).toBeGreaterThan(25)
    expect(unseen).toEqual([])
  })

  test('a ticked box shows its tick', async ({ page }) => {
    await openAlive(page, '/book-appointment')
    await page.locator('#booking-consent').check()
    const tick = page.locator('#booking-consent + svg')
    await expect(tick).toHaveCSS('opacity', '1')
    expect(await colourOf(tick, 'color')).not.toBe(
      await colourOf(page.locator('#booking-consent'), 'background-color'),
    )
  })
})

test('on a long page the bar comes back when a visitor scrolls up, and never covers what keys lead to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openAlive(page, '/information/work-visa-germany-2025')
  const header = page.getByRole('banner')
  const logo = header.getByRole('link', { name: site.name })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const scrolledTo = async (top: number) => {
    await page.mouse.wheel(0, top - (await scrollTop(page)))
    await expect.poll(() => scrollTop(page)).toBe(top)
  }
  await scrolledTo(4_000)
  await expect(logo).not.toBeInViewport()
  await scrolledTo(3_700)
  await expect(logo).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
  await scrolledTo(4_000)
  await expect(logo).not.toBeInViewport()

  await scrolledTo(3_700)
  await expect(logo).toBeInViewport()
  await page.locator('main a:visible').nth(20).focus()
  await expect(header).not.toHaveAttribute('data-returned')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('PageUp')
  await expect(logo).not.toBeInViewport()
})
