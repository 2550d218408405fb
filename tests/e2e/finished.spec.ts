import { expect, test, untilAlive } from './fixtures.ts'

test('a part that only shows stands there without a script of its own, and comes along when its page is reached by a link', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  const partsLoaded = () => scripts.filter((script) => /\/(today|river-end)-/.test(script))
  await page.goto('/')
  await untilAlive(page)
  const prerendered = await page.locator('#today').innerText()
  expect(prerendered).toContain('€')
  expect(partsLoaded()).toEqual([])

  await page.goto('/about')
  await untilAlive(page)
  await page.locator('header').getByRole('link', { name: 'IsarSpree Mobility' }).first().click()
  await expect(page.locator('#today')).toBeVisible()
  expect(await page.locator('#today').innerText()).toBe(prerendered)
  expect(partsLoaded()).toHaveLength(1)
})
