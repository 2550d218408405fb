import { expect, type Locator, type Page } from '@playwright/test'
import { completeBooking } from '#src/dev/examples.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { violations } from '#tests/support/axe.ts'
import { startDevServer, test } from '#tests/support/dev-server.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const submit = (page: Page) => page.locator('form[action] button[type="submit"]')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Development' })
const chart = (page: Page, id: string) => panel(page).getByRole('region', { name: `Chart ${id}` })

async function fillIn(page: Page) {
  await page.locator('#booking-consultationType').selectOption(completeBooking.consultationType)
  await page.locator('#booking-name').fill(completeBooking.name)
  await page.locator('#booking-email').fill(completeBooking.email)
  await page.locator('#booking-consent').check()
}

/** Counts the documents that a page loads, and collects messages that disturb a developer. */
function listen(page: Page, origin: string) {
  const loads: string[] = []
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      noise.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', ({ message }) => noise.push(message))
  page.on('request', (request) => {
    const { origin: host, pathname } = new URL(request.url())
    if (host !== origin) noise.push(`request to ${request.url()}`)
    if (request.isNavigationRequest()) loads.push(pathname)
  })
  return { loads, noise }
}

test('a development server that starts cold loads each page once, without another host and without a warning', async ({
  context,
}) => {
  const cold = await startDevServer()
  const paths = ['/book-appointment', '/information/opportunity-card-germany', '/__gallery/booking/sending']
  const heard = []
  for (const path of paths) {
    // Each in a tab of its own: the worker of MSW unregisters with the last page, while the next one is fetching.
    const page = await context.newPage()
    heard.push(listen(page, cold.origin))
    await page.goto(cold.origin + path)
    // A cold server transforms every file first: however long that takes, within the limit of the test.
    await page.getByRole('complementary').first().waitFor()
    // Vite reloads a page as soon as it has prepared what it found late.
    await page.waitForLoadState('networkidle')
  }
  for (const page of context.pages()) await page.close()
  await cold.stop()
  expect(heard).toEqual(paths.map((path) => ({ loads: [path], noise: [] })))
})

