import { once } from 'node:events'
import { createReadStream, existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { isDemoBuilt } from '#build/demo.ts'
import { DEMO } from '#build/site/demo.ts'
import { completeBooking } from '#src/dev/examples.ts'
import { galleryPath } from '#src/dev/gallery-address.ts'
import { GALLERY_FLOWS } from '#src/dev/gallery-flows.ts'
import { violations } from '#tests/support/axe.ts'
import { GIVEN_UP } from './fixtures.ts'

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
}

/** Any static host: files, folders with an `index.html`, and 404; with the headers that the demo asks its own for. */
function serveDemo(): Server {
  const { globalHeaders } = JSON.parse(readFileSync(path.join(DEMO, 'staticwebapp.config.json'), 'utf8'))
  return createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://127.0.0.1')
    const file = path.join(DEMO, pathname)
    if (!existsSync(file)) {
      response.writeHead(404).end()
      return
    }
    const isFolder = statSync(file).isDirectory()
    if (isFolder && !pathname.endsWith('/')) {
      response.writeHead(301, { location: `${pathname}/` }).end()
      return
    }
    const served = isFolder ? path.join(file, 'index.html') : file
    response.writeHead(200, { ...globalHeaders, 'content-type': TYPES[path.extname(served)] ?? 'text/plain' })
    createReadStream(served).pipe(response)
  }).listen(0, '127.0.0.1')
}

/** With the demo's address, and no console message, error or request to another host. */
const test = base.extend<{ silence: undefined }, { demo: string }>({
  demo: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      if (!isDemoBuilt()) throw new Error(`${DEMO} is older than its sources: npm run demo`)
      const server = serveDemo()
      await once(server, 'listening')
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ demo }, use) => use(demo),
  silence: [
    async ({ context, demo }, use) => {
      const noise: string[] = []
      // A new tab begins with a blank page, which has no storage.
      await context.addInitScript(
        () => location.origin !== 'null' && localStorage.setItem('cookie_consent', 'declined'),
      )
      context.on('console', (message) => noise.push(message.text()))
      context.on('weberror', (error) => noise.push(error.error().message))
      context.on('request', (request) => {
        if (!request.url().startsWith(`${demo}/`)) noise.push(`request to ${request.url()}`)
      })
      await use(undefined)
      expect(noise.filter((line) => !GIVEN_UP.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const panel = (page: Page) => page.getByRole('complementary', { name: 'Development' })

/** Dates and numbers of a page that lies under the panel are no part of what is looked at here. */
const AXE = { rules: 'all' } as const

for (const width of [390, 1280]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('a machine without its page moves by its events, goes back, and is copied as a test', async ({
      page,
    }) => {
      await page.goto('/charts#booking')
      const chart = page.getByRole('region', { name: 'Chart booking' })
      const place = chart.getByRole('status').first()
      await expect(place).toHaveText('editing.calm')
      for (const event of ['change · valid', 'submit', 'send error · no connection'])
        await chart.getByRole('button', { name: event, exact: true }).click()
      await expect(place).toHaveText('editing.failed')
      await expect(chart.getByRole('list', { name: 'Log' }).getByRole('listitem')).toHaveText([
        'xstate.init → editing.calm',
        'change → editing.calm',
        'submit → sending',
        'send error → editing.failed',
      ])
      await expect(chart.locator('.picture [data-lit]')).toHaveText('failed')
      await chart.getByRole('button', { name: 'Copy as a test' }).click()
      await expect(chart.getByRole('status').last()).toHaveText('Copied: a test of 3 events.')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('holdForm(bookingMachine)')
      await chart.getByRole('button', { name: 'Back' }).click()
      await expect(place).toHaveText('sending')

      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        expect(await violations(page, `/charts, ${width}, ${colorScheme}`, AXE)).toEqual([])
      }
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
      expect(fits).toBe(true)
    })

    test('a booking is sent to the mock, with the panel beside it', async ({ page }) => {
      await page.goto('/de/book-appointment')
      await expect(page).toHaveURL(/\/de\/book-appointment$/)
      await panel(page).getByRole('button').click()
      await expect(panel(page).getByRole('region', { name: 'Chart booking' })).toBeVisible()
      expect(
        await violations(page, `panel, ${width}`, { ...AXE, within: ['aside[aria-label="Development"]'] }),
      ).toEqual([])
      await panel(page).getByRole('button', { name: 'Close' }).click()
      await page.locator('#booking-consultationType').selectOption(completeBooking.consultationType)
      await page.locator('#booking-name').fill(completeBooking.name)
      await page.locator('#booking-email').fill(completeBooking.email)
      await page.locator('#booking-consent').check()
      await page.locator('form[action] button[type="submit"]').click()
      await expect(page.locator('main').getByText(/IS-[0-9A-F]{4}-[0-9A-F]{4}/)).toBeVisible()
    })
  })
}

test('every machine has a chart that leads to its page, its source and its states; by keyboard, too', async ({
  page,
}) => {
  await page.goto('/charts')
  const machines = page.getByRole('navigation', { name: 'Machines' }).getByRole('link')
  await expect(machines).toHaveText(Object.keys(GALLERY_FLOWS))
  for (const [name, { machine }] of Object.entries(GALLERY_FLOWS)) {
    await machines.getByText(name, { exact: true }).press('Enter')
    await expect(page.getByRole('region', { name: `Chart ${machine.id}` })).toBeVisible()
    const links = page.locator('main > p').last().getByRole('link')
    await expect(links).toHaveText(['Its page', /^machines\//, 'Its states as pages'])
    await expect(links.last()).toHaveAttribute(
      'href',
      galleryPath({ locale: 'en', shelf: name, state: null }),
    )
    for (const link of await links.all()) {
      const address = String(await link.getAttribute('href'))
      expect((await page.request.get(address)).status(), `${name}: ${address}`).toBe(200)
    }
  }
})

test('a state of the gallery opens on its page, and leads to its chart in that state', async ({ page }) => {
  await page.goto(galleryPath({ locale: 'en', shelf: 'booking', state: 'sending' }))
  const guide = page.getByRole('complementary', { name: 'Gallery' })
  await expect(guide).toHaveAttribute('data-shown', 'sending')
  await guide.locator('summary').click()
  await guide.getByRole('link', { name: 'Chart' }).click()
  const chart = page.getByRole('region', { name: 'Chart booking' })
  await expect(chart.getByRole('status').first()).toHaveText('sending')
})

test('no search engine takes the demo up, and it holds no secret and no function', () => {
  const files = globSync('**/*', { cwd: DEMO })
  const pages = files.filter((file) => file.endsWith('.html'))
  expect(pages.length).toBeGreaterThan(100)
  for (const page of pages)
    expect(readFileSync(path.join(DEMO, page), 'utf8'), page).toContain(
      '<meta name="robots" content="noindex">',
    )
  const { globalHeaders, platform } = JSON.parse(
    readFileSync(path.join(DEMO, 'staticwebapp.config.json'), 'utf8'),
  )
  expect(globalHeaders['X-Robots-Tag']).toBe('noindex')
  expect(platform).toBeUndefined()
  expect(globalHeaders['Content-Security-Policy']).toMatch(/^default-src 'none'; script-src 'self'; /)
  expect(files.filter((file) => /main\.cjs|host\.json|sitemap/.test(file))).toEqual([])
})
