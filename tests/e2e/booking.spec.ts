import type { Page } from '@playwright/test'
import type { FieldsOf } from '#contracts/forms/form-fields.ts'
import { completeBooking } from '#src/dev/examples.ts'
import { expect, mailsNaming, openAlive, openBeforeScript, test, untilAlive } from './fixtures.ts'

test.use({ expectedNoise: /^The booking was not sent\.|^Failed to load resource/ })

async function fillIn(page: Page, form: FieldsOf<'booking'>) {
  await page.locator('#booking-consultationType').selectOption(form.consultationType)
  await page.locator('#booking-name').fill(form.name)
  await page.locator('#booking-email').fill(form.email)
  await page.locator('#booking-phone').fill(form.phone)
  await page.locator('#booking-description').fill(form.description)
  await page.locator('#booking-consent').setChecked(form.consent)
  // A form sent within two seconds counts as sent by a program, and is held.
  await page.clock.fastForward(5_000)
}

test.beforeEach(({ page }) => page.clock.install())

const languages = [
  {
    path: '/book-appointment',
    submit: 'Book My Free Consultation',
    confirmed: 'Booking Confirmed!',
    notice: 'Thank you! We will get back to you within 1-2 working days.',
    lang: 'en',
  },
  {
    path: '/de/book-appointment',
    submit: 'Meine kostenlose Beratung buchen',
    confirmed: 'Buchung bestätigt!',
    notice: 'Vielen Dank! Wir melden uns innerhalb von 1-2 Werktagen bei Ihnen.',
    lang: 'de',
  },
]

for (const { path, submit, confirmed, notice, lang } of languages) {
  test(`a booking in ${lang} ends in a confirmation, a mail to the team and one to the visitor`, async ({
    page,
  }) => {
    const email = `visitor-${lang}-${test.info().workerIndex}@example.com`
    await openAlive(page, path)
    await fillIn(page, { ...completeBooking, email })
    await page.locator('[name=talkLanguage]').selectOption(completeBooking.talkLanguage)
    const talkIn = lang === 'de' ? 'Gesprächssprache' : 'Talk in'
    const sent = page.waitForRequest('**/api/send-contact-email')
    await page.getByRole('button', { name: submit }).dblclick()
    await expect(page.getByRole('heading', { name: confirmed })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(notice)

    const request = await sent
    expect(request.postDataJSON()).toEqual({
      formType: 'appointment',
      name: 'Anna Öztürk',
      email,
      phone: '+90 555 0100',
      selectedType: 'individual',
      message: `${talkIn}: Türkçe\n\nNurse from Izmir, B1, looking for recognition.`,
    })
    const headers = await request.allHeaders()
    expect(headers['content-language']).toBe(lang)
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-consent-version']).toMatch(/^\d{4}-\d{2}$/)

    const reference = await page.getByText(/^IS-/).textContent()
    const mails = await mailsNaming(String(reference))
    expect(await mailsNaming(email)).toEqual(mails)
    expect(Object.fromEntries(mails.map(({ to, replyTo }) => [to.join(), replyTo]))).toEqual({
      'hello@isarspree.example': [email],
      [email]: ['hello@isarspree.example'],
    })
    const receipt = mails.find(({ to }) => to.includes(email))
    expect(receipt?.html).toContain(`lang="${lang}"`)
    // Decision 18: a mail to a stranger's address must carry nothing that was typed.
    expect(receipt?.text).not.toContain('Izmir')
    expect(receipt?.text).toContain(String(reference))
  })
}

test('typed text survives the language switch and is cleared by success; the receipt survives both reload and switch', async ({
  page,
}) => {
  await openAlive(page, '/book-appointment')
  await fillIn(page, { ...completeBooking, email: 'switch@example.com' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page).toHaveURL(/\/de\/book-appointment$/)
  await expect(page.locator('#booking-name')).toHaveValue('Anna Öztürk')
  await expect(page.locator('#booking-consent')).toBeChecked()
  await page.getByRole('button', { name: 'Meine kostenlose Beratung buchen' }).click()
  await expect(page.getByRole('heading', { name: 'Buchung bestätigt!' })).toBeVisible()
  const reference = await page.getByText(/^IS-/).textContent()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Buchung bestätigt!' })).toBeVisible()
  await expect(page.getByText(String(reference))).toBeVisible()
  await expect(page.getByText(/^Gesendet um \d\d:\d\d Uhr$/)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page.getByText(String(reference))).toBeVisible()
  await page.getByRole('button', { name: 'Book Another Appointment' }).click()
  await expect(page.locator('#booking-name')).toHaveValue('')
  await page.reload()
  await expect(page.locator('#booking-name')).toHaveValue('')
})

test('text typed before the script arrives is kept', async ({ page }) => {
  const release = await openBeforeScript(page, '/book-appointment')
  await page.locator('#booking-name').fill('Typed early')
  await page.locator('#booking-consultationType').selectOption('business')
  await page.locator('#booking-consent').check()
  release()
  await untilAlive(page)
  await expect(page.locator('#booking-name')).toHaveValue('Typed early')
  await expect(page.locator('#booking-consultationType')).toHaveValue('business')
  await expect(page.locator('#booking-consent')).toBeChecked()
})

test('a booking under way arrives although the visitor has left the page', async ({ page }) => {
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

test('an attempt whose answer was lost is recognised when the visitor looks elsewhere and comes back', async ({
  page,
}) => {
  const email = `back-${test.info().workerIndex}@example.com`
  const keys: (string | undefined)[] = []
  await page.route('**/api/send-contact-email', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    const response = await route.fetch()
    if (keys.length === 1) await route.abort('connectionreset')
    else await route.fulfill({ response })
  })
  await openAlive(page, '/book-appointment')
  await fillIn(page, { ...completeBooking, email })
  const button = page.getByRole('button', { name: 'Book My Free Consultation' })
  await button.click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending.')
  await page.goto('/robots.txt')
  await page.goBack()
  // Before the app has come the form is still empty: the browser itself would say so.
  await untilAlive(page)
  await button.click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await mailsNaming(email)).toHaveLength(2)
})

test('nothing on the way of a message is loaded late: after a deployment has deleted every asset it still goes out', async ({
  page,
}) => {
  await openAlive(page, '/book-appointment')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await fillIn(page, completeBooking)
  await page.getByRole('button', { name: 'Book My Free Consultation' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
})

test('with the storage of the browser blocked a booking still goes through', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  })
  await openAlive(page, '/book-appointment')
  await fillIn(page, completeBooking)
  await page.getByRole('button', { name: 'Book My Free Consultation' }).click()
  await expect(page.getByRole('heading', { name: 'Booking Confirmed!' })).toBeVisible()
})
