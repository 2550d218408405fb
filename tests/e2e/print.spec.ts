import { site } from '#src/site/site.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, test } from './fixtures.ts'

test('on paper an article is dark on white, even by night, without the shell, and ends with its address and date', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/information/job-seeker-visa-germany')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('header nav:visible, footer nav:visible, footer svg:visible')).toHaveCount(0)
  const last = page.getByRole('contentinfo').locator('p:visible').last()
  await expect(last).toContainText(`${site.origin}/information/job-seeker-visa-germany`)
  await expect(last).toContainText(/as of \d{1,2} \w+ 20\d\d/)
})

/** The width of the text on a sheet of A4, in CSS pixels: 210 mm without its margins of 16 mm. */
const SHEET = Math.floor(((210 - 2 * 16) / 25.4) * 96)

for (const path of pagePaths().filter((one) => one.includes('/information/')))
  test(`no table of ${path} is wider than the sheet, and its cells hold no addresses`, async ({ page }) => {
    await page.setViewportSize({ width: SHEET, height: 1000 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    const wrong = await page.locator('main table').evaluateAll((tables, sheet) => {
      const tooWide = tables
        .filter((table) => table.scrollWidth > sheet)
        .map((table) => `${table.ariaLabel}: ${table.scrollWidth} px`)
      const addresses = tables
        .flatMap((table) => [...table.querySelectorAll('a')])
        .filter((link) => getComputedStyle(link, '::after').content.includes('http'))
        .map(({ href }) => href)
      return [...tooWide, ...addresses]
    }, SHEET)
    expect(wrong).toEqual([])
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('paper has its rules all the same', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/de')
    await expect(page.locator('details', { hasText: 'Wie wir' }).locator('p').last()).toBeVisible()
    await page.goto('/de/information/job-seeker-visa-germany')
    await expect(page.locator('header nav:visible, footer nav:visible')).toHaveCount(0)
    await expect(page.getByRole('contentinfo').locator('p:visible').last()).toContainText(
      `${site.origin}/de/information/job-seeker-visa-germany`,
    )
  })
})
