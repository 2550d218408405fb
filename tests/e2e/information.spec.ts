import type { Page } from '@playwright/test'
import { ALL_ARTICLES } from '#tests/support/all-articles.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, openAlive, openBeforeScript, test } from './fixtures.ts'
import { tooWide } from './layout.ts'

const cards = (page: Page) => page.locator('#articles li h3')
const status = (page: Page) => page.locator('#articles').getByRole('status')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'For whom' }).getByRole('button', { name })
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
const showAllTopics = (page: Page) => page.getByRole('button', { name: 'Show all tags' }).click()
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' })

test('each filter is a step for the back button, and keeps scroll and focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openAlive(page, '/information')
  await showAllTopics(page)
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await category(page, 'Individuals').click()
  await expect(status(page)).toHaveText('14 articles')
  await topic(page, 'Recognition').scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await topic(page, 'Recognition').click()
  await expect(chips(page)).toHaveText(['Individuals', 'Recognition'])
  await expect(topic(page, 'Recognition')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await topic(page, 'Doctors').click()
  await expect(cards(page)).toHaveText([/^Approbation in Germany/, /^FSP in Germany/])
  await expect(page).toHaveURL('/information?category=individuals&tag=Recognition&tag=Doctors')

  await page.goBack()
  await expect(topic(page, 'Doctors')).toHaveAttribute('aria-pressed', 'false')
  await expect(chips(page)).toHaveText(['Individuals', 'Recognition'])
  await page.goBack()
  await page.goBack()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await expect(page).toHaveURL('/information')
})

test('a search tolerates misspelling, asks no server, and is one step back', async ({ page }) => {
  const requests: string[] = []
  await openAlive(page, '/contact')
  await page.locator('footer').getByRole('link', { name: 'Information Center' }).click()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  // Pictures of the page before may still arrive.
  page.on('request', (request) => request.resourceType() === 'image' || requests.push(request.url()))
  await category(page, 'Individuals').click()
  await expect(status(page)).toHaveText('14 articles')
  expect(requests).toEqual([])

  await box(page).focus()
  await expect.poll(() => requests.length).toBeGreaterThan(0)
  await box(page).pressSequentially('aprobation')
  await expect(cards(page).first()).toHaveText(/Approbation/)
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL('/information?category=individuals&q=aprobation')
  await box(page).fill('Kenntnisprüfung')
  await expect(page).toHaveURL(/q=Kenntnispr/)
  await expect(cards(page).first()).toHaveText(/Approbation/)
  expect(requests.filter((url) => !url.includes('/assets/'))).toEqual([])
  expect([...new Set(requests)]).toEqual(requests)

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(box(page)).toBeFocused()
  await expect(status(page)).toHaveText('14 articles')
  await page.goBack()
  await expect(page).toHaveURL('/information')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('on a phone the first article and the number of results are in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/de/information')
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(760)
  await openAlive(page, '/information?tag=Recognition')
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(status(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
})

test('axe finds nothing in filtered, full and empty results', async ({ page }) => {
  for (const [path, width] of [
    ['/de/information?category=individuals&tag=Anerkennung', 1280],
    [`/information?category=businesses&q=${'x'.repeat(100)}`, 320],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await openAlive(page, path)
    // The search (`q=`) finds nothing, so its page has no button that shows all topics.
    if (!path.includes('q=')) await page.locator('#articles [aria-expanded="false"]').click()
    expect.soft(await tooWide(page), path).toEqual([])
    expect.soft(await violations(page, path, { within: ['#articles'] })).toEqual([])
  }
})

test.describe('when the search index cannot be loaded', () => {
  test.use({ expectedNoise: /^Failed to load resource/ })

  test('titles, excerpts and tags are searched', async ({ page }) => {
    await openAlive(page, '/information')
    await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'))
    await box(page).fill('turkiye')
    await expect(cards(page)).toHaveCount(4)
    await box(page).fill('Kenntnisprüfung xylophone')
    await expect(page.getByText('No articles match your filter criteria.')).toBeVisible()
  })
})

test('what is typed or chosen before the app arrives is applied in place', async ({ page }) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).search)
  })
  const appIsAskedFor = page.waitForRequest('**/assets/app-*.js')
  const releaseApp = await openBeforeScript(page, '/information')
  await appIsAskedFor
  await box(page).fill('employer')
  await category(page, 'Businesses').click()
  releaseApp()
  await expect(page).toHaveURL('/information?category=businesses&q=employer')
  await expect(chips(page)).toHaveText(['Businesses'])
  expect(documents).toEqual([''])

  const releaseSearch = await openBeforeScript(page, '/information?category=individuals&q=nurse')
  await expect(box(page)).toHaveValue('nurse')
  await expect(category(page, 'Individuals')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('#articles')).toHaveText(/^Searching the guides …$/, { useInnerText: true })
  releaseSearch()
  await expect(chips(page)).toHaveText(['Individuals'])

  const releaseStart = await openBeforeScript(page, '/information', 'start')
  await topic(page, 'Recognition').click()
  await expect(page).toHaveURL('/information?tag=Recognition')
  releaseStart()
  await expect(chips(page)).toHaveText(['Recognition'])
  expect(documents).toEqual(['', '?category=individuals&q=nurse', '', '?tag=Recognition'])
})

test('a subject without a guide leads to the form, which contains its words', async ({ page }) => {
  await openAlive(page, '/information?q=kindergarten')
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(/\/free-consultation#request&about=kindergarten/)
  await expect(page.getByLabel('What would you like to talk about? (optional)')).toHaveValue('kindergarten')
})
