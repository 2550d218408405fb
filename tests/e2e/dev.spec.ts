import { expect, type Page } from '@playwright/test'
import { completeBooking } from '#src/dev/examples.ts'
import { startDevServer, test } from '#tests/support/dev-server.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

/** Collects the paths of the documents that a page loads, and its errors, warnings and requests to other hosts. */
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

test('a development server without a cache loads each page once, from its own host, without a warning', async ({
  context,
}) => {
  const cold = await startDevServer()
  const paths = ['/book-appointment', '/information/opportunity-card-germany', '/__gallery/booking/sending']
  const heard = []
  for (const path of paths) {
    // Open a tab for each page: when the last tab leaves, MSW's worker unregisters while the next page still fetches.
    const page = await context.newPage()
    heard.push(listen(page, cold.origin))
    await page.goto(cold.origin + path)
    // A cold server first transforms every file, which may take nearly as long as the test's time limit.
    await page.getByRole('complementary').first().waitFor()
    // Vite reloads a page after preparing a dependency that it found late.
    await page.waitForLoadState('networkidle')
  }
  for (const page of context.pages()) await page.close()
  await cold.stop()
  expect(heard).toEqual(paths.map((path) => ({ loads: [path], noise: [] })))
})

test('the panel steps back and forth over a failed call without sending it again, and copies it as a test', async ({
  dev,
  page,
}) => {
  await page.goto(`${dev}/book-appointment?scenario=failed`)
  const panel = page.getByRole('complementary', { name: 'Development' })
  const booking = panel.getByRole('region', { name: 'Chart booking' })
  await panel.waitFor()
  await page.locator('#booking-consultationType').selectOption(completeBooking.consultationType)
  await page.locator('#booking-name').fill(completeBooking.name)
  await page.locator('#booking-email').fill(completeBooking.email)
  await page.locator('#booking-consent').check()
  await page.keyboard.press('Control+.')
  await expect(panel.getByRole('radio', { name: 'charts' })).toBeFocused()
  await expect(booking.locator('.picture [data-lit]')).toHaveText('idle')
  await page.locator('form[action] button[type="submit"]').press('Enter')
  const state = booking.getByRole('status').first()
  await expect(state).toHaveText('editing.failed')
  const log = booking.locator('ol li')
  const heard = await log.allTextContents()
  expect(heard.slice(-2)).toEqual(['submit → sending', 'send error → editing.failed'])

  const step = booking.getByRole('slider', { name: 'Step' })
  for (const [key, place] of [
    ['ArrowLeft', 'sending'],
    ['ArrowLeft', 'editing.idle'],
    ['ArrowRight', 'sending'],
  ] as const) {
    await step.press(key)
    await expect(state).toHaveText(place)
  }
  await expect(page.locator('#booking-name')).not.toBeEditable()
  await expect(log).toHaveText(heard)
  await booking.getByRole('button', { name: 'Copy as a test' }).press('Enter')
  await expect(booking.getByRole('status').last()).toHaveText(/^Copied: a test/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /createActor\(booking\)[\s\S]*\.toEqual\("sending"\)/,
  )
  await page.keyboard.press('Control+.')
  await expect(booking).toHaveCount(0)
})
