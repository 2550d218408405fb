import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { isListed } from '#src/content/stored-keys.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/support/chromium.ts'
import { fillVisaCase } from './fill-in.ts'
import { expect, openAlive, ownAddress, productOrigin, test } from './fixtures.ts'
import { mailsNaming, REFERENCE, teamMailsNaming } from './mails.ts'

test.use({
  serviceWorkers: 'block',
  expectedNoise:
    /Service Worker registration blocked| was not sent\.|^Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/,
})

const API = '**/api/send-contact-email'
const WAITS = '1 message waits for the connection.'

async function write(page: Page, address: string): Promise<void> {
  await openAlive(page, '/free-visa-case')
  await fillVisaCase(page, address)
  // Wait until the bar has loaded, because it cannot load without a connection.
  const loadBar = async () => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name)
    const bar = files.find((name) => /waiting-messages-bar-.*\.js$/.test(name))
    return bar !== undefined && Boolean(await import(bar))
  }
  await expect.poll(() => page.evaluate(loadBar)).toBe(true)
}
const send = (page: Page) => page.getByRole('button', { name: 'Send my visa case' }).click()
const keep = (page: Page) => page.getByRole('button', { name: 'Yes, keep it and send it later' }).click()

async function keepOffline(page: Page, address: string): Promise<void> {
  await write(page, address)
  await page.context().setOffline(true)
  await send(page)
  await expect(page.getByText('Is this your own device?')).toBeVisible()
  await keep(page)
  await expect(page.getByRole('heading', { name: 'Your message waits for the connection' })).toBeFocused()
  await expect(page.getByText(WAITS)).toBeVisible()
}

/** Expects exactly one mail to the team, even after opening another page, which sends any message still waiting. */
async function expectOneLead(page: Page, address: string): Promise<void> {
  await expect.poll(async () => (await teamMailsNaming(address)).length).toBe(1)
  await openAlive(page, '/about')
  expect(await teamMailsNaming(address)).toHaveLength(1)
}

test('a connection lost before the response leads to one lead', async ({ page }) => {
  const address = ownAddress('lost')
  await page.route(API, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await write(page, address)
  await send(page)
  await keep(page)
  await expect(page.getByText(WAITS)).toBeVisible()
  await page.unroute(API)
  await page.goto('/about')
  await expect(page.getByText(REFERENCE).first()).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await expectOneLead(page, address)
})

test('a message without a connection is sent once, even by two tabs', async ({ page, context }) => {
  // Nothing stays on the device afterwards.
  const address = ownAddress('tabs')
  let posts = 0
  context.on('request', (request) => {
    if (request.method() === 'POST') posts += 1
  })
  const second = await context.newPage()
  await openAlive(second, '/about')
  await keepOffline(page, address)
  await expect(second.getByText(WAITS)).toBeVisible()
  expect(await mailsNaming(address)).toEqual([])
  const stored = await page.evaluate(async () => ({
    localStorage: Object.keys(localStorage),
    IndexedDB: (await indexedDB.databases()).map(({ name }) => String(name)),
  }))
  expect(stored.IndexedDB).toHaveLength(1)
  for (const [place, keys] of Object.entries(stored))
    expect(keys.filter((key) => !isListed(key, place as keyof typeof stored))).toEqual([])
  const before = posts
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Visa case request sent' })).toBeFocused()
  await expect(page.locator('main').getByText(REFERENCE)).toBeVisible()
  await expect(second.getByText(WAITS)).toBeHidden()
  await expectOneLead(second, address)
  expect(posts - before).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('message-queued'))).toBeNull()
})

test('a message taken back on another page is in its form, and is sent once', async ({ page, context }) => {
  const address = ownAddress('back')
  const second = await context.newPage()
  await openAlive(second, '/about')
  await context.route(API, (route) => route.abort('connectionreset'))
  await write(page, address)
  await send(page)
  await keep(page)
  await second.getByRole('button', { name: 'Take back into the form' }).click()
  await expect(second).toHaveURL('/free-visa-case')
  await expect(second.getByLabel(/^E-mail address/)).toHaveValue(address)
  await expect(second.getByText(WAITS)).toBeHidden()
  await expect(page.getByLabel(/^E-mail address/)).toHaveValue(address)
  await context.unroute(API)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Visa case request sent' })).toBeVisible()
  await second.getByRole('button', { name: 'Send my visa case' }).click()
  await expect(second.getByRole('heading', { name: 'Visa case request sent' })).toBeVisible()
  await expectOneLead(second, address)
})

test.describe('a browser with a profile', () => {
  let profile: string
  let context: BrowserContext | undefined

  const start = async (serviceWorkers: 'allow' | 'block') => {
    const executablePath = findChromium()
    context = await chromium.launchPersistentContext(profile, {
      baseURL: productOrigin(),
      args: [...CHROMIUM_ARGUMENTS],
      ...(executablePath && { executablePath }),
      permissions: ['background-sync'],
      serviceWorkers,
    })
    await context.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'))
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  test.beforeEach(() => {
    profile = mkdtempSync(path.join(tmpdir(), 'offline-'))
  })
  test.afterEach(async () => {
    await context?.close()
    rmSync(profile, { recursive: true, force: true })
  })

  test('sends after a restart at the next visit, and shows the reference', async () => {
    const address = ownAddress('closed')
    const first = await start('block')
    await keepOffline(first.page, address)
    await first.context.close()
    const again = await start('block')
    await again.page.goto('/information/work-visa-germany-2025')
    await expect(again.page.getByText(REFERENCE).first()).toBeVisible()
    await again.page.getByRole('button', { name: 'OK', exact: true }).click()
    await expectOneLead(again.page, address)
  })

  test('sends by its worker what a page could not', async () => {
    // The worker controls and caches no page, and is removed when nothing waits.
    const address = ownAddress('worker')
    const { context, page } = await start('allow')
    // Block the page's calls, but not the worker's.
    await page.route(API, (route) => route.abort('connectionreset'))
    const workers: string[] = []
    context.on('serviceworker', (worker) => workers.push(new URL(worker.url()).pathname))
    await write(page, address)
    await send(page)
    await keep(page)
    await expect.poll(async () => (await teamMailsNaming(address)).length).toBe(1)
    await expect(page.getByRole('heading', { name: 'Visa case request sent' })).toBeVisible()
    expect(workers).toEqual([expect.stringMatching(/^\/assets\/worker-/)])
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    await expectOneLead(page, address)
  })
})
