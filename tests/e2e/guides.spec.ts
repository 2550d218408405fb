import type { Page } from '@playwright/test'
import { site } from '#src/site/site.ts'
import { expect, openAlive, test } from './fixtures.ts'

const GUIDE = '/information/job-seeker-visa-germany'
const CHECKLIST = '/information/opportunity-card-germany'
const COMPARISON = '/information/job-seeker-visa-vs-blue-card'
const STATES = '/information/approbation-germany'

const contentsOf = (page: Page) => page.getByRole('navigation', { name: 'On this page' })
const statesOn = (page: Page) => page.locator('[data-asks="state"] tbody tr').filter({ visible: true })

test('on a wide screen lines are readable and the current chapter is marked', async ({ page }) => {
  // The number of a source opens that source.
  await page.setViewportSize({ width: 1600, height: 900 })
  await openAlive(page, GUIDE)
  const paragraph = page.getByRole('article').locator('div:has(> h2) + p').first()
  const letters = await paragraph.evaluate((element) => {
    const { fontSize, width } = getComputedStyle(element)
    return Number.parseFloat(width) / (Number.parseFloat(fontSize) * 0.48)
  })
  expect(letters).toBeGreaterThan(55)
  expect(letters).toBeLessThan(80)
  const chapter = contentsOf(page).getByRole('link', { name: 'Typical mistakes' })
  await expect(contentsOf(page).locator('[aria-current]')).toHaveCount(0)
  await chapter.click()
  await expect(chapter).toHaveAttribute('aria-current', 'location')
  const letter = await page.getByRole('link', { name: 'Something wrong or missing?' }).getAttribute('href')
  expect(letter).toContain(encodeURIComponent(await page.getByRole('heading', { level: 1 }).innerText()))
  await page.getByRole('link', { name: 'Source 2' }).first().click()
  await expect(page).toHaveURL(`${GUIDE}#source-2`)
  await expect(page.locator('#source-2')).toBeVisible()
})

test('ticks of a checklist are restored in both languages until removed', async ({ page }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('checklist:opportunity-card-germany'))
  await openAlive(page, CHECKLIST)
  const boxes = page.getByRole('article').getByRole('checkbox')
  const count = await boxes.count()
  await boxes.nth(1).check()
  await expect(page.getByText(`1 of ${count} done.`)).toBeVisible()
  expect(await stored()).toBe('[1]')
  await openAlive(page, `/de${CHECKLIST}`)
  await expect(boxes.nth(1)).toBeChecked()
  await expect(boxes.nth(0)).not.toBeChecked()
  await boxes.nth(1).uncheck()
  expect(await stored()).toBeNull()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guide starts with its answer, and its address keeps two columns', async ({ page }) => {
    await openAlive(page, COMPARISON)
    expect((await page.getByText('In short', { exact: true }).boundingBox())?.y).toBeLessThan(620)
    await expect(contentsOf(page).getByRole('link').first()).toBeHidden()
    await contentsOf(page).locator('summary').click()
    await expect(contentsOf(page).getByRole('link').first()).toBeVisible()

    const table = page.getByRole('table').first()
    const columns = table.getByRole('columnheader')
    await expect(columns).toHaveText([/^Oppor\u00adtunity Card/, /^EU Blue Card/])
    await page
      .getByRole('group', { name: 'Compare' })
      .getByRole('checkbox', { name: 'Job search in Germany' })
      .check()
    await expect(columns).toHaveText([/^Job search/, /^EU Blue Card/])
    await expect(table.getByRole('row', { name: /^Job offer/ }).getByRole('cell')).toHaveText([
      'Not needed',
      /^Needed, for at least/,
    ])
    expect((await table.boundingBox())?.width).toBeLessThanOrEqual(354)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL(/\/de\/.*\?compare=job-search(,|%2C)blue-card$/)
    await expect(columns).toHaveText([/Suche/, /Blaue/])
  })

  test('a reload keeps the chapters and the text on the screen', async ({ page }) => {
    await openAlive(page, CHECKLIST)
    const chapters = page.locator('details[data-folds]')
    await chapters.nth(1).locator('summary').click()
    await chapters.nth(4).evaluate((chapter) => scrollBy(0, chapter.getBoundingClientRect().top + 5))
    const top = () => chapters.nth(5).evaluate((chapter) => Math.round(chapter.getBoundingClientRect().top))
    const before = await top()
    await page.reload()
    await expect.poll(top).toBe(before)
    await expect(chapters.nth(1)).toHaveAttribute('open')
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('the states unfold, and a link to the contents stays in sight', async ({ page }) => {
      await page.goto(STATES)
      await expect(statesOn(page)).toHaveCount(0)
      await page.locator('summary', { hasText: 'All 16 states' }).click()
      await expect(statesOn(page)).toHaveCount(16)

      await page.goto(`${GUIDE}#typical-mistakes`)
      const link = page.getByRole('link', { name: 'On this page', exact: true })
      await expect(link).toBeInViewport({ ratio: 1 })
      const chapters = contentsOf(page).getByRole('listitem')
      await expect(chapters.first()).toBeHidden()
      await link.click()
      await expect(chapters.first()).toBeInViewport()
    })
  })
})

test('on paper a guide is dark on white, with all columns and sources', async ({ page }) => {
  // By night too, without navigation, with the addresses of links.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await openAlive(page, `${COMPARISON}?compare=blue-card,job-search`)
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('nav:visible, footer svg:visible')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Related articles' })).toBeHidden()
  await expect(page.locator('[data-asks="compare"] thead th').filter({ visible: true })).toHaveCount(3)
  await expect(page.locator('#source-1')).toBeVisible()
  const link = page.locator('#source-1 a')
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain('https://')
  const last = page.getByRole('contentinfo').locator('p:visible').last()
  await expect(last).toContainText(site.origin + COMPARISON)
  await expect(last).toContainText(/as of \d{1,2} \w+ 20\d\d/)

  await openAlive(page, STATES)
  await expect(statesOn(page)).toHaveCount(16)
  await openAlive(page, `${STATES}#state=bavaria`)
  await page.reload()
  await expect(statesOn(page)).toHaveCount(1)
})
