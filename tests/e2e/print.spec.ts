import { site } from '#src/site/site.ts'
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
  for (const name of ['On this page', 'Breadcrumb', 'Previous and next article'])
    await expect(page.locator(`nav[aria-label="${name}"]`)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden()
  const link = page.getByRole('article').locator('a[href="https://digital.diplo.de"]').first()
  await expect(link).toBeVisible()
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://digital.diplo.de',
  )
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
