import { expect, openAlive, test } from './fixtures.ts'
import { cutWords, misfits, withLargeText } from './layout.ts'

const PHONE = { width: 390, height: 844 }

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
