import { formatFigure } from '#src/content/fact-text.ts'
import { blueCardSalary } from '#src/content/facts/blue-card.ts'
import { current } from '#src/content/site-day.ts'
import { expect, openAlive, test } from './fixtures.ts'

test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } })

test('on a phone a card shows its figure, turns over, and leads to its guide', async ({ page }) => {
  // Cards turn without motion and back on Enter; topics unfold into one row.
  await openAlive(page, '/individuals')
  const item = page.locator('#options :not(details) > ul > li').first()
  const card = item.getByRole('button')
  const guide = item.getByRole('link', { name: 'Read the guide' })
  const heightOf = async () => (await card.boundingBox())?.height ?? 0
  const closed = await heightOf()
  expect(closed).toBeLessThan(160)
  await expect(item).toContainText(formatFigure(current(blueCardSalary), 'en'))
  await expect(guide).toBeHidden()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  expect(await heightOf()).toBeGreaterThan(closed)
  const back = card.locator(':scope > * > :nth-child(2)')
  await expect(back).toBeVisible()
  await expect(back, 'not mirrored').toHaveCSS('transform', 'none')
  await card.press('Enter')
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  const topics = page.locator('#articles ul').first()
  await expect(topics).toBeHidden()
  await page.getByText('Filter by topic').click()
  expect((await topics.boundingBox())?.height, 'one row of topics').toBeLessThan(70)
  await card.click()
  await guide.click()
  await expect(page).toHaveURL('/information/job-seeker-visa-vs-blue-card')
})
