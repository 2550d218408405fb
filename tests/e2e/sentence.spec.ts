import type { Page } from '@playwright/test'
import { expect, openAlive, test, untilAlive } from './fixtures.ts'

const GUIDE = '/information/nurses-germany'
const NURSE = 'who=nurse&country=tr&goal=recognition'

const line = (page: Page, name = 'You said') => page.getByRole('region', { name })

/** The three parts, chosen on the home page or another page with its form. */
async function sayAtHome(page: Page, home: string, who: string, country: string, goal: string) {
  await openAlive(page, home)
  await page.locator('#ask-who').selectOption(who)
  await page.locator('#ask-country').selectOption(country)
  await page.locator('#ask-goal').selectOption(goal)
}

test('the sentence of the home page travels behind the # to a guide, to the contact page and into the form, and no server sees it', async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url() + (request.postData() ?? '')))
  await sayAtHome(page, '/', 'nurse', 'tr', 'recognition')
  await expect(page).toHaveURL(`/#${NURSE}`)
  await expect(page.locator('form output')).toHaveText(/./)

  await page.locator('a[href="/information"]').first().click()
  await expect(page).toHaveURL(`/information#${NURSE}`)
  await expect(line(page)).toContainText(
    'a nurse, or in another health profession · Türkiye · have my profession',
  )
  await page.goto(`${GUIDE}#${NURSE}`)
  await page.getByRole('combobox', { name: 'Your state' }).selectOption('Bavaria')
  await expect(page).toHaveURL(`${GUIDE}#${NURSE}&state=bavaria`)
  await expect(line(page)).toContainText('Bavaria')

  await page.locator('a[href="/contact"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`/contact#${NURSE}&state=bavaria`)
  await page.mouse.move(3, 3)
  await untilAlive(page)
  await page.locator('#options article a').last().click()
  await expect(page.getByRole('dialog').getByLabel(/message/i)).toHaveValue(
    /^My answers on your website:\n- I am a nurse.*\n- from Türkiye\n(.*\n)*- state: Bavaria$/,
  )
  expect(requested.filter((url) => /nurse(&|$)|country=|recognition(&|$)|bavaria/.test(url))).toEqual([])
})

test('"Forget" takes it out of the address, and no link carries it any more', async ({ page }) => {
  await openAlive(page, `/about#${NURSE}`)
  await line(page).getByRole('button', { name: 'Forget' }).click()
  await expect(page).toHaveURL('/about')
  await expect(line(page)).toBeHidden()
  await page.locator('footer a[href="/individuals"]').click()
  await expect(page).toHaveURL('/individuals')
})

test('a part is changed in place, and the page that uses it follows', async ({ page }) => {
  await openAlive(page, `${GUIDE}#${NURSE}&state=bavaria`)
  const state = page.getByRole('combobox', { name: 'Your state' })
  await expect(state).toHaveValue('bavaria')
  await line(page).getByRole('button', { name: 'Change' }).click()
  await line(page).getByLabel('I am').selectOption('doctor')
  await line(page).getByRole('button', { name: 'Done' }).click()
  await expect(line(page)).toContainText('a doctor')
  await state.selectOption('Berlin')
  await expect(line(page)).toContainText('Berlin')
})

test('pages that ask for the sentence show it there, without a line', async ({ page }) => {
  await openAlive(page, `/#${NURSE}`)
  await expect(page.locator('#ask-who')).toHaveValue('nurse')
  await expect(line(page)).toHaveCount(0)
  await openAlive(page, `/quick-check#${NURSE}`)
  await expect(page.getByRole('definition').filter({ hasText: 'a nurse' })).toBeVisible()
  await expect(line(page)).toHaveCount(0)
})

test('an anchor on the page keeps the sentence, and an address with both leads to its place', async ({
  page,
}) => {
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
})

test('on a phone an address with both opens the folded chapter that it names', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const chapter = 'defizitbescheid-prüfung-oder-lehrgang'
  await openAlive(page, `/de${GUIDE}#${chapter}&${NURSE}`)
  await expect(page.locator(`[id="${chapter}"]`)).toBeInViewport()
  await expect(page.locator(`details[data-chapter="${chapter}"]`)).toHaveAttribute('open')
  await expect(page.locator('details[data-folds]:not([open])')).not.toHaveCount(0)
})

test('the points calculator has the country, asks for nothing twice, and says nothing of the rest', async ({
  page,
}) => {
  await openAlive(page, `/opportunity-card-points#${NURSE}&state=bavaria`)
  await expect(page.getByRole('definition').filter({ hasText: 'Türkiye' })).toBeVisible()
  await expect(page.getByText('could not read')).toHaveCount(0)
  await page.getByRole('button', { name: 'Outside Germany' }).click()
  await expect(page).toHaveURL(/#country=tr&where=abroad&who=nurse&goal=recognition&state=bavaria$/)
})

test('from a page in Turkish the form and its message are in Turkish, also by an address of the English one', async ({
  page,
}) => {
  await openAlive(page, `/information/nurses-germany-turkish#${NURSE}`)
  await expect(line(page, 'Söyledikleriniz')).toContainText('hemşire')
  await page.locator('main a[href="/free-consultation-turkish"]').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(`/free-consultation-turkish#${NURSE}&language=tr`)
  await page.goto(`/free-consultation#request&${NURSE}&language=tr`)
  await expect(page).toHaveURL(`/free-consultation-turkish#request&${NURSE}&language=tr`)
  await page.mouse.move(3, 3)
  await untilAlive(page)
  await expect(page.locator('#request textarea')).toHaveValue(/^Sitenizdeki yanıtlarım:\n- Ben hemşireyim/)
})

test('the booking has it in the description once the type is chosen, and what was typed stays', async ({
  page,
}) => {
  await openAlive(page, `/book-appointment#${NURSE}`)
  const type = page.locator('#booking-consultationType')
  const description = page.locator('#booking-description')
  await expect(description).toHaveValue('')
  await type.selectOption('individual')
  await expect(description).toHaveValue(/^My answers on your website:\n- I am a nurse/)
  await description.fill('My own words')
  await type.selectOption('business')
  await type.selectOption('individual')
  await expect(description).toHaveValue('My own words')
})
