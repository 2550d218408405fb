import { readFileSync } from 'node:fs'
import type { Route } from '@playwright/test'
import type { Manifest } from 'vite'
import { MANIFEST } from '#build/site/prerender.ts'
import { expect, openAlive, test } from './fixtures.ts'

test.use({
  expectedNoise:
    /^Failed to load resource|Failed to fetch dynamically imported module|^A part of the page could not be fetched/,
})

const modules: Manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
const gone = (route: Route) => route.fulfill({ status: 404 })

test('a link followed after a deployment, when the old parts are gone, still leads to its page', async ({
  page,
}) => {
  await openAlive(page, '/book-appointment')
  await page.route('**/assets/*.{js,css}', gone)
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void page.unroute('**/assets/*.{js,css}')
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are planning')
  await expect(page).toHaveURL('/contact')
})

for (const [part, source] of [
  ['texts', 'src/pages/contact/locales/en.po'],
  ['component', 'src/routes/contact.tsx?tsr-split=component'],
]) {
  test(`a page whose ${part} the script cannot fetch stays readable`, async ({ page }) => {
    const file = String(modules[String(source)]?.file)
    expect(file).toMatch(/^assets\//)
    const asked = page.waitForResponse(`**/${file}`)
    await page.route(`**/${file}`, gone)
    await page.goto('/contact')
    expect((await asked).status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell us what you are planning')
    await expect(page.getByRole('banner').getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact',
    )
  })
}
