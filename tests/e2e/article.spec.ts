import { site } from '#src/site/site.ts'
import { expect, openAlive, test } from './fixtures.ts'

test('an article marks the chapter being read in its table of contents', async ({ page }) => {
  await openAlive(page, '/information/job-seeker-visa-germany')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.locator('[aria-current]')).toHaveCount(0)
  await contents.getByRole('link', { name: 'Typical mistakes' }).click()
  await expect(page).toHaveURL(/#typical-mistakes$/)
  await expect(contents.getByRole('link', { name: 'Typical mistakes' })).toHaveAttribute(
    'aria-current',
    'location',
  )
})

test('ticks of a checklist are there again, in this browser only, until they are removed', async ({
  page,
}) => {
  const slug = 'opportunity-card-germany'
  const stored = () => page.evaluate((key) => localStorage.getItem(key), `checklist:${slug}`)
  await openAlive(page, `/information/${slug}`)
  const boxes = page.getByRole('article').getByRole('checkbox')
  const count = await boxes.count()
  await boxes.nth(1).check()
  await expect(page.getByText(`1 of ${count} done.`)).toBeVisible()
  expect(await stored()).toBe('[1]')
  await openAlive(page, `/de/information/${slug}`)
  await expect(boxes.nth(1)).toBeChecked()
  await expect(boxes.nth(0)).not.toBeChecked()
  await boxes.nth(1).uncheck()
  expect(await stored()).toBeNull()
})

test('on a phone the answer comes first, the contents are folded, and a table is still a table', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/information/job-seeker-visa-vs-blue-card')
  const answer = await page.getByText('In short', { exact: true }).boundingBox()
  expect(answer?.y).toBeLessThan(620)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await expect(contents.getByRole('link').first()).toBeHidden()
  await contents.locator('summary').click()
  await expect(contents.getByRole('link').first()).toBeVisible()
  const table = page.getByRole('table').first()
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Job offer' }) })
  await expect(row.getByRole('cell')).toHaveText(['Not needed', /^Needed, for at least/])
  await expect(table.getByRole('columnheader', { name: /EU Blue Card/ })).toHaveCount(1)
  expect((await table.boundingBox())?.width).toBeLessThanOrEqual(354)
})

test.describe('without scripts, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the link to the contents is there while the guide is read, and unfolds them', async ({ page }) => {
    await page.goto('/information/job-seeker-visa-germany#typical-mistakes')
    const link = page.getByRole('link', { name: 'On this page', exact: true })
    await expect(link).toBeInViewport({ ratio: 1 })
    const chapters = page.getByRole('navigation', { name: 'On this page' }).getByRole('listitem')
    await expect(chapters.first()).toBeHidden()
    await link.click()
    await expect(chapters.first()).toBeInViewport()
  })
})

test('a reader can report a mistake, and find more on a topic', async ({ page }) => {
  await openAlive(page, '/information/approbation-germany')
  const letter = page.getByRole('link', { name: 'Something wrong or missing?' })
  const subject = encodeURIComponent(
    'About the article “Approbation in Germany: the medical licence step by step”',
  )
  await expect(letter).toHaveAttribute('href', `mailto:${site.email}?subject=${subject}`)
  await page.getByRole('article').getByRole('link', { name: 'Recognition', exact: true }).click()
  await expect(page).toHaveURL('/information?tag=Recognition')
  await expect(page.locator('#articles').getByRole('status')).toHaveText('5 articles')
})

test('lines of an article keep to a width that reads well', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await openAlive(page, '/information/approbation-germany')
  const paragraph = page.getByRole('article').locator('div:has(> h2) + p').first()
  const letters = await paragraph.evaluate((element) => {
    const { fontSize, width } = getComputedStyle(element)
    return Number.parseFloat(width) / (Number.parseFloat(fontSize) * 0.48)
  })
  expect(letters).toBeGreaterThan(55)
  expect(letters).toBeLessThan(80)
})

test('the tag filter of an audience page starts with all, then tags by alphabet', async ({ page }) => {
  await openAlive(page, '/de/individuals')
  const filters = page.locator('#articles button')
  await expect(filters.first()).toHaveText('Alle')
  const tags = (await filters.allTextContents()).slice(1)
  expect(tags).toEqual(tags.toSorted((one, other) => one.localeCompare(other, 'de')))
})
