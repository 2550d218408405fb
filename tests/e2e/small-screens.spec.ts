import { expect, openAlive, test } from './fixtures.ts'
import { cutWords, misfits, withLargeText } from './layout.ts'

const PHONE = { width: 390, height: 844 }

test.describe('before a choice about cookies', () => {
  test.use({ consent: null })

  test('a screen zoomed to 400 % shows the banner at the top of the page, and nothing of it further down', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await openAlive(page, '/')
    const decline = page.getByRole('button', { name: 'Decline', exact: true })
    await expect(decline).toBeInViewport({ ratio: 1 })
    await page.getByRole('heading', { level: 1 }).evaluate((title) => title.scrollIntoView())
    await expect(decline).not.toBeInViewport()
  })
})

test.describe('with text at 200 %, on a phone', () => {
  test.use({ viewport: PHONE })

  const DIALOGS = [
    ['/contact?inquiry=business', 'Close', 'Send inquiry'],
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
})
