import type { Page } from '@playwright/test'
import { formatFigure } from '#src/content/fact-text.ts'
import { blueCardSalary } from '#src/content/facts/blue-card.ts'
import { current } from '#src/content/site-day.ts'
import { isListed } from '#src/content/stored-keys.ts'
import { expect, openAlive, test } from './fixtures.ts'

test('a flip card turns over on a click and back on Enter, and assistive technology hears it', async ({
  page,
}) => {
  await openAlive(page, '/individuals')
  const card = page.locator('#options button').first()
  await expect(card).toHaveAttribute('aria-pressed', 'false')
  const before = await card.innerText()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  expect((await card.innerText()).length).toBeGreaterThan(before.length)
  await card.press('Enter')
  await expect(card).toHaveAttribute('aria-pressed', 'false')
})

test('on a phone, under reduced motion, nothing of a card is cut off', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/de/individuals')
  const cut = await page
    .locator('#options button')
    .evaluateAll(
      (cards) =>
        cards.filter(
          (card) => card.scrollHeight > card.clientHeight + 1 || String(card.textContent).length < 40,
        ).length,
    )
  expect(cut).toBe(0)
})

/** Texts on the cards before any is turned. */
const lyingOpen = (page: Page) =>
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
const OPEN = Array.from({ length: 12 }, () => ({ isFrontShown: false, isTextShown: true, isMirrored: false }))

test('under reduced motion a card swaps its sides without turning', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAlive(page, '/individuals')
  await page.locator('#options button').first().click()
  const [first, second] = await lyingOpen(page)
  expect(first).toEqual({ isFrontShown: false, isTextShown: true, isMirrored: false })
  expect(second).toEqual({ isFrontShown: true, isTextShown: false, isMirrored: false })
})

test('the front of a card shows its figure, and its back links to the guide', async ({ page }) => {
  await openAlive(page, '/individuals')
  const card = page.locator('#options :not(details) > ul > li').first()
  await expect(card).toContainText(formatFigure(current(blueCardSalary), 'en'))
  await expect(card.getByRole('link')).toBeHidden()
  await card.getByRole('button').click()
  await card.getByRole('link', { name: 'Read the guide' }).click()
  await expect(page).toHaveURL('/information/job-seeker-visa-vs-blue-card')
})

test('on a phone a card is a row until it is turned, and the topics are folded, then scroll in one row', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAlive(page, '/de/individuals')
  const card = page.locator('#options button').first()
  const heightOf = async () => (await card.boundingBox())?.height ?? 0
  const closed = await heightOf()
  expect(closed).toBeLessThan(160)
  await card.click()
  expect(await heightOf()).toBeGreaterThan(closed)
  const topics = page.locator('#articles ul').first()
  await expect(topics).toBeHidden()
  await page.getByText('Nach Thema filtern').click()
  expect((await topics.boundingBox())?.height).toBeLessThan(70)
  expect(await topics.getByRole('button').count()).toBeGreaterThan(20)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('every card shows its description, all articles are there, and no filter that would do nothing', async ({
    page,
  }) => {
    for (const path of ['/individuals', '/de/individuals']) {
      await page.goto(path)
      expect(await lyingOpen(page)).toEqual(OPEN)
      await expect(page.locator('#articles h3')).toHaveCount(8)
      await expect(page.locator('#articles button:visible')).toHaveCount(0)
    }
  })
})

test.describe('what the site stores', () => {
  test.use({ consent: null, expectedNoise: /^The confirmation was not sent\.|^Failed to load resource/ })

  test('every key the site stores is listed in the privacy policy, as a whole and in its own storage', async ({
    page,
  }) => {
    const found = new Set<string>()
    const collect = async () => {
      const keys = await page.evaluate(() => ({
        localStorage: Object.keys(localStorage),
        sessionStorage: Object.keys(sessionStorage),
      }))
      for (const place of ['localStorage', 'sessionStorage'] as const)
        for (const key of keys[place]) found.add(`${place} ${key}`)
    }
    await openAlive(page, '/book-appointment')
    await page.locator('#booking-name').fill('Anna')
    await page.getByRole('button', { name: 'Decline' }).click()
    await collect()
    await openAlive(page, '/job-seeker-compass/confirm?token=none')
    await collect()
    await page.locator('footer').getByRole('link', { name: 'Information Center' }).click()
    await expect(page).toHaveURL(/\/information$/)
    await collect()
    expect([...found]).toEqual(
      expect.arrayContaining([
        'sessionStorage draft:booking:1',
        'localStorage cookie_consent',
        'sessionStorage waitlist-confirm:1',
      ]),
    )
    const unlisted = [...found].filter((entry) => {
      const [place, key] = entry.split(' ') as ['localStorage' | 'sessionStorage', string]
      return !isListed(key, place)
    })
    expect(unlisted).toEqual([])
  })
})
