import { expect, type Locator, type Page } from '@playwright/test'
import { completeBooking } from '#src/dev/examples.ts'
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
    // Each page has its own tab: MSW's worker unregisters with the last page, while the next one is still fetching.
    const page = await context.newPage()
    heard.push(listen(page, cold.origin))
    await page.goto(cold.origin + path)
    // A cold server first transforms every file, which may take up to the time limit of the test.
    await page.getByRole('complementary').first().waitFor()
    // Vite reloads a page after preparing a dependency that it found late.
    await page.waitForLoadState('networkidle')
  }
  for (const page of context.pages()) await page.close()
  await cold.stop()
  expect(heard).toEqual(paths.map((path) => ({ loads: [path], noise: [] })))
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
