import type { Page } from '@playwright/test'
import { KEYS } from '#src/browser/storage.ts'
import { builtPage } from '#tests/support/built-site.ts'
import { expect, openAlive, test, untilAlive } from './fixtures.ts'
import { startSlowLine } from './slow-line.ts'

const GUIDE = '/information/opportunity-card-germany'
const COMPARISON = '/information/job-seeker-visa-vs-blue-card'
const STATES = '/information/approbation-germany'

/** Marks the document, so that a test can recognise it later. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window)
/** True once React has rendered the page. */
const isAlive = (page: Page) => page.evaluate(() => 'alive' in document.documentElement.dataset)

function scriptsOf(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    const [, name] = /assets\/([\w.-]+)-[\w-]{8}\.js$/.exec(request.url()) ?? []
    if (name) scripts.push(name)
  })
  return scripts
}

test('a document loads one script, and no part of the app', async ({ page }) => {
  const scripts = scriptsOf(page)
  await openAlive(page, GUIDE)
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual(['document'])
  expect(await isAlive(page)).toBe(false)
})

test.describe('on a first visit', () => {
  test.use({ consent: null })

  test('the banner loads its machine, and nothing else of the app', async ({ page }) => {
    const scripts = scriptsOf(page)
    await openAlive(page, '/')
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(scripts.toSorted()).toEqual(['cookie-banner', 'document', 'machines'])
  })
})

test('from a page of the app, documents open in place, with their controllers', async ({ page }) => {
  await openAlive(page, '/book-appointment')
  await mark(page)
  await page.getByRole('banner').getByRole('link', { name: 'Individuals' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const card = page.locator('main button[aria-pressed]').first()
  await card.click()
  await expect(card).toHaveAttribute('aria-pressed', 'true')
  await page.getByText('Filter by topic').click()
  await page.getByRole('button', { name: 'Approbation', exact: true }).click()
  await page.locator('#articles li:not([hidden]) a').first().click()
  await expect(page).toHaveURL(/\/information\/approbation/)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  const box = page.getByRole('article').getByRole('checkbox').first()
  await box.check()
  await expect(page.getByText(/^1 of \d+ done/)).toBeVisible()
  const related = page.locator('section[aria-labelledby="related"] a').first()
  const title = await related.innerText()
  await related.click()
  await expect(page.locator('h1')).toHaveText(title)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(page.url()).pathname}$`),
  )
  await page.goBack()
  await expect(box).toBeChecked()
  expect(await isSameDocument(page)).toBe(true)
})

test('a link opened in a new tab leaves its page as it is', async ({ page, context }) => {
  await openAlive(page, '/information')
  await mark(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page
      .locator('footer a[href="/individuals"]')
      .first()
      .click({ modifiers: ['Control'] }),
  ])
  await expect(tab).toHaveURL('/individuals')
  await expect(page).toHaveURL('/information')
  expect(await isSameDocument(page)).toBe(true)
})

const onSlowLine = test.extend<{ line: Awaited<ReturnType<typeof startSlowLine>> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  line: async ({}, use) => {
    const line = await startSlowLine()
    await use(line)
    line.stop()
  },
  proxy: ({ line }, use) => use({ server: line.address }),
})

/** Uses the controls of a page: cards, filters, columns, ticks and lists. */
const tryAll = () => {
  scrollTo({ top: document.documentElement.scrollHeight * 0.85, behavior: 'instant' })
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  press('button[data-controller="turn-card"]')
  press('[data-controller="filter-list"] [data-tag]:last-of-type')
  press('[data-asks="compare"] input')
  press('[data-controller="keep-ticks"] li:last-child input')
  for (const list of document.querySelectorAll('select')) {
    if (list.closest('[data-asks="state"], [data-controller="ask-sentence"]')) list.selectedIndex = 2
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
const readAll = () => ({
  page: document.body.innerHTML.replaceAll('><', '>\n<'),
  ticked: [...document.querySelectorAll('input')].map(({ checked }) => checked),
  kept: { ...localStorage },
})

/** Controllers that an earlier page of the list has tested. */
const tested = new Set<string>()

for (const path of ['/', GUIDE, COMPARISON, STATES, '/individuals', '/information']) {
  const starts = [...builtPage(path).matchAll(/data-controller="([\w-]+)"[^>]*>/g)]
  const cuts = new Map(starts.map(({ 0: tag, 1: name = '', index }) => [name, index + tag.length]))
  for (const name of cuts.keys()) if (tested.has(name)) cuts.delete(name)
  for (const name of cuts.keys()) tested.add(name)
  if (cuts.size === 0) continue

  onSlowLine(`${path} works the same when its end arrives after its scripts`, async ({ page, line }) => {
    const visit = async (cut?: number) => {
      const key = KEYS.checklist(path.split('/').at(-1) ?? '')
      await page.evaluate((name) => localStorage.setItem(name, '[0,1,2,3,4,5,6,7,8]'), key)
      const sendRest = cut === undefined ? () => undefined : line.holdFrom(cut)
      await page.goto(path, { waitUntil: 'commit' })
      await page.mouse.move(1, 1)
      // Wait for the script and two frames, in which a script that ignores the missing end would run.
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/document-')),
      )
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      sendRest()
      await untilAlive(page)
      await page.evaluate(tryAll)
    }
    await openAlive(page, path)
    await visit()
    await page.waitForFunction(() => document.querySelector('[data-place]')?.textContent !== '')
    await page.waitForLoadState('networkidle')
    const whole = await page.evaluate(readAll)
    for (const [name, cut] of cuts) {
      await visit(cut)
      await expect.poll(() => page.evaluate(readAll), { message: `cut inside ${name}` }).toEqual(whole)
    }
  })
}
