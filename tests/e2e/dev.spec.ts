import { expect, type Page } from '@playwright/test'
import { REFUSALS } from '#contracts/refusals.ts'
import { completeBooking } from '#src/dev/examples.ts'
import { startDevServer, test } from '#tests/support/dev-server.ts'

const submit = (page: Page) => page.locator('form button[type="submit"]')
const panel = (page: Page) => page.getByRole('complementary', { name: 'Development' })
const chart = (page: Page, id: string) => panel(page).getByRole('region', { name: `Chart ${id}` })

async function fillIn(page: Page) {
  await page.locator('#booking-consultationType').selectOption(completeBooking.consultationType)
  await page.locator('#booking-name').fill(completeBooking.name)
  await page.locator('#booking-email').fill(completeBooking.email)
  await page.locator('#booking-consent').check()
}

/** What a page loads as a document, counted; and what else disturbs whoever develops. */
async function listen(page: Page, origin: string) {
  const loads: string[] = []
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', ({ message }) => noise.push(message))
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname)
  })
  await page.route('**', (route) => {
    if (new URL(route.request().url()).origin === origin) return route.continue()
    noise.push(`request to ${route.request().url()}`)
    return route.abort()
  })
  return { loads, noise }
}

// One development server for all of them.
test.describe.configure({ mode: 'default' })

test('a development server that starts cold loads each page once, without another host and without a warning', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const cold = await startDevServer()
  const { loads, noise } = await listen(page, cold.origin)
  const paths = ['/book-appointment', '/information/opportunity-card-germany', '/__gallery/booking/sending']
  for (const path of paths) {
    await page.goto(cold.origin + path)
    await expect(page.getByRole('complementary')).not.toHaveCount(0)
    // Vite tells a page to load again as soon as it has prepared what it found late.
    await page.waitForLoadState('networkidle')
  }
  await cold.stop()
  expect(loads).toEqual(paths)
  expect(noise).toEqual([])
})

test('the address chooses what the mocks answer, the panel changes it, and the tab keeps it', async ({
  dev,
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto(`${dev}/book-appointment?scenario=contact.throttled`)
  await panel(page).waitFor()
  await fillIn(page)
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending.')

  await page.goto(`${dev}/book-appointment`)
  await panel(page).locator('summary').first().click()
  await expect(panel(page).getByLabel('contact')).toHaveValue('throttled')
  await expect(panel(page).getByLabel('sign-up')).toHaveValue('success')
  await panel(page).getByLabel('contact').selectOption('success')
  await expect(page.locator('#booking-name')).toHaveValue(completeBooking.name)
  await submit(page).click()
  await expect(page.locator('main').getByText(/IS-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible()
})

test('the mocks refuse in the words of the contract and in the language of the visitor', async ({
  dev,
  page,
}) => {
  await page.goto(`${dev}/de/job-seeker-compass?scenario=sign-up.failed`)
  await panel(page).waitFor()
  await page.locator('#sign-up-email').fill('anna@example.com')
  await submit(page).click()
  await expect(page.getByRole('alert')).toContainText(REFUSALS.failed.error.de)
})

test('the panel is reached by keyboard, tells state and log of a chart, steps back, and copies the log as a test', async ({
  dev,
  page,
  context,
}) => {
  test.setTimeout(120_000)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${dev}/book-appointment?scenario=failed`)
  await panel(page).waitFor()
  await page.locator('footer a').last().focus()
  await page.keyboard.press('Tab')
  await expect(panel(page).locator('summary').first()).toBeFocused()
  await page.keyboard.press('Enter')

  const booking = chart(page, 'booking')
  await expect(booking.locator('output')).toHaveText('editing.calm')
  await fillIn(page)
  await submit(page).click()
  await expect(booking.locator('output')).toHaveText('editing.failed')
  await expect(booking.locator('li')).toHaveText([
    'xstate.init → editing.calm',
    ...Array.from({ length: 4 }, () => 'change → editing.calm'),
    'submit → sending',
    'xstate.error.actor.send → editing.failed',
  ])

  await booking.getByRole('button', { name: 'Copy as a test' }).click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('actor.send({"type":"change","form":{"consultationType":"individual"}})')
  expect(copied).toContain(`stateName(value) === 'editing.failed'`)

  // Back on its way, a request is sent again: this time nobody answers.
  await panel(page).getByLabel('contact').selectOption('silence')
  for (const state of ['sending', 'editing.calm', 'editing.calm'])
    await test.step(`back to ${state}`, async () => {
      await booking.getByRole('button', { name: 'Step back' }).click()
      await expect(booking.locator('output')).toHaveText(state)
    })
  await expect(page.locator('#booking-consent')).not.toBeChecked()
  await expect(page.locator('#booking-name')).toHaveValue(completeBooking.name)
})
