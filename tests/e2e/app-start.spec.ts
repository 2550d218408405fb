import type { Page } from '@playwright/test'
import { completeVisaCase } from '#mocks/examples.ts'
import { site } from '#src/site/site.ts'
import { translate } from '#tests/support/translator.ts'
import { fillVisaCase } from './fill-in.ts'
import { expect, openAlive, openBeforeScript, ownAddress, test, untilAlive } from './fixtures.ts'
import { mailsNaming } from './mails.ts'

test.use({
  // Show the cookie banner: one test removes it, as a content blocker would.
  consent: null,
  expectedNoise:
    /Minified React error #418|^Failed to load resource|Failed to fetch dynamically imported module|^A part of the page could not be fetched|^Planted/,
})

const onceParsed = (page: Page, change: () => void) =>
  page.addInitScript(`document.addEventListener('DOMContentLoaded', ${change})`)

/** Pages that other software changes. `typed`: texts typed before hydration, keyed by field id; the last is focused. */
const CHANGED: [
  path: string,
  typed: Record<string, string>,
  who: string,
  change: (page: Page) => Promise<unknown>,
][] = [
  [
    '/free-visa-case',
    {
      'visa-case-email': 'aylin@example.com',
      'visa-case-message': 'I am a nurse.',
      'visa-case-name': 'Aylin',
    },
    'the browser has translated it',
    (page) => translate(page, 'before'),
  ],
  [
    '/de/free-consultation',
    { 'consultation-date': '2030-01-15', 'consultation-email': 'aylin@example.com' },
    'a password manager has put its icon beside a field',
    (page) =>
      onceParsed(page, () => {
        for (const field of document.querySelectorAll('[type=email]'))
          field.after(document.createElement('manager-icon'))
      }),
  ],
  [
    '/information',
    { 'article-search': 'nurse' },
    'a blocker has removed the cookie banner',
    (page) => onceParsed(page, () => document.querySelector('[data-controller=ask-about-cookies]')?.remove()),
  ],
]

for (const [path, typed, who, change] of CHANGED)
  test(`typed text and focus in ${path} stay when the app starts after ${who}`, async ({ page }) => {
    await change(page)
    const release = await openBeforeScript(page, path)
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
    const focused = page.locator(`#${Object.keys(typed).at(-1)}`)
    await focused.focus()
    release()
    await untilAlive(page)
    for (const [id, text] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(text)
    await expect(focused).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('x')
    await expect(focused).toHaveValue(`${Object.values(typed).at(-1)}x`)
  })

async function expectNotice(page: Page, text: string): Promise<void> {
  const notice = page.getByRole('alert').filter({ hasText: text })
  await expect(notice).toBeInViewport()
  await expect(notice.getByRole('link')).toHaveAttribute('href', `mailto:${site.email}`)
}

async function sendNatively(page: Page, email: string): Promise<void> {
  await expect(page.locator('#visa-case-name')).toHaveValue(completeVisaCase.name)
  await expect(page.locator('#visa-case-message')).toHaveValue(completeVisaCase.message)
  await page.locator('main form[method=post] [type=submit]').click()
  await expect(page.getByRole('heading', { name: /Visa case request sent|gesendet/ })).toBeVisible()
  await expect.poll(async () => (await mailsNaming(email)).length).toBeGreaterThan(0)
}

test('a page whose app cannot be loaded says so, and sends its form', async ({ page }) => {
  const email = ownAddress('no-app')
  for (const script of ['free-visa-case', 'app']) {
    await page.route(`**/assets/${script}-*.js`, (route) => route.fulfill({ status: 404 }))
    await page.goto('/de/free-visa-case')
    await fillVisaCase(page, email)
    await expectNotice(page, 'Auf dieser Seite funktioniert gerade nicht alles: Wenn etwas nicht reagiert')
  }
  await sendNatively(page, email)
})

const plantError = (page: Page) =>
  page.evaluate(() => {
    const { focus } = HTMLElement.prototype
    HTMLElement.prototype.focus = () => {
      HTMLElement.prototype.focus = focus
      throw new Error('Planted')
    }
  })

test('a component that throws leaves a document with what was typed', async ({ page }) => {
  // The next navigation loads its page anew.
  const email = ownAddress('threw')
  await openAlive(page, '/free-visa-case')
  await fillVisaCase(page, email)
  await page.locator('#visa-case-email').fill('')
  await plantError(page)
  // The missing e-mail address makes the form focus its notice, and the planted `focus` throws.
  await page.locator('main form[method=post] [type=submit]').click()
  await expectNotice(page, 'Not everything on this page works right now: if something does not respond')
  await expect(page.locator('html')).not.toHaveAttribute('data-alive')
  await page.locator('#visa-case-email').fill(email)
  await sendNatively(page, email)

  await openAlive(page, '/contact')
  await page.locator('main a[href="/free-consultation"]').first().click()
  await expect(page.locator('#consultation-name')).toBeVisible()
  await plantError(page)
  const loaded = page.waitForEvent('load')
  await page.locator('main form[method=post] [type=submit]').press('Enter')
  await loaded
  await expect(page).toHaveURL('/free-consultation')
  await expect(page.locator('#consultation-name')).toBeVisible()
})

test('a link leads to its page although a deployment has removed its files', async ({ page }) => {
  await openAlive(page, '/book-appointment')
  await page.route('**/assets/*.{js,css}', (route) => route.fulfill({ status: 404 }))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/assets/*.{js,css}')
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are planning')

  await page.route('**/assets/document-*.js', () => undefined)
  await page.goto('/individuals', { waitUntil: 'commit' })
  await expect(page.locator('main button[aria-pressed]').first()).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
})
