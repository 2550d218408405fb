import { expect, openAlive, test } from './fixtures.ts'

/** The answers of a graduate in IT except the salary, which stands at the end of the questions. */
const BEFORE_THE_LAST = '/quick-check#who=degree_list&country=in&goal=work&where=abroad'

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the head of the result is in view after the last answer', async ({ page }) => {
    await openAlive(page, BEFORE_THE_LAST)
    await page.getByRole('radio').last().check()
    const outcome = page.locator('[data-outcome]')
    await expect(outcome.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the bar at the thumb names what is missing, and after the last answer what it comes to', async ({
    page,
  }) => {
    await openAlive(page, BEFORE_THE_LAST)
    const last = page.getByRole('group').last()
    const question = await last.locator('legend').innerText()
    await expect(page.getByText(`Missing: ${question}`)).toBeInViewport({ ratio: 1 })
    await last.getByRole('radio').last().check()
    const title = await page.locator('[data-outcome] h2').innerText()
    await expect(page.locator('form [data-kind]')).toContainText(title)
    await expect(page.locator('form [data-kind]')).toBeInViewport({ ratio: 1 })
  })
})
