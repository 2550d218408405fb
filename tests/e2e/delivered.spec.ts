import type { Page } from '@playwright/test'
import { expect, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'

const GUIDE = '/information/opportunity-card-germany'

/** Marks the document and a part of the page, to know both again. */
const mark = (page: Page) =>
  page.evaluate(() => {
    Object.assign(window, { isMarked: true })
    Object.assign(document.querySelector('h1') ?? {}, { isMarked: true })
  })
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)
const isSamePart = (page: Page) => page.evaluate(() => 'isMarked' in (document.querySelector('h1') ?? {}))

for (const path of ['/', '/de/about', '/privacy', '/individuals', GUIDE]) {
  test(`${path} stays as it was delivered, and fetches nothing of its own script and texts`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      const [, name] = /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
      if (name) scripts.push(name)
    })
    const release = await openBeforeScript(page, path)
    await mark(page)
    release()
    await page.mouse.move(1, 1)
    await untilAlive(page)
    await page.waitForLoadState('networkidle')
    expect(await isSamePart(page)).toBe(true)
    const shared = ['start', 'entry-client', 'enliven', 'chart', 'en', 'de']
    expect(scripts).toContain('entry-client')
    expect(scripts.filter((name) => !shared.includes(name))).toEqual([])
    expect(scripts.filter((name) => name === 'en' || name === 'de').length).toBeLessThanOrEqual(2)
  })
}

test('its links navigate in place, and the way back shows the page as it was left', async ({ page }) => {
  await openAlive(page, GUIDE)
  await mark(page)
  const box = page.getByRole('checkbox').first()
  await box.check()
  await page.getByRole('link', { name: 'Recognition', exact: true }).click()
  await expect(page).toHaveURL('/information?tag=Recognition')
  await expect(page.locator('h1')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(GUIDE)
  await expect(page).toHaveTitle(/^Opportunity Card/)
  await expect(box).toBeChecked()
  expect(await isSamePart(page)).toBe(true)
  expect(await isSameDocument(page)).toBe(true)
})

test('its links to another page of the same kind show that one, and what it does', async ({ page }) => {
  await openAlive(page, GUIDE)
  await mark(page)
  await page.getByRole('checkbox').first().check()
  const related = page.locator('section[aria-labelledby="related"] a').first()
  const title = await related.innerText()
  await related.click()
  await expect(page.locator('h1')).toHaveText(title)
  expect(await isSameDocument(page)).toBe(true)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
})

test('a link asked for in a new tab opens there', async ({ page, context }) => {
  await openAlive(page, '/')
  await mark(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('main a[href="/individuals"]')
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  await expect(tab).toHaveURL('/individuals')
  await expect(page).toHaveURL('/')
  expect(await isSameDocument(page)).toBe(true)
})

test.describe('where an extension has changed the document before the script came', () => {
  test.use({ expectedNoise: /Minified React error #418/ })

  test('the page is shown all the same, and its links work', async ({ page }) => {
    const release = await openBeforeScript(page, GUIDE)
    await page.evaluate(() => document.querySelector('header')?.replaceChildren('changed'))
    release()
    await page.mouse.move(1, 1)
    await expect(page.locator('header').getByRole('link').first()).toBeVisible()
    await expect(page.locator('h1')).toHaveText(/^Opportunity Card/)
    await page.getByRole('link', { name: 'Recognition', exact: true }).click()
    await expect(page).toHaveURL('/information?tag=Recognition')
  })
})
