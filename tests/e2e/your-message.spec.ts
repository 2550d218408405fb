import type { Page } from '@playwright/test'
import { violations } from '#tests/support/axe.ts'
import { fillVisaCase } from './fill-in.ts'
import { expect, openAlive, ownAddress, productOrigin, test } from './fixtures.ts'
import { tooWide } from './layout.ts'
import { linkIn, mailsNaming, REFERENCE } from './mails.ts'

// Chromium logs the 410 response when a link does not lead to a stored message.
test.use({ expectedNoise: /^Failed to load resource: .* 410 / })

const TYPED = 'A sentence that nobody else shall read'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const seesHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

const submit = (page: Page) => page.locator('form[method=post] button[type=submit]').click()

const receiptsTo = async (email: string) => (await mailsNaming(email)).filter(({ to }) => to.includes(email))

async function referenceOn(page: Page): Promise<string> {
  return String(REFERENCE.exec(await page.locator('main').innerText())?.[0])
}

const notesAbout = async (reference: string) =>
  (await mailsNaming(reference)).filter(({ subject }) => subject === `[Taken back] ${reference}`)

test('the link of the mail shows, confirms again and withdraws the message', async ({ page }) => {
  const email = ownAddress('own')
  await page.clock.install()
  await openAlive(page, '/free-visa-case')
  await fillVisaCase(page, email, TYPED)
  await page.clock.fastForward(5_000)
  await submit(page)
  await page.locator('a[href*="/your-message?token="]').waitFor()
  const reference = await referenceOn(page)

  await expect.poll(async () => (await receiptsTo(email)).length).toBe(1)
  const link = linkIn((await receiptsTo(email))[0]?.text, /\/your-message\?token=/)
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  const opened = await page.goto(link)
  expect(opened?.headers()['referrer-policy']).toBe('no-referrer')
  await seesHeading(page, 'Your message')
  await expect(page.getByText('Handed to our team')).toBeVisible()
  expect(await referenceOn(page)).toBe(reference)
  expect(await page.locator('body').innerText()).not.toContain(TYPED)
  expect(new URL(page.url()).search).toBe('')
  expect(requests.filter((request) => /token=/.test(request))).toEqual([`GET ${productOrigin()}${link}`])
  expect(await violations(page, 'kept')).toEqual([])

  // Opening the link, as mail scanners do, must change nothing.
  await page.goto(link)
  await seesHeading(page, 'Your message')
  expect(await notesAbout(reference)).toEqual([])
  await press(page, 'Send the confirmation again')
  await seesHeading(page, 'The confirmation is on its way')
  await expect.poll(async () => (await receiptsTo(email)).length).toBe(2)

  await press(page, 'Back to my message')
  await press(page, 'Take my message back')
  await press(page, 'Take it back for good')
  await seesHeading(page, 'Your message has been taken back')
  await expect.poll(async () => (await notesAbout(reference)).length).toBe(1)
  await page.goto(link)
  await seesHeading(page, 'There is no message here')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('buttons show the message and withdraw it', async ({ page }) => {
    const email = ownAddress('plain')
    await page.goto('/de/free-visa-case')
    await fillVisaCase(page, email, TYPED)
    await submit(page)
    const reference = await referenceOn(page)
    await page.locator('a[href*="/your-message?token="]').click()
    const address = page.url()
    await seesHeading(page, 'Ihre Nachricht')
    expect(await page.locator('main').innerText()).not.toContain(reference)

    await press(page, 'Stand meiner Nachricht zeigen')
    expect(await referenceOn(page)).toBe(reference)
    expect(await page.locator('body').innerText()).not.toContain(TYPED)
    expect(await tooWide(page)).toEqual([])
    await page.getByText('Meine Nachricht zurücknehmen').click()
    await press(page, 'Endgültig zurücknehmen')
    await seesHeading(page, 'Ihre Nachricht ist zurückgenommen')
    await expect.poll(async () => (await notesAbout(reference)).length).toBe(1)
    await page.goto(address)
    await press(page, 'Stand meiner Nachricht zeigen')
    await seesHeading(page, 'Hier ist keine Nachricht')
  })
})
