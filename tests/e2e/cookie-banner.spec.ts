import { expect, openAlive, test } from './fixtures.ts'

const PHONE = { width: 390, height: 844 }

test.use({ consent: null, viewport: PHONE })

test('the cookie banner never takes a press away: what it half covers stays where it is between press and release', async ({
  page,
}) => {
  await openAlive(page, '/free-visa-case')
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toBeVisible()
  const button = page.getByRole('button', { name: 'Send my visa case' })
  const top = Number((await banner.boundingBox())?.y)
  await button.evaluate((element, edge) => {
    scrollBy(0, element.getBoundingClientRect().top - edge + 20)
  }, top)
  const { x, y } = (await button.boundingBox()) ?? { x: 0, y: 0 }
  expect(Math.round(top - y)).toBe(20)
  const before = await page.evaluate(() => scrollY)
  await page.mouse.move(x + 40, y + 10)
  await page.mouse.down()
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await page.mouse.up()
  await expect(page.getByRole('alert')).toContainText('Missing details')
})
