import { localeOf, withLocale } from '#src/locale.ts'
import { site } from '#src/site.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, openAlive, productOrigin, test, tooWide } from './fixtures.ts'

/** Phones, a browser zoomed to 200 % (640), a tablet and a laptop. */
const WIDTHS = [360, 390, 640, 768, 1280]

test('every page exists in both languages, or its German address leads to the only one there is', async () => {
  const english = pagePaths().filter((path) => localeOf(path) === 'en')
  expect(english).toContain('/book-appointment')
  const answers = await Promise.all(
    english.map(async (path) => {
      const response = await fetch(productOrigin() + withLocale(path, 'de'), { redirect: 'manual' })
      return { path, leadsTo: response.ok ? path : response.headers.get('location') }
    }),
  )
  expect(answers).toEqual(english.map((path) => ({ path, leadsTo: path })))
})

for (const path of pagePaths()) {
  test(`${path} comes alive in silence, names itself and fits every screen`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    const response = await openAlive(page, path)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', localeOf(path))
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('h1')).toHaveText(/\p{L}{2}/u)
    await expect(page).toHaveTitle(new RegExp(`^\\S.+ · ${site.name}$`))
    await expect(page.locator('footer').getByRole('link', { name: 'Deutsch' })).toHaveAttribute(
      'href',
      withLocale(path, 'de'),
    )
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 780 })
      expect(await tooWide(page), `at ${width} px`).toEqual([])
    }
  })
}

test.describe('an address that has no page', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* 404/ })

  for (const path of ['/no-such-page', '/information/no-such-article', '/de/keine-solche-seite']) {
    test(`${path} answers 404 and leads home in both languages`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 780 })
      const response = await openAlive(page, path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect(page).toHaveTitle(`Oops! Page not found · ${site.name}`)
      expect(await tooWide(page)).toEqual([])

      const german = page.getByRole('link', { name: 'Zur deutschen Startseite' })
      await expect(german).toHaveAttribute('href', '/de')
      const languages = page.getByRole('navigation', { name: 'Language' })
      await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
      await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')

      const home = page.getByRole('link', { name: 'Return to home' })
      await expect(home).toHaveAttribute('href', '/')
      await home.click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found')
    })
  }
})