test('the address chooses what the mocks answer, the panel changes it, and the tab keeps it', async ({
  dev,
  page,
}) => {
  await page.goto(`${dev}/book-appointment?scenario=contact.throttled`)
  await panel(page).waitFor()
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending.')

  await page.goto(`${dev}/book-appointment`)
  await panel(page).getByRole('button').click()
  await panel(page).getByRole('radio', { name: 'network' }).check()
  await expect(panel(page).getByLabel('contact')).toHaveValue('throttled')
  await expect(panel(page).getByLabel('sign-up')).toHaveValue('success')
  await panel(page).getByLabel('contact').selectOption('success')
  await expect(page.locator('#booking-name')).toHaveValue(completeBooking.name)
  await submit(page).click()
  await expect(page.locator('main').getByText(/IS-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible()
})

/** Presses Tab, or another key, until an element of the panel has the focus. */
async function goTo(page: Page, target: Locator, key = 'Tab') {
  const hasFocus = () => target.evaluate((element) => element.matches(':focus'))
  for (let presses = 0; presses < 160 && !(await hasFocus()); presses += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

test('by keyboard: the panel opens, goes back and forth over a call without sending it again, copies, and closes', async ({
  dev,
  page,
}) => {
  await page.goto(`${dev}/book-appointment?scenario=failed`)
  const booking = chart(page, 'booking')
  await panel(page).waitFor()
  await fillIn(page)
  await page.keyboard.press('Control+.')
  await expect(panel(page).getByRole('radio', { name: 'charts' })).toBeFocused()
  await expect(booking.locator('.picture [data-lit]')).toHaveText('idle')

  await goTo(page, submit(page), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(booking.getByRole('status').first()).toHaveText('editing.failed')
  const log = booking.locator('ol li')
  const heard = await log.allTextContents()
  expect(heard.slice(-2)).toEqual(['submit → sending', 'send error → editing.failed'])

  const step = booking.getByRole('slider', { name: 'Step' })
  await goTo(page, step)
  for (const [key, place] of [
    ['ArrowLeft', 'sending'],
    ['ArrowLeft', 'editing.idle'],
    ['ArrowRight', 'sending'],
    ['ArrowRight', 'editing.failed'],
    ['ArrowLeft', 'sending'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(booking.getByRole('status').first()).toHaveText(place)
  }
  await expect(page.locator('#booking-name')).not.toBeEditable()
  await expect(log).toHaveText(heard)

  await goTo(page, booking.getByRole('button', { name: 'Copy as a test' }))
  await page.keyboard.press('Enter')
  await expect(booking.getByRole('status').last()).toHaveText(/^Copied: a test/)
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('createActor(booking)')
  expect(copied).toContain('.toEqual("sending")')

  await page.keyboard.press('Control+.')
  await expect(booking).toHaveCount(0)
  await expect(page.locator('#booking-consent')).toBeFocused()
})

test('over a modal dialog: the panel answers by hand, says why a guard refuses, and hands on a link to the state', async ({
  dev,
  page,
}) => {
  await page.goto(`${dev}/contact?inquiry=business&now=2027-01-01T09:00`)
  const contact = chart(page, 'contact-modal')
  await panel(page).waitFor()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Control+.')
  await expect(contact.getByRole('status').first()).toHaveText('open.editing.idle')
  await expect(contact.getByText('Not open.sending: not complete (topic missing')).toBeVisible()
  await expect(page.locator('dialog input[type="date"]')).toHaveAttribute('min', '2027-01-01')

  await goTo(page, contact.getByRole('button', { name: 'submit' }))
  await page.keyboard.press('Enter')
  await expect(contact.getByRole('status').first()).toHaveText('open.editing.refused')
  await goTo(page, contact.getByRole('button', { name: 'Copy link to this state' }))
  await page.keyboard.press('Enter')
  await expect(contact.getByRole('status').last()).toHaveText(/^Copied: a link/)

  // The panel is still open, and beside the dialog: it remembers itself.
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await expect(contact.getByRole('status').first()).toHaveText('open.editing.refused')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expect(page.locator('dialog input[type="date"]')).toHaveAttribute('min', '2027-01-01')
  await goTo(page, panel(page).getByRole('separator'))
  const width = async () => (await panel(page).boundingBox())?.width ?? 0
  const before = await width()
  await page.keyboard.press('ArrowLeft')
  expect(await width()).toBeGreaterThan(before)
})

for (const width of [390, 1280]) {
  test(`a machine without its page moves by its events, goes back, and is copied as a test, at ${width} px`, async ({
    dev,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${dev}/charts#booking`)
    const booking = page.getByRole('region', { name: 'Chart booking' })
    const place = booking.getByRole('status').first()
    await expect(place).toHaveText('editing.idle')
    for (const event of ['change · valid', 'submit', 'send error · no connection'])
      await booking.getByRole('button', { name: event, exact: true }).click()
    await expect(place).toHaveText('editing.failed')
    await expect(booking.getByRole('list', { name: 'Log' }).getByRole('listitem')).toHaveText([
      'xstate.init → editing.idle',
      'change → editing.idle',
      'submit → sending',
      'send error → editing.failed',
    ])
    await expect(booking.locator('.picture [data-lit]')).toHaveText('failed')
    await booking.getByRole('button', { name: 'Copy as a test' }).click()
    await expect(booking.getByRole('status').last()).toHaveText('Copied: a test of 3 events.')
    await booking.getByRole('button', { name: 'Back' }).click()
    await expect(place).toHaveText('sending')

    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await violations(page, `/charts, ${colorScheme}`, { rules: 'all' })).toEqual([])
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
}

test('every machine has a chart that leads to its page, its source and its states', async ({ dev, page }) => {
  await page.goto(`${dev}/charts`)
  const machines = page.getByRole('navigation', { name: 'Machines' }).getByRole('link')
  await expect(machines).toHaveText(Object.keys(GALLERY_FLOWS))
  for (const [name, { machine, path }] of Object.entries(GALLERY_FLOWS)) {
    await machines.getByText(name, { exact: true }).press('Enter')
    await expect(page.getByRole('region', { name: `Chart ${machine.id}` })).toBeVisible()
    const links = page.locator('main > p').last().getByRole('link')
    await expect(links).toHaveText(['Its page', /^machines\//, 'Its states as pages'])
    await expect(links.first()).toHaveAttribute('href', path)
    await expect(links.last()).toHaveAttribute(
      'href',
      galleryPath({ locale: 'en', shelf: name, state: null }),
    )
    const source = await page.request.get(dev + (await links.nth(1).getAttribute('href')))
    expect(await source.text(), name).toContain(`Machine = `)
  }
})

test('a state of the gallery leads to its chart in that state', async ({ dev, page }) => {
  await page.goto(dev + galleryPath({ locale: 'en', shelf: 'booking', state: 'sending' }))
  const guide = page.getByRole('complementary', { name: 'Gallery' })
  await expect(guide).toHaveAttribute('data-shown', 'sending')
  await guide.locator('summary').click()
  await guide.getByRole('link', { name: 'Chart' }).click()
  await expect(page.getByRole('region', { name: 'Chart booking' }).getByRole('status').first()).toHaveText(
    'sending',
  )
})
