import type { Page } from '@playwright/test'
import { formatFigure } from '#src/content/fact-text.ts'
import { blueCardSalary } from '#src/content/facts/blue-card.ts'
import { current } from '#src/content/site-day.ts'
import { expect, openAlive, test } from './fixtures.ts'

/** The visible side of each card: its front, or the text of its back, and whether the back is mirrored. */
const sidesOf = (page: Page) =>
  page.locator('#options button').evaluateAll((cards) =>
    cards.map((card) => {
      const [front, back] = card.firstElementChild?.children ?? []
      const text = back?.children[1]
      const box = text?.getBoundingClientRect()
      return {
        isFrontShown: front?.checkVisibility({ visibilityProperty: true }),
        isTextShown: text?.checkVisibility({ visibilityProperty: true }) && Number(box?.height) > 20,
        isMirrored: getComputedStyle(back ?? card).transform !== 'none',
      }
    }),
  )

test('a card shows its figure, turns over on a click, leads to its guide, and turns back on Enter', async ({
  page,
}) => {
  await openAlive(page, '/individuals')
  const item = page.locator('#options :not(details) > ul > li').first()
  const card = item.getByRole('button')
  const guide = item.getByRole('link', { name: 'Read the guide' })
  await expect(item).toContainText(formatFigure(current(blueCardSalary), 'en'))
  await expect(guide).toBeHidden()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await expect(guide).toBeVisible()
  await card.press('Enter')
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  await card.click()
  await guide.click()
  await expect(page).toHaveURL('/information/job-seeker-visa-vs-blue-card')
})

test('on a phone a card is a row until it is turned, without motion for those who asked for less, and topics unfold into one row', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/de/individuals')
  const card = page.locator('#options button').first()
  const heightOf = async () => (await card.boundingBox())?.height ?? 0
  const closed = await heightOf()
  expect(closed).toBeLessThan(160)
  await card.click()
  expect(await heightOf()).toBeGreaterThan(closed)
  const [first, second] = await sidesOf(page)
  expect(first).toEqual({ isFrontShown: false, isTextShown: true, isMirrored: false })
  expect(second).toEqual({ isFrontShown: true, isTextShown: false, isMirrored: false })
  const topics = page.locator('#articles ul').first()
  await expect(topics).toBeHidden()
  await page.getByText('Nach Thema filtern').click()
  expect((await topics.boundingBox())?.height).toBeLessThan(70)
})
