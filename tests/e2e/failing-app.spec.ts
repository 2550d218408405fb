import type { Page } from '@playwright/test'
import { completeVisaCase } from '#src/dev/examples.ts'
import { site } from '#src/site/site.ts'
import { expect, mailsNaming, openAlive, test } from './fixtures.ts'

test.use({ expectedNoise: /^Failed to load resource|Failed to fetch dynamically imported module|^Planted/ })

const SENTENCE = {
  en: 'Not everything on this page works right now: if something does not respond, please write to',
  de: 'Auf dieser Seite funktioniert gerade nicht alles: Wenn etwas nicht reagiert, schreiben Sie bitte an',
}

async function seesSentence(page: Page, language: keyof typeof SENTENCE): Promise<void> {
  const sentence = page.getByRole('alert').filter({ hasText: SENTENCE[language] })
  await expect(sentence).toBeInViewport()
  await expect(sentence.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`)
}

async function fillIn(page: Page, email: string): Promise<void> {
  await page.locator('#visa-case-name').fill(completeVisaCase.name)
  await page.locator('#visa-case-email').fill(email)
  await page.locator('#visa-case-message').fill(completeVisaCase.message)
}

/** The browser itself sends the form, and the function responds with a page. */
async function sendsNatively(page: Page, email: string): Promise<void> {
  await expect(page.locator('#visa-case-name')).toHaveValue(completeVisaCase.name)
  await expect(page.locator('#visa-case-message')).toHaveValue(completeVisaCase.message)
  await page.locator('main form[method=post] [type=submit]').click()
  await expect(page.getByRole('heading', { name: /Visa case request sent|gesendet/ })).toBeVisible()
  await expect.poll(async () => (await mailsNaming(email)).length).toBeGreaterThan(0)
}

test('a page whose app cannot start stays the finished document, says so, and its form is sent', async ({
  page,
}) => {
  const email = `no-app-${test.info().repeatEachIndex}@example.com`
  await page.route('**/assets/app-*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/de/free-visa-case')
  await fillIn(page, email)
  await seesSentence(page, 'de')
  await sendsNatively(page, email)
})

/** The next `focus()` of a component throws. */
const plantError = (page: Page) =>
  page.evaluate(() => {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = () => {
      HTMLElement.prototype.focus = focus
      throw new Error('Planted')
    }
  })

test('a page with a component that throws is the finished document again, with what was typed', async ({
  page,
}) => {
  const email = `threw-${test.info().repeatEachIndex}@example.com`
  await openAlive(page, '/free-visa-case')
  await fillIn(page, email)
  await page.locator('#visa-case-email').fill('')
  await plantError(page)
  // The notice about a missing address takes the focus.
  await page.locator('main form[method=post] [type=submit]').click()
  await seesSentence(page, 'en')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.locator('#visa-case-email').fill(email)
  await sendsNatively(page, email)
})

test('a page of the app that throws after a navigation loads as a document', async ({ page }) => {
  await openAlive(page, '/contact')
  await page.locator('main a[href="/free-consultation"]').first().click()
  await expect(page.locator('#consultation-name')).toBeVisible()
  await plantError(page)
  const loaded = page.waitForEvent('load')
  // The first missing field takes the focus.
  await page.locator('main form[method=post] [type=submit]').press('Enter')
  await loaded
  await expect(page.locator('#consultation-name')).toBeVisible()
  await expect(page).toHaveURL('/free-consultation')
})
