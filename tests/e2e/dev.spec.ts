import { expect } from '@playwright/test'
import { completeBooking } from '#mocks/examples.ts'
import { test } from '#tests/support/dev-server.ts'
import { fillBooking } from './fill-in.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the panel steps over a failed call without sending it again', async ({ dev, page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(dev)) foreign.push(request.url())
  })
  await page.goto(`${dev}/book-appointment?scenario=failed`)
  const panel = page.getByRole('complementary', { name: 'Development' })
  const booking = panel.getByRole('region', { name: 'Chart booking' })
  await panel.waitFor()
  await fillBooking(page, completeBooking)
  await page.keyboard.press('Control+.')
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
  await expect(log).toHaveText(heard)
  await booking.getByRole('button', { name: 'Copy as a test' }).press('Enter')
  await expect(booking.getByRole('status').last()).toHaveText(/^Copied: a test/)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /createActor\(booking\)[\s\S]*\.toEqual\("sending"\)/,
  )
  expect(foreign).toEqual([])
})
