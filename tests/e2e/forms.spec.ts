import { completeBooking } from '#mocks/examples.ts'
import { violations } from '#tests/support/axe.ts'
import { brokenLines } from './broken-lines.ts'
import { expect, openAlive, test } from './fixtures.ts'
import { misfits, withLargeText } from './layout.ts'

test.use({ expectedNoise: / was not sent\.|^Failed to load resource/, hasTouch: true })

const PHONE = { width: 390, height: 844 }

test('on a phone the booking’s longest option fits, ticks show, and no press is lost', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route('**/api/send-contact-email', () => undefined)
  for (const path of ['/book-appointment', '/de/book-appointment']) {
    await openAlive(page, path)
    const list = page.locator('#booking-consultationType')
    await list.selectOption('individual')
    const room = await list.evaluate((select: HTMLSelectElement) => {
      const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
      const measure = new OffscreenCanvas(1, 1).getContext('2d')
      if (!measure) throw new Error('No canvas.')
      measure.font = font
      const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd)
      return select.clientWidth - padding - measure.measureText(select.selectedOptions[0]?.text ?? '').width
    })
    expect(room).toBeGreaterThanOrEqual(0)
  }
  await page.locator('#booking-name').fill(completeBooking.name)
  const consent = page.locator('#booking-consent')
  const tick = page.locator('#booking-consent + svg')
  const checked = page.waitForResponse(/suggest-address/)
  await page.locator('#booking-email').fill('jane@gmial.com')
  await consent.hover()
  await page.mouse.down()
  await page.evaluate(async (chunk) => void (await import(chunk)), (await checked).url())
  await page.mouse.up()
  await expect(consent).toBeChecked()
  await expect(page.getByText('Meinten Sie jane@gmail.com?')).toBeVisible()
  await page.locator('#booking-email').fill('jane@yaho.com')
  await page.locator('#booking-phone').tap()
  await expect(page.getByText('Meinten Sie jane@yahoo.com?')).toBeVisible()
  await page.locator('#booking-email').fill('jane@gmal.com')
  const send = page.locator('form button[type="submit"]')
  await send.click()
  await expect(page.getByRole('button', { name: 'jane@gmail.com' })).toBeFocused()
  await expect(page.getByText('Meinten Sie jane@gmail.com?')).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ forcedColors: 'active' })
  await expect(tick).toHaveCSS('opacity', '1')
  const box = await consent.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect(tick).not.toHaveCSS('color', box)
  await page.emulateMedia({ forcedColors: 'none' })
  // A second press within the time of a double click sends nothing.
  await expect(async () => {
    await send.click()
    await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeFocused({ timeout: 1_000 })
  }).toPass()
  await expect(tick).toHaveCSS('color', 'rgb(27, 38, 36)')
  await expect(consent).toHaveCSS('background-color', 'rgb(239, 232, 218)')
})

test('on a phone the button of an inquiry is in sight, and covers no field', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAlive(page, '/contact?inquiry=individual')
  const button = page.getByRole('button', { name: 'Send inquiry' })
  for (const field of ['topic', 'message', 'email', 'phone', 'document', 'consent']) {
    await page.keyboard.press('Tab')
    await expect(button).toBeInViewport({ ratio: 1 })
    const focused = page.locator(`#contact-${field}`)
    while (!(await focused.evaluate((control) => control === document.activeElement)))
      await page.keyboard.press('Tab')
    const top = Number((await button.boundingBox())?.y)
    const { y = 0, height = 0 } = (await focused.boundingBox()) ?? {}
    expect(y + height, field).toBeLessThanOrEqual(top)
  }
  await button.hover()
  expect(await violations(page, 'disabled button under the mouse', { within: ['dialog form'] })).toEqual([])
})

test('an unfinished day stops the form, which says why', async ({ page }) => {
  await openAlive(page, '/free-consultation')
  await page.getByLabel('Full name').fill('Anna')
  await page.getByLabel('E-mail address').fill('anna@example.com')
  const day = page.getByLabel('Preferred day')
  await day.focus()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Ask for my consultation' }).press('Enter')
  await expect(day).toHaveAccessibleDescription(/Finish the date, or empty the field\./)
})

test('on a phone with text at 200 %, the dialog cuts no word', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAlive(page, '/de/contact?inquiry=individual')
  const dialog = page.getByRole('dialog')
  const send = dialog.getByRole('button', { name: 'Anfrage senden' })
  await expect(send).toBeVisible()
  await withLargeText(page, async () => {
    expect(await brokenLines(page, { hyphenated: 'h2' })).toEqual([])
    expect(await misfits(page)).toEqual([])
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Schließen' }).click()
    await expect(dialog).toBeHidden()
  })
})
