import type { Page } from '@playwright/test'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { completeBooking } from '#mocks/examples.ts'
import { isListed } from '#src/content/stored-keys.ts'
import { fillBooking } from './fill-in.ts'
import { expect, openAlive, test } from './fixtures.ts'
import { mailsNaming } from './mails.ts'

test.use({ expectedNoise: /^The booking was not sent\.|^Failed to load resource/ })

async function fillIn(page: Page, form: FieldsOf<'booking'>) {
  await fillBooking(page, form)
  // A form sent within two seconds counts as a bot's, and its receipt is held back.
  await page.clock.fastForward(5_000)
}

test.beforeEach(({ page }) => page.clock.install())

test('a booking ends in a confirmation and in a mail to each side', async ({ page }) => {
  const email = `visitor-${test.info().workerIndex}@example.com`
  await openAlive(page, '/book-appointment')
  await fillIn(page, { ...completeBooking, email })
  await page.locator('[name=talkLanguage]').selectOption(completeBooking.talkLanguage)
  const main = page.getByRole('main')
  const promised = await main.getByText('Sent today, it is answered by').locator('strong').textContent()
  await page.getByRole('button', { name: 'Book My Free Consultation' }).dblclick()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  await expect(main).toContainText(String(promised))
  await expect(main).toContainText('Thank you! We will get back to you within 1-2 working days.')
  await expect(main).toContainText('Jonas Adler')
  await expect(main).not.toContainText('100% Free')
  await expect(page.getByRole('heading', { name: 'What happens next' })).toBeVisible()

  const reference = await page.getByText(/^IS-/).textContent()
  const mails = await mailsNaming(String(reference))
  expect(await mailsNaming(email)).toEqual(mails)
  expect(Object.fromEntries(mails.map(({ to, replyTo }) => [to.join(), replyTo]))).toEqual({
    'hello@isarspree.example': [email],
    [email]: ['hello@isarspree.example'],
  })
  const receipt = mails.find(({ to }) => to.includes(email))
  const toTeam = mails.find(({ to }) => !to.includes(email))?.text
  for (const typed of ['Anna Öztürk', '+90 555 0100', 'Talk in: Türkçe', 'Nurse from Izmir'])
    expect(toTeam).toContain(typed)
  expect(toTeam).not.toContain('without the consent that the form asks for')
  expect(receipt?.html).toContain('lang="en"')
  // The address may belong to a stranger, so the mail must not repeat what the visitor typed.
  expect(receipt?.text).not.toContain('Izmir')
  expect(receipt?.text).toContain(String(reference))
})

test('typed text survives the language switch, the receipt also a reload', async ({ page }) => {
  await openAlive(page, '/book-appointment')
  await fillIn(page, { ...completeBooking, consultationType: 'business', email: 'switch@example.com' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/book-appointment$/)
  await expect(page.locator('#booking-name')).toHaveValue('Anna Öztürk')
  await expect(page.locator('#booking-consent')).toBeChecked()
  const stored = await page.evaluate(() => ({
    localStorage: Object.keys(localStorage),
    sessionStorage: Object.keys(sessionStorage),
  }))
  expect(stored.sessionStorage).toContain('draft:booking:1')
  for (const [place, keys] of Object.entries(stored))
    expect(keys.filter((key) => !isListed(key, place as keyof typeof stored))).toEqual([])
  await page.getByRole('button', { name: 'Meine kostenlose Beratung buchen' }).click()
  await expect(page.getByRole('heading', { name: 'Buchung bestätigt!' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Leyla Brandt')
  const reference = await page.getByText(/^IS-/).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Buchung bestätigt!' })).toBeVisible()
  await expect(page.getByText(String(reference))).toBeVisible()
  await expect(page.getByText(/^Gesendet am .+ um \d\d:\d\d Uhr in Deutschland$/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByText(String(reference))).toBeVisible()
  await page.getByRole('button', { name: 'Book Another Appointment' }).click()
  await expect(page.locator('#booking-name')).toHaveValue('')
  await page.reload()
  await expect(page.locator('#booking-name')).toHaveValue('')
})

test('a booking being sent arrives although the visitor leaves the page', async ({ page }) => {
  const email = `left-${test.info().workerIndex}@example.com`
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/api/send-contact-email', async (route) => {
    await mayGoOn
    await route.continue()
  })
  await openAlive(page, '/book-appointment')
  await fillIn(page, { ...completeBooking, email })
  await page.getByRole('button', { name: 'Book My Free Consultation' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  goOn()
  await expect.poll(async () => (await mailsNaming(email)).length).toBe(2)
})

test('a booking is sent after a deployment has deleted every asset of the page', async ({ page }) => {
  await openAlive(page, '/book-appointment')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await fillIn(page, completeBooking)
  await page.getByRole('button', { name: 'Book My Free Consultation' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
})
