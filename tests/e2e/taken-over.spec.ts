import type { Page } from '@playwright/test'
import { translate } from '#tests/support/translator.ts'
import { expect, openBeforeScript, test, untilAlive } from './fixtures.ts'

// Show the banner, so that a blocker can remove it.
test.use({ consent: null, expectedNoise: /Minified React error #418/ })

/** Changes to a document before hydration. */
const FOREIGN_HANDS: Record<string, (page: Page) => Promise<unknown>> = {
  'nobody else touches the page': async () => undefined,
  'a browser translates it': (page) => translate(page, 'before'),
  'a password manager puts its icon beside a field': (page) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll('[type=email]')) {
          field.setAttribute('data-manager', '')
          field.after(document.createElement('manager-icon'))
        }
      }),
    ),
  'a blocker removes the cookie banner': (page) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.querySelector('[data-controller=ask-about-cookies]')?.remove(),
      ),
    ),
  'a phone makes links of numbers': (page) =>
    page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const numbers: Text[] = []
        while (texts.nextNode()) {
          const text = texts.currentNode as Text
          if (/\d/.test(text.data) && !text.parentElement?.closest('script, style, option'))
            numbers.push(text)
        }
        for (const text of numbers) {
          const link = document.createElement('a')
          link.href = 'tel:1'
          text.replaceWith(link)
          link.append(text)
        }
      }),
    ),
}

/** Texts typed before hydration, by the id of the field; the last one has the focus. */
const FORMS: Record<string, Record<string, string>> = {
  '/free-visa-case': {
    'visa-case-email': 'aylin@example.com',
    'visa-case-message': 'I am a nurse.',
    'visa-case-name': 'Aylin',
  },
  '/book-appointment': { 'booking-email': 'aylin@example.com', 'booking-name': 'Aylin' },
  '/de/free-consultation': {
    'consultation-message': 'Zwei Fragen.',
    'consultation-date': '2030-01-15',
    'consultation-email': 'aylin@example.com',
  },
  '/job-seeker-compass': { 'sign-up-email': 'aylin@example.com' },
  '/information': { 'article-search': 'nurse' },
}

// Each page is hydrated once, with one of the changes; the first page has none.
const hands = Object.entries(FOREIGN_HANDS)
for (const [index, [path, typed]] of Object.entries(FORMS).entries()) {
  const [touch, touches] = hands[index % hands.length] as (typeof hands)[number]
  test(`typed text and focus in ${path} stay when the app takes over and ${touch}`, async ({ page }) => {
    await touches(page)
    const release = await openBeforeScript(page, path)
    for (const [id, text] of Object.entries(typed)) await page.locator(`#${id}`).fill(text)
    const focused = `#${Object.keys(typed).at(-1)}`
    await page.locator(focused).focus()
    release()
    await untilAlive(page)
    for (const [id, text] of Object.entries(typed)) await expect(page.locator(`#${id}`)).toHaveValue(text)
    await expect(page.locator(focused)).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('x')
    await expect(page.locator(focused)).toHaveValue(`${Object.values(typed).at(-1)}x`)
  })
}
