import type { Locator, Page } from '@playwright/test'
import { formOf } from '#contracts/forms/forms.ts'
import { completeBooking } from '#src/dev/examples.ts'
import { expect, openAlive, test } from './fixtures.ts'

test.use({ expectedNoise: / was not sent\.|^Failed to load resource/ })

const PHONE = { width: 390, height: 844 }

/** A form of each container: a card, the dialog, and a band of a page. */
const HOSTS = [
  { name: 'booking', path: '/book-appointment' },
  { name: 'individual', path: '/contact?inquiry=individual' },
  { name: 'sign-up', path: '/job-seeker-compass' },
] as const

/** Layout of the list in the error box: each container may have rules of its own for lists. */
const listIn = (box: Locator) =>
  box.locator('ul').evaluate((list) => {
    const { listStyleType, paddingInlineStart, marginBlock } = getComputedStyle(list)
    const items = [...list.querySelectorAll('li')].map((item) => {
      const link = item.querySelector('a')?.getBoundingClientRect()
      const { top, bottom, left } = item.getBoundingClientRect()
      return [top - Number(link?.top), bottom - Number(link?.bottom), left - Number(link?.left)].map(
        Math.round,
      )
    })
    return { listStyleType, paddingInlineStart, marginBlock, items }
  })

for (const { path, name } of HOSTS) {
  test(`the list of what to mend looks the same in ${path} on a phone and a laptop: plain, each link its line`, async ({
    page,
  }) => {
    await openAlive(page, path)
    const form = page.locator('main form[method=post]')
    // Until type and consent are given, the button names what is missing and sends nothing.
    for (const [field, control] of Object.entries(formOf(name).controls)) {
      if (control.kind === 'choice') await form.locator(`[name=${field}]`).selectOption({ index: 1 })
      if (control.kind === 'consent') await form.locator(`[name=${field}]`).check()
    }
    await form.locator('[type=submit]').press('Enter')
    const box = page.getByRole('group').filter({ has: page.getByRole('alert') })
    await expect(box).toBeFocused()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const { items, ...list } = await listIn(box)
      expect(list).toEqual({ listStyleType: 'none', paddingInlineStart: '0px', marginBlock: '0px' })
      expect(items.length).toBeGreaterThan(0)
      expect(items).toEqual(items.map(() => [0, 0, 0]))
    }
  })
}

test('a chosen document is named in its own row, in kilobytes where it is small, is not sent, and can be removed', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAlive(page, '/contact?inquiry=individual')
  const input = page.locator('#contact-document')
  await expect(input).not.toHaveAttribute('name')
  const row = input.locator('xpath=ancestor::div[2]')
  await expect(row.getByText('No file chosen')).toBeVisible()
  await expect(row).toContainText('is not sent')
  await input.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1_024) })
  await expect(row.getByText('cv.pdf, 1 kB')).toBeVisible()
  await expect(row.getByText('No file chosen')).toHaveCount(0)
  const [button, name] = await Promise.all(
    [row.getByText('Choose a file'), row.getByText('cv.pdf')].map((part) => part.boundingBox()),
  )
  expect(
    Math.abs(Number(button?.y) + Number(button?.height) / 2 - Number(name?.y) - Number(name?.height) / 2),
  ).toBeLessThan(Number(button?.height) / 2)
  await row.getByRole('button', { name: 'Remove' }).click()
  await expect(row.getByText('No file chosen')).toBeVisible()
  await expect(input).toBeFocused()
})

async function book(page: Page, consultationType: 'business' | 'individual') {
  await openAlive(page, '/book-appointment')
  await page.locator('#booking-consultationType').selectOption(consultationType)
  await page.locator('#booking-name').fill(completeBooking.name)
  await page.locator('#booking-email').fill(completeBooking.email)
  await page.locator('#booking-consent').check()
  await page.getByRole('button', { name: 'Book My Free Consultation' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeFocused()
}

for (const [type, founder, other] of [
  ['business', 'Leyla Brandt', 'Jonas Adler'],
  ['individual', 'Jonas Adler', 'Leyla Brandt'],
] as const) {
  test(`a booking sent as ${type} is signed by ${founder}, and the page shows what happens next instead of selling`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await book(page, type)
    const main = page.getByRole('main')
    await expect(main).toContainText(founder)
    await expect(main).not.toContainText(other)
    await expect(main).not.toContainText('100% Free')
    await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()
  })
}

test('the longest choice of the booking fits its list on a phone, and a tick is seen while the form is sent', async ({
  page,
}) => {
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
  await page.locator('#booking-email').fill(completeBooking.email)
  await page.locator('#booking-consent').check()
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByRole('button', { name: 'Wird gesendet...' })).toBeFocused()
  await expect(page.locator('#booking-consent + svg')).toHaveCSS('color', 'rgb(27, 38, 36)')
  await expect(page.locator('#booking-consent')).toHaveCSS('background-color', 'rgb(239, 232, 218)')
})

test('on a phone the button of an inquiry is in sight wherever one reads, and covers no field that has the focus', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openAlive(page, '/contact?inquiry=individual')
  const button = page.getByRole('button', { name: 'Send inquiry' })
  for (const field of ['topic', 'message', 'email', 'phone', 'document', 'consent']) {
    await page.keyboard.press('Tab')
    await expect(button).toBeInViewport({ ratio: 1 })
    const focused = page.locator(`#contact-${field}`)
    while (!(await focused.evaluate((control) => control === document.activeElement)))
      await page.keyboard.press('Tab')
    const [top, { y = 0, height = 0 } = {}] = [
      Number((await button.boundingBox())?.y),
      (await focused.boundingBox()) ?? {},
    ]
    expect(y + height, field).toBeLessThanOrEqual(top)
  }
})

test('a day that is begun and not finished keeps the form from being sent, with a word beside it', async ({
  page,
}) => {
  await openAlive(page, '/free-consultation')
  await page.getByLabel('Full name').fill('Anna')
  await page.getByLabel('E-mail address').fill('anna@example.com')
  const day = page.getByLabel('Preferred day')
  await day.focus()
  await page.keyboard.type('12')
  await page.getByRole('button', { name: 'Ask for my consultation' }).press('Enter')
  await expect(day).toHaveAccessibleDescription(/Finish the date, or empty the field\./)
  await day.fill('2999-12-01')
  await page.getByRole('button', { name: 'Ask for my consultation' }).press('Enter')
  await expect(day).toHaveAccessibleDescription(/Check the year: we plan at most two years ahead\./)
})
