import type { Page } from '@playwright/test'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { longDate } from '#src/content/long-date.ts'
import { ALL_ARTICLES } from '#tests/support/all-articles.ts'
import { violations } from '#tests/support/axe.ts'
import { expect, openAlive, openBeforeScript, test } from './fixtures.ts'
import { tooWide } from './layout.ts'

/** Date of a guide's last change, as on its card. */
const updatedOn = (slug: string, language: 'en' | 'tr') => {
  const article = readArticles(ARTICLES).find((one) => one.slug === slug && one.language === language)
  return longDate(article?.updated ?? '', language)
}

const cards = (page: Page) => page.locator('#articles li h3')
const status = (page: Page) => page.locator('#articles').getByRole('status')
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'For whom' }).getByRole('button', { name })
const topic = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name: new RegExp(`^${name} \\d+$`) })
const showAllTopics = (page: Page) => page.getByRole('button', { name: 'Show all tags' }).click()
const chips = (page: Page) => page.getByRole('list', { name: 'Active filters' }).getByRole('button')
const box = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' })

/** Parameters of the filters, in order. */
const query = (page: Page) => [...new URL(page.url()).searchParams].map((pair) => pair.join('='))

test('categories and topics narrow the articles down, each a step for the back button', async ({ page }) => {
  await openAlive(page, '/information')
  await showAllTopics(page)
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await expect(cards(page)).toHaveCount(15)

  await category(page, 'Businesses').click()
  await expect(status(page)).toHaveText('1 article')
  await expect(cards(page)).toHaveText([/^Work visa for Germany/])
  await expect(category(page, 'Businesses')).toHaveAttribute('aria-pressed', 'true')

  await category(page, 'Individuals').click()
  await expect(status(page)).toHaveText('14 articles')
  await topic(page, 'Recognition').click()
  await topic(page, 'Doctors').click()
  await expect(status(page)).toHaveText('2 articles')
  await expect(cards(page)).toHaveText([/^Approbation in Germany/, /^FSP in Germany/])
  expect(query(page)).toEqual(['category=individuals', 'tag=Recognition', 'tag=Doctors'])

  await page.goBack()
  await expect(topic(page, 'Doctors')).toHaveAttribute('aria-pressed', 'false')
  await expect(chips(page)).toHaveText(['Individuals', 'Recognition'])
  await page.goBack()
  await page.goBack()
  await expect(cards(page)).toHaveText([/^Work visa for Germany/])
  await page.goBack()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  expect(query(page)).toEqual([])
})

test('filters go one by one or all at once, and the focus is never lost', async ({ page }) => {
  await openAlive(page, '/information?category=individuals&tag=Doctors&tag=Recognition&q=exam')
  await expect(chips(page)).toHaveText(['Individuals', 'Doctors', 'Recognition', '“exam”'])

  await page.getByRole('button', { name: 'Remove filter: Doctors' }).click()
  await expect(chips(page)).toHaveText(['Individuals', 'Recognition', '“exam”'])
  await expect(page.getByRole('button', { name: 'Remove filter: Recognition' })).toBeFocused()
  await page.getByRole('button', { name: 'Remove filter: “exam”' }).click()
  await expect(box(page)).toHaveValue('')
  expect(query(page)).toEqual(['category=individuals', 'tag=Recognition'])

  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(chips(page)).toHaveCount(0)
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await expect(status(page)).toBeFocused()
  expect(query(page)).toEqual([])

  await page.goBack()
  await expect(chips(page)).toHaveText(['Individuals', 'Recognition'])
  await page.getByRole('button', { name: 'Remove filter: Individuals' }).click()
  await page.getByRole('button', { name: 'Remove filter: Recognition' }).click()
  await expect(status(page)).toBeFocused()

  await category(page, 'Businesses').click()
  await box(page).pressSequentially('exam')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await expect(box(page)).toHaveValue('')
})

