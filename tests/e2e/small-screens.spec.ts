import type { Page } from '@playwright/test'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, openAlive, test } from './fixtures.ts'
import { cutWords, misfits, withLargeText } from './layout.ts'

/** Small phones, and one whose browser keeps its bars. */
const SCREENS = [
  { width: 360, height: 640 },
  { width: 360, height: 740 },
  { width: 390, height: 664 },
]
const PHONE = { width: 390, height: 844 }

test.describe('before a choice about cookies', () => {
  test.use({ consent: null })

  /** Controls of a first screen, apart from links within running text. */
  const ACTIONS = 'main :is(button, a[data-tone]), h1:not(article h1) ~ p a, body > header :is(a, summary)'

  /** The actions on the first screen that the banner takes the tap of, and what of its own buttons is out of view. */
  const covered = (page: Page): Promise<string[]> =>
    page.evaluate((actions) => {
      const banner = document.querySelector('[data-does="ask-about-cookies"]')
      if (!banner) return ['no banner']
      const middle = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)
      }
      const taken = [...document.querySelectorAll(actions)].filter(
        (action) => action.checkVisibility() && banner.contains(middle(action)),
      )
      const lost = [...banner.querySelectorAll('button')].filter((button) => {
        const { top, bottom } = button.getBoundingClientRect()
        return top < 0 || bottom > innerHeight || !button.contains(middle(button))
      })
      return [
        ...taken.map(({ textContent }) => `under the banner: ${textContent}`),
        ...lost.map(({ textContent }) => `out of view: ${textContent}`),
      ]
    }, ACTIONS)

  for (const path of pagePaths())
    test(`the cookie banner covers no action on the first screen of ${path}, and its buttons are in view`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      await openAlive(page, path)
      await expect(page.locator('[data-does="ask-about-cookies"] button').first()).toBeVisible()
      const look = async (text: string) => {
        for (const screen of SCREENS) {
          await page.setViewportSize(screen)
          await page.evaluate(() => scrollTo(0, 0))
          expect.soft(await covered(page), `${screen.width} x ${screen.height}, text at ${text}`).toEqual([])
        }
      }
      await look('100 %')
      await withLargeText(page, () => look('200 %'))
    })

  test('a screen zoomed to 400 % shows the buttons of the banner', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openAlive(page, '/')
    await expect(page.getByRole('button', { name: 'Decline', exact: true })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('with text at 200 %, on a phone', () => {
  test.use({ viewport: PHONE })

  const DIALOGS = [
    ['/contact?inquiry=business', 'Close', 'Send inquiry'],
    ['/contact?inquiry=individual', 'Close', 'Send inquiry'],
    ['/de/contact?inquiry=business', 'Schließen', 'Anfrage senden'],
    ['/de/contact?inquiry=individual', 'Schließen', 'Anfrage senden'],
  ] as const
  for (const [path, close, send] of DIALOGS)
    test(`the dialog of ${path} cuts no word, and its last control is reached`, async ({ page }) => {
      await openAlive(page, path)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: send })).toBeVisible()
      await withLargeText(page, async () => {
        expect(await cutWords(page, 'dialog :is(h2, button, p)')).toEqual([])
        expect(await misfits(page)).toEqual([])
        await dialog.getByRole('button', { name: send }).scrollIntoViewIfNeeded()
        await expect(dialog.getByRole('button', { name: send })).toBeInViewport({ ratio: 1 })
        await dialog.getByRole('button', { name: close }).click()
        await expect(dialog).toBeHidden()
      })
    })

  for (const path of ['/', '/de', '/contact', '/de/businesses', '/quick-check', '/free-visa-case'])
    test(`no button of ${path} is smaller than the text around it`, async ({ page }) => {
      await openAlive(page, path)
      await withLargeText(page, async () => {
        const small = await page
          .locator('main :is(a[data-tone], button[type="submit"])')
          .evaluateAll((all) => {
            const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
            const text = size(document.body)
            return all
              .filter((button) => button.checkVisibility() && size(button) < text)
              .map((button) => `${button.textContent}: ${size(button)} px in a text of ${text} px`)
          })
        expect(small).toEqual([])
      })
    })
})
