import { site } from '#src/site/site.ts'
import { expect, openAlive, openBeforeScript, test } from './fixtures.ts'
import { tooWide } from './layout.ts'

test.describe('an address that has no page', () => {
  test.use({ expectedNoise: /^Failed to load resource: .* 404/ })

  const english = {
    lang: 'en',
    title: 'Oops! Page not found',
    home: ['Return to home', '/'],
    search: ['Search the Information Center', '/information'],
    most: ['/free-consultation', '/businesses', '/individuals', '/contact'],
    otherwise: ['Zur deutschen Startseite', '/de'],
  } as const
  const german = {
    lang: 'de',
    title: 'Hoppla! Seite nicht gefunden',
    home: ['Zur Startseite', '/de'],
    search: ['Im Informationszentrum suchen', '/de/information'],
    most: ['/de/free-consultation', '/de/businesses', '/de/individuals', '/de/contact'],
    otherwise: ['To the English home page', '/'],
  } as const

  for (const [path, expected] of [
    ['/no-such-page', english],
    ['/de/keine-solche-seite?von=mail', german],
  ] as const) {
    test(`${path} answers 404 and leads on in the language of its path`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 780 })
      const response = await openAlive(page, path)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', expected.lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected.title)
      await expect(page).toHaveTitle(`${expected.title} · ${site.name}`)
      await expect(page).toHaveURL(path)
      expect(await tooWide(page)).toEqual([])

      const main = page.getByRole('main')
      for (const [name, href] of [expected.home, expected.search, expected.otherwise]) {
        await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
      }
      const most = await main.getByRole('navigation').getByRole('link').all()
      expect(await Promise.all(most.map((link) => link.getAttribute('href')))).toEqual(expected.most)
      const languages = page.getByRole('contentinfo').getByRole('navigation').last()
      await expect(languages.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('href', '/de')
      await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/')

      await main.getByRole('link', { name: expected.home[0] }).click()
      await expect(page).toHaveURL(expected.home[1])
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(expected.title)
    })
  }

  test('before its script runs, the one file speaks both languages', async ({ page }) => {
    await openBeforeScript(page, '/de/keine-solche-seite')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.title)
    const otherwise = page.getByRole('main').locator('[lang="de"]')
    await expect(otherwise.getByRole('link')).toHaveAttribute('href', '/de')
  })
})