test('the search forgives, reads whole articles, and asks no server for it', async ({ page }) => {
  const requests: string[] = []
  await openAlive(page, '/information')
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  await box(page).focus()
  await expect.poll(() => requests.length).toBeGreaterThan(0)

  await box(page).pressSequentially('aprobation')
  await expect(cards(page).first()).toHaveText(/Approbation/)
  await expect(box(page)).toBeFocused()
  await expect(page).toHaveURL('/information?q=aprobation')
  await box(page).fill('Turkiye')
  await expect(cards(page).nth(0)).toHaveText(/Türkiye/)
  await expect(cards(page).nth(1)).toHaveText(/Türkiye/)
  await box(page).fill('Kenntnisprüfung')
  await expect(cards(page).first()).toHaveText(/Approbation/)

  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(box(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  expect(requests.filter((path) => path.startsWith('/api'))).toEqual([])

  await openAlive(page, '/de/information')
  await page.getByRole('searchbox', { name: 'Artikel durchsuchen' }).fill('Blaue Karte')
  await expect(cards(page).first()).toHaveText(/Blaue Karte/)
})

test('typing leaves no trail for the back button, and the index is loaded by the first focus only', async ({
  page,
}) => {
  const scripts: string[] = []
  await openAlive(page, '/contact')
  await page.locator('footer').getByRole('link', { name: 'Information Center' }).click()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await showAllTopics(page)
  await topic(page, 'Doctors').click()
  await expect(status(page)).toHaveText('2 articles')
  expect(scripts).toEqual([])

  for (const text of ['v', 'vi', 'vis', 'visa']) {
    await box(page).fill(text)
    await expect(page).toHaveURL(`/information?tag=Doctors&q=${text}`)
  }
  expect(scripts).not.toEqual([])
  expect([...new Set(scripts)]).toEqual(scripts)
  await page.goBack()
  await expect(page).toHaveURL('/information')
  await expect(box(page)).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL('/contact')
})

test('a change of filters moves neither the page nor the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await openAlive(page, '/information')
  await page.evaluate(() => scrollTo(0, 150))
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await topic(page, 'Recognition').click()
  await expect(chips(page)).toHaveText(['Recognition'])
  await expect(topic(page, 'Recognition')).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('without matches, the page says so and offers to clear the filters', async ({ page }) => {
  await openAlive(page, '/information?category=businesses&q=xylophone')
  await expect(page.getByText('No articles match your filter criteria.')).toBeVisible()
  await page.getByRole('button', { name: 'Reset the filters' }).click()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await expect(status(page)).toBeFocused()
  await expect(box(page)).toHaveValue('')
  expect(query(page)).toEqual([])
})

test('where no article has all words, the closest are shown and called so', async ({ page }) => {
  await openAlive(page, '/information?q=nurse+xylophone')
  await expect(page.getByText('No article has all words. These come closest.')).toBeVisible()
  await expect(cards(page).first()).toHaveText(/^Nurses in Germany/)
  await box(page).fill('bluecard')
  await expect(page.getByText('These come closest')).toBeHidden()
  await expect(cards(page).first()).toHaveText(/Blue Card/)
})

test('topics show how many articles they would leave, and an empty one cannot be chosen', async ({
  page,
}) => {
  await openAlive(page, '/information')
  await showAllTopics(page)
  await expect(topic(page, 'Recognition')).toHaveText('Recognition 5')
  await topic(page, 'Doctors').click()
  await expect(topic(page, 'Recognition')).toHaveText('Recognition 2')
  const deadEnd = topic(page, 'Opportunity Card')
  await expect(deadEnd).toHaveText('Opportunity Card 0')
  await expect(deadEnd).toHaveAttribute('aria-disabled', 'true')
  await deadEnd.click({ force: true })
  expect(query(page)).toEqual(['tag=Doctors'])
  await deadEnd.focus()
  await expect(deadEnd).toBeFocused()
})

test('without a match, the page names the filter to remove and offers three articles', async ({ page }) => {
  await openAlive(page, '/information?category=businesses&tag=Recognition')
  await expect(page.locator('#articles').getByRole('link')).toHaveCount(3)
  await page.getByRole('button', { name: 'Without Businesses: 5 articles' }).click()
  await expect(status(page)).toHaveText('5 articles')
  await expect(status(page)).toBeFocused()
  expect(query(page)).toEqual(['tag=Recognition'])
})

test('on a phone the first article is in sight, and what a filter has changed stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/de/information')
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(760)
  await openAlive(page, '/information?tag=Recognition')
  await page.evaluate(() => scrollTo(0, 1200))
  await expect(status(page)).toBeInViewport()
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(status(page)).toHaveText(ALL_ARTICLES)
  await expect(page.getByRole('button', { name: 'Clear', exact: true })).toBeHidden()
})

test('eight topics are shown at first, all of them on demand', async ({ page }) => {
  await openAlive(page, '/information')
  const topics = page.getByRole('group', { name: 'Topics' }).getByRole('listitem')
  await expect(topics).toHaveCount(8)
  await showAllTopics(page)
  expect(await topics.count()).toBeGreaterThan(15)
  await page.getByRole('button', { name: 'Show fewer' }).click()
  await expect(topics).toHaveCount(8)
})

test('a card has all facts about its article, in the right language', async ({ page }) => {
  await openAlive(page, '/information')
  const work = page.getByRole('listitem').filter({ hasText: 'Work visa for Germany' })
  await expect(work).toContainText('Businesses')
  await expect(work).toContainText('Featured')
  await expect(work).toContainText(updatedOn('work-visa-germany-2025', 'en'))
  await expect(work).toContainText('12 min read')
  await expect(work.getByRole('listitem')).toHaveText(['EU Blue Card', 'Work Visa', 'Employers', /^\+3/])
  await expect(work).toContainText('and 3 more tags: Skilled Workers, Compliance, Opportunity Card')
  await work.getByRole('link', { name: /^Read Article Work visa for Germany/ }).click()
  await expect(page).toHaveURL('/information/work-visa-germany-2025')

  await openAlive(page, '/information')
  const turkish = page.getByRole('listitem').filter({ hasText: 'Fırsat Kartı (Chancenkarte)' })
  await expect(turkish).toContainText('in Turkish')
  await expect(turkish.getByRole('heading')).toHaveAttribute('lang', 'tr')
  await expect(turkish.locator('time')).toHaveText(updatedOn('job-seeker-chancenkarte-turkey', 'tr'))
  await expect(page.getByRole('main').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('axe finds nothing with filters set, all topics shown and nothing found, and nothing is wider than a phone', async ({
  page,
}) => {
  const asked = ['/de/information?category=individuals&tag=Anerkennung']
  for (const path of [...asked, `/information?category=businesses&q=${'x'.repeat(100)}`]) {
    await openAlive(page, path)
    // With a search text, topics without results are hidden.
    if (!path.includes('q=')) await page.locator('#articles [aria-expanded="false"]').click()
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const state = `${path} at ${width} px`
      expect.soft(await tooWide(page), state).toEqual([])
      // Only the list shows the effect of filters.
      expect.soft(await violations(page, state, { rules: 'all but colours' })).toEqual([])
      expect.soft(await violations(page, state, { rules: 'colours', within: ['#articles'] })).toEqual([])
    }
  }
})

test.describe('when the search index cannot be had', () => {
  test.use({ expectedNoise: /^Failed to load resource/ })

  test('titles, excerpts and tags are searched', async ({ page }) => {
    await openAlive(page, '/information')
    await page.route('**/assets/*.js', (route) => route.abort('connectionfailed'))
    await box(page).fill('turkiye')
    await expect(cards(page)).toHaveCount(4)
    await expect(cards(page).filter({ hasText: 'Türkiye' })).toHaveCount(3)
    await box(page).fill('Kenntnisprüfung xylophone')
    await expect(page.getByText('No articles match your filter criteria.')).toBeVisible()
  })
})

test('text typed before the script arrives is searched for', async ({ page }) => {
  const release = await openBeforeScript(page, '/information')
  await box(page).fill('family reunion')
  release()
  await expect(page).toHaveURL('/information?q=family+reunion')
  await expect(box(page)).toHaveValue('family reunion')
  await expect(cards(page).first()).toHaveText(/^Family reunion/)
})

test('a filter chosen before the app arrives is applied in place, and one before any script by the browser', async ({
  page,
}) => {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).search)
  })
  const appIsAskedFor = page.waitForRequest('**/assets/app-*.js')
  const releaseApp = await openBeforeScript(page, '/information')
  await appIsAskedFor
  await category(page, 'Businesses').click()
  releaseApp()
  await expect(page).toHaveURL('/information?category=businesses')
  await expect(status(page)).toHaveText('1 article')
  expect(documents).toEqual([''])

  const releaseStart = await openBeforeScript(page, '/information', 'start')
  await topic(page, 'Recognition').click()
  await expect(page).toHaveURL('/information?tag=Recognition')
  releaseStart()
  await expect(chips(page)).toHaveText(['Recognition'])
  expect(documents).toEqual(['', '', '?tag=Recognition'])
})

test('a subject without a guide leads to the form, with its words', async ({ page }) => {
  await openAlive(page, '/information?q=kindergarten')
  await expect(page.getByText('We have no guide on “kindergarten”.')).toBeVisible()
  await page.getByRole('link', { name: 'Ask us' }).click()
  await expect(page).toHaveURL(/\/free-consultation#request&about=kindergarten/)
  await expect(page.getByLabel('What would you like to talk about? (optional)')).toHaveValue('kindergarten')
})
