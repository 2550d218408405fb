import { expect, openAlive, test } from './fixtures.ts'

test('a flip card turns over on a click and back on Enter, and tells assistive technology so', async ({
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

test('under reduced motion every card lies open, and nothing is cut off', async ({ page }) => {
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

test('every key the site stores is named in the privacy policy', async ({ page }) => {
  const keys = new Set<string>()
  const collect = async () => {
    const found = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
    for (const key of found) keys.add(key)
  }
  await openAlive(page, '/book-appointment')
  await page.locator('#booking-name').fill('Anna')
  await collect()
  await page.locator('footer').getByRole('link', { name: 'Information' }).click()
  await expect(page).toHaveURL(/\/information$/)
  await collect()
  await page.goto('/de/privacy')
  const policy = await page.locator('main').innerText()
  expect(keys.has('draft:booking:1')).toBe(true)
  expect([...keys].filter((key) => !policy.includes(key.split(':')[0] ?? key))).toEqual([])
})
