import { expect, openAlive, test } from './fixtures.ts'

const GUIDE = '/information/opportunity-card-germany'

test.describe('on a first visit', () => {
  test.use({ consent: null })

  test('after a choice in the banner, a document loads no app, and a guide one script', async ({ page }) => {
    const scripts: (string | undefined)[] = []
    page.on('request', (request) => {
      const [, name] = /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
      if (name) scripts.push(name)
    })
    await openAlive(page, '/')
    await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Decline' }).click()
    await page.waitForLoadState('networkidle')
    const loaded = scripts.splice(0).toSorted()
    expect(loaded).toEqual(['answer-day', 'cookie-banner', 'document', 'machines', 'shared'])
    await openAlive(page, GUIDE)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual(['document'])
    await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  })
})

test('pages open from the app in a new tab or in place, guides as documents', async ({ page, context }) => {
  await openAlive(page, '/book-appointment')
  const link = page.getByRole('banner').getByRole('link', { name: 'Individuals' })
  const [tab] = await Promise.all([context.waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await expect(tab).toHaveURL('/individuals')
  await expect(page).toHaveURL('/book-appointment')
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const card = page.locator('main button[aria-pressed]').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Filter by topic').click()
  await page.getByRole('button', { name: 'Approbation', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-alive', '')
  await page.locator('#articles li:not([hidden]) a').first().click()
  await expect(page).toHaveURL(/\/information\/approbation/)
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const box = page.getByRole('article').getByRole('checkbox').first()
  await box.check()
  await expect(page.getByText(/^1 of \d+ done/)).toBeVisible()
  const related = page.locator('section[aria-labelledby="related"] a').first()
  const title = await related.innerText()
  await related.click()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
  await page.goBack()
  await expect(box).toBeChecked()
})
