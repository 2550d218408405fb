import type { Page } from '@playwright/test'
import { expect, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'

const GUIDE = '/information/opportunity-card-germany'

/** Marks the document, to know it again. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)
/** True once React has drawn here. */
const isAlive = (page: Page) => page.evaluate(() => 'alive' in document.documentElement.dataset)

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  return scripts
}

for (const path of ['/', '/de/about', '/privacy', '/individuals', GUIDE]) {
  test(`${path} is a document: one script, and no app`, async ({ page }) => {
    const scripts = scriptsOf(page)
    await openAlive(page, path)
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual(['document'])
    expect(await isAlive(page)).toBe(false)
  })
}

test.describe('on a first visit', () => {
  test.use({ consent: null })

  test('the banner brings its machine, and nothing else of the app', async ({ page }) => {
    const scripts = scriptsOf(page)
    await openAlive(page, '/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.toSorted()).toEqual(['cookie-banner', 'document', 'machines'])
  })
})

test('a link to an interactive page fetches the app at the first sign of a press, another link does not', async ({
  page,
}) => {
  const scripts = scriptsOf(page)
  await openAlive(page, GUIDE)
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'About' }).focus()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['document'])
  const fetched = page.waitForRequest(/\/assets\/app-/)
  await header.getByRole('link', { name: 'Contact us' }).focus()
  await fetched
  expect(await isAlive(page)).toBe(false)
})

test('from an interactive page, documents open in place, with their behaviours, and stay so', async ({
  page,
}) => {
  await openAlive(page, '/book-appointment')
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Individuals' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const card = page.locator('main button[aria-pressed]').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Filter by topic').click()
  await page.getByRole('button', { name: 'Approbation', exact: true }).click()
  await page.locator('#articles li:not([hidden]) a').first().click()
  await expect(page).toHaveURL(/\/information\/approbation/)
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
  expect(await isSameDocument(page)).toBe(true)
})

test('a link asked for in a new tab opens there', async ({ page, context }) => {
  await openAlive(page, '/information')
  await mark(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('footer a[href="/individuals"]')
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  await expect(tab).toHaveURL('/individuals')
  await expect(page).toHaveURL('/information')
  expect(await isSameDocument(page)).toBe(true)
})

test('a document without its script is read, and its links are followed, all the same', async ({ page }) => {
  await page.route('**/assets/document-*.js', () => undefined)
  await page.goto('/individuals', { waitUntil: 'commit' })
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})

test.describe('where an extension has changed the document before the script came', () => {
  test.use({ expectedNoise: /Minified React error #418/ })

  test('the page is shown all the same, and its links work', async ({ page }) => {
    const release = await openBeforeScript(page, '/book-appointment')
    await page.evaluate(() => document.querySelector('header')?.replaceChildren('changed'))
    release()
    await page.mouse.move(1, 1)
    await untilAlive(page)
    await expect(page.locator('header').getByRole('link').first()).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
  })
})
