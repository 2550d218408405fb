import type { Page } from '@playwright/test'
import { expect, openAlive, test, untilAlive } from './fixtures.ts'

const GUIDE = '/information/nurses-germany'
const NURSE = 'who=nurse&country=tr&goal=recognition'

const line = (page: Page, name = 'You said') => page.getByRole('region', { name })

test('the sentence travels in the fragment, and reaches no server', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')))
  await openAlive(page, '/')
  await page.locator('#ask-who').selectOption('nurse')
  await page.locator('#ask-country').selectOption('tr')
  await page.locator('#ask-goal').selectOption('recognition')
  await expect(page).toHaveURL(`/#${NURSE}`)
  await expect(page.locator('form output')).toHaveText(/./)

  await page.locator('a[href="/information"]').first().click()
  await expect(page).toHaveURL(`/information#${NURSE}`)
  await expect(line(page)).toContainText(/^You said.*a nurse, .* · Türkiye · have my profession/)
  await untilAlive(page)
  await page.locator(`a[href="${GUIDE}"]`).first().click()
  await expect(page).toHaveURL(`${GUIDE}#${NURSE}`)
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Bavaria')
  await expect(page).toHaveURL(`${GUIDE}#${NURSE}&state=bavaria`)
  await expect(line(page)).toContainText('Bavaria')
  await expect(page.locator('[data-asks="state"] tbody tr').filter({ visible: true })).toHaveCount(1)

  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`/contact#${NURSE}&state=bavaria`)
  await page.mouse.move(3, 3)
  await untilAlive(page)
  await page.locator('#options article a').last().click()
  await expect(page.getByRole('dialog').getByLabel(/message/i)).toHaveValue(
    /^My answers on your website:\n(.*\n)*- Which passport do you hold\? Türkiye\n(.*\n)*- state: Bavaria$/,
  )
  expect(requested.filter((url) => /nurse(&|$)|country=|recognition(&|$)|bavaria/.test(url))).toEqual([])
})

test('pages show the sentence in their own fields, and "Forget" removes it', async ({ page }) => {
  await openAlive(page, `/#${NURSE}`)
  await expect(page.locator('#ask-who')).toHaveValue('nurse')
  await expect(line(page)).toHaveCount(0)
  await openAlive(page, `/about#${NURSE}`)
  await line(page).getByRole('button', { name: 'Forget' }).click()
  await expect(page).toHaveURL('/about')
  await expect(line(page)).toBeHidden()
  await page.locator('footer a[href="/individuals"]').click()
  await expect(page).toHaveURL('/individuals')
})

test('a link to a chapter opens at the chapter, and keeps the sentence', async ({ page }) => {
  await openAlive(page, `${GUIDE}#${NURSE}`)
  await expect(line(page)).toBeVisible()
  const link = page.locator('article a[href^="#"]').filter({ visible: true }).first()
  const anchor = String(await link.getAttribute('href'))
  await link.click()
  await expect(page).toHaveURL(`${GUIDE}${anchor}&${NURSE}`)
  await page.goto('/about')
  await page.goto(`${GUIDE}${anchor}&${NURSE}`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  await expect(page.locator(anchor)).toBeInViewport()
  await expect(page).toHaveURL(`${GUIDE}${anchor}&${NURSE}`)
  await page.setViewportSize({ width: 390, height: 844 })
  const chapter = 'defizitbescheid-prüfung-oder-lehrgang'
  await openAlive(page, `/de${GUIDE}#${chapter}&${NURSE}`)
  await expect(page.locator(`[id="${chapter}"]`)).toBeInViewport()
  await expect(page.locator(`details[data-chapter="${chapter}"]`)).toHaveAttribute('open')
  await expect(page.locator('details[data-folds]:not([open])')).not.toHaveCount(0)
})

test('a page in Turkish leads to the form and its message in Turkish', async ({ page }) => {
  await openAlive(page, `/tr/information/nurses-germany#${NURSE}`)
  await expect(line(page, 'Söyledikleriniz')).toContainText('hemşire')
  await page.locator('main a[href="/tr/free-consultation"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`/tr/free-consultation#${NURSE}`)
  await page.mouse.move(3, 3)
  await untilAlive(page)
  await expect(page.locator('#request textarea')).toHaveValue(
    /^Sitenizdeki yanıtlarım:\n(.*\n)+- Mesleğiniz nedir\? hemşireyim/,
  )
})

test('the sentence describes a booking, and replaces nothing typed', async ({ page }) => {
  await openAlive(page, `/book-appointment#${NURSE}`)
  const type = page.locator('#booking-consultationType')
  const description = page.locator('#booking-description')
  await expect(description).toHaveValue('')
  await type.selectOption('individual')
  await expect(description).toHaveValue(
    /^My answers on your website:\n(.*\n)*- What is your profession\? a nurse/,
  )
  await description.fill('My own words')
  await type.selectOption('business')
  await type.selectOption('individual')
  await expect(description).toHaveValue('My own words')
})
