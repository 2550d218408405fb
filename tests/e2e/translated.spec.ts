import { WALKED_FLOWS } from '#tests/proofs/walks/walked-flows.ts'
import { ALL_ARTICLES } from '#tests/support/all-articles.ts'
import { visitInChromium } from '#tests/support/hands-in-chromium.ts'
import { translate } from '#tests/support/translator.ts'
import { throughEveryState, type Walk, walkPage, walksOf } from '#tests/support/walks.ts'
import { expect, openAlive, test } from './fixtures.ts'

test.use({
  consent: null,
  // Block the service worker: it would send a queued message itself, but tests answer only the page's requests.
  serviceWorkers: 'block',
  // React reports that a translated document differs from what it renders (#418), and renders it again.
  expectedNoise:
    /Service Worker registration blocked| was not sent\.|^Failed to load resource|Minified React error #418/,
})

const untranslated = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const left: string[] = []
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    const isTranslated = data.endsWith('\u200b') || data.trim() === ''
    if (!isTranslated && !parentElement?.closest('script, style, textarea, option, noscript, svg'))
      left.push(data)
  }
  return left
}

/** Number of walks per flow, the longest first. A few suffice, because one module handles translated elements. */
const WALKS = 2
const WALKS_WITH_REFUSAL = 3
/** False for a walk that replaces a module, which only jsdom can do. */
const isForBrowsers = ({ steps }: Walk) => steps.every(({ gesture }) => gesture !== 'fail')

for (const flow of WALKED_FLOWS.filter(({ isTwin }) => !isTwin)) {
  const count = flow.machine.id === 'booking' ? WALKS_WITH_REFUSAL : WALKS
  for (const [index, walk] of throughEveryState(walksOf(flow))
    .filter(isForBrowsers)
    .slice(0, count)
    .entries()) {
    const from = index === 1 ? 'before' : 'after'
    test(`${flow.machine.id}, translated ${from} the app has started: ${walk.name}`, async ({ page }) => {
      await translate(page, from)
      const visit = await visitInChromium(page, flow.path, flow.endpoint, (path) => openAlive(page, path))
      await walkPage(walk, flow, visit)
      expect(await page.evaluate(untranslated)).toEqual([])
    })
  }
}

test('the search works on a page translated after the app has started', async ({ page }) => {
  await translate(page, 'after')
  await openAlive(page, '/information')
  const box = page.getByRole('searchbox', { name: 'Search the articles' })
  const status = page.locator('#articles').getByRole('status')
  await expect(status).toHaveText(ALL_ARTICLES)
  await box.fill('blue card')
  await expect(status).not.toHaveText(ALL_ARTICLES)
  await box.fill('qqqqq')
  await expect(status).toHaveText('No articles match your filter criteria.')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(status).toHaveText(ALL_ARTICLES)
  await page.getByRole('button', { name: 'Businesses', exact: true }).click()
  await expect(status).toHaveText('1 article')
  expect(await page.evaluate(untranslated)).toEqual([])
})
