import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import { completeBooking } from '#tests/flows/booking.walks.ts'
import { freePort } from '#tests/support/free-port.ts'

/** The origin of `npm run dev`, which runs for one test only. */
const test = base.extend<{ dev: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  dev: async ({}, use) => {
    const port = await freePort()
    const vite = [
      'node_modules/vite/bin/vite.js',
      '--host',
      '127.0.0.1',
      '--port',
      String(port),
      '--strictPort',
    ]
    const child = spawn(process.execPath, vite, { stdio: ['ignore', 'pipe', 'inherit'] })
    const exited = once(child, 'exit')
    await once(child.stdout, 'data')
    await use(`http://127.0.0.1:${port}`)
    child.kill()
    await exited
  },
})

test('in development the mocks answer inside the page, failures by name, without another host and without a warning', async ({
  dev,
  page,
}) => {
  test.setTimeout(120_000)
  const noise: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) noise.push(message.text())
  })
  page.on('pageerror', ({ message }) => noise.push(message))
  await page.route('**', (route) => {
    if (new URL(route.request().url()).origin === dev) return route.continue()
    noise.push(`request to ${route.request().url()}`)
    return route.abort()
  })

  await page.goto(`${dev}/book-appointment?scenario=serverError`)
  const submit = page.locator('form button[type="submit"]')
  await expect(async () => {
    await page.locator('#booking-consultationType').selectOption(completeBooking.consultationType)
    await expect(submit).toBeEnabled({ timeout: 500 })
  }).toPass()
  await page.locator('#booking-name').fill(completeBooking.name)
  await page.locator('#booking-email').fill(completeBooking.email)
  await page.locator('#booking-consent').check()
  await submit.click()
  await expect(page.getByRole('alert')).toContainText('An error occurred while sending.')

  await page.evaluate(() => history.replaceState(history.state, '', '/book-appointment'))
  await submit.click()
  await expect(page.getByText(/IS-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible()
  expect(noise.filter((line) => !/^The booking was not sent\.|^Failed to load resource/.test(line))).toEqual(
    [],
  )
})
