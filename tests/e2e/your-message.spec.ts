import type { Page } from '@playwright/test'
import { violations } from '#tests/support/axe.ts'
import { expect, mailsNaming, openAlive, ownAddress, productOrigin, test } from './fixtures.ts'
import { tooWide } from './layout.ts'

// Chromium logs the 410 response when a link does not lead to a stored message.
test.use({ expectedNoise: /^Failed to load resource: .* 410 / })

const TYPED = 'A sentence that nobody else shall read'

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const seesHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function fillVisaCase(page: Page, email: string): Promise<void> {
  await page.locator('form[method=post] [name=name]').fill('Maria Silva')
  await page.locator('form[method=post] [name=email]').fill(email)
  await page.locator('form[method=post] [name=message]').fill(TYPED)
}
const submit = (page: Page) => page.locator('form[method=post] button[type=submit]').click()

async function linkIn(email: string): Promise<string> {
  await expect
    .poll(async () => (await mailsNaming('/your-message?token=')).some(({ to }) => to.includes(email)))
    .toBe(true)
  const [receipt] = (await mailsNaming(email)).filter(({ to }) => to.includes(email))
  const link = /https?:\S+\/your-message\?token=[\w.-]+/.exec(receipt?.text ?? '')?.[0]
  return String(link).replace(productOrigin(), '')
}

async function referenceOn(page: Page): Promise<string> {
  return String(/IS-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await page.locator('main').innerText())?.[0])
}

const notesAbout = async (reference: string) =>
  (await mailsNaming(reference)).filter(({ subject }) => subject === `[Taken back] ${reference}`)

test('the link of the mail shows, confirms again and withdraws the message', async ({ page }) => {
  const email = ownAddress('own')
  await page.clock.install()
  await openAlive(page, '/free-visa-case')
  await fillVisaCase(page, email)
  await page.clock.fastForward(5_000)
  await submit(page)
  await page.locator('a[href*="/your-message?token="]').waitFor()
  const reference = await referenceOn(page)

  const link = await linkIn(email)
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
  await page.reload()
  await press(page, 'Send the confirmation again')
  await seesHeading(page, 'The confirmation is on its way')
  const receipts = async () => (await mailsNaming(reference)).filter(({ to }) => to.includes(email)).length
  await expect.poll(receipts).toBe(2)

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
    await fillVisaCase(page, email)
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
