import { expect, openAlive, test } from './fixtures.ts'
import { linkIn, mailsNaming } from './mails.ts'

test.use({ expectedNoise: / was not sent\.|^Failed to load resource/ })
test.beforeEach(({ page }) => page.clock.install())

test('a sign-up is confirmed by its mail, welcomed, and taken back', async ({ page }) => {
  const address = `compass-${test.info().workerIndex}-${test.info().retry}@example.com`
  await openAlive(page, '/de/job-seeker-compass')
  await page.getByLabel('E-Mail-Adresse').fill(address)
  await page.clock.fastForward(5_000)
  await page.getByRole('button', { name: 'Sagen Sie mir, wann er öffnet' }).click()
  await expect(page.getByRole('heading', { name: 'Danke!' })).toBeFocused()

  await expect.poll(async () => (await mailsNaming(address)).length).toBe(1)
  const [optIn] = await mailsNaming(address)
  expect(optIn?.html).toContain('lang="de"')
  const link = linkIn(optIn?.text, /confirm\?token=/)
  expect(link).toMatch(/^\/de\/job-seeker-compass\/confirm\?/)

  const confirmed = page.getByRole('heading', { name: 'Danke! Deine Anmeldung wurde bestätigt.' })
  await page.goto(link)
  await expect(confirmed).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
  await page.reload()
  await expect(confirmed).toBeVisible()
  await expect.poll(async () => (await mailsNaming(address)).length).toBe(2)

  await page.getByRole('button', { name: 'Das war ich nicht' }).click()
  await expect(page.getByRole('heading', { name: 'Die Anmeldung ist zurückgenommen' })).toBeFocused()
})
