import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/support/chromium.ts'
import { expect, openAlive, test } from './fixtures.ts'

const KINDS = [
  ...['/', '/information/opportunity-card-germany', '/individuals', '/information'],
  ...['/quick-check', '/book-appointment', '/contact', '/job-seeker-compass/confirm'],
] as const

const executablePath = findChromium()

test.use({
  // Disable view transitions between pages, for which Playwright does not wait.
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: {
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath && { executablePath }),
    // Enable the back/forward cache, which Playwright disables by default.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('going back shows every kind of page from memory, as it was left', async ({ page }) => {
  const anew: string[] = []
  const arrive = async (path: string) => {
    await openAlive(page, path)
    await page.evaluate(() => Object.assign(window, { wasHere: true }))
  }
  const [first, ...others] = KINDS
  await arrive(first)
  let before: string = first
  for (const path of [...others, first]) {
    await arrive(path)
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(before)
    const { wasHere, reasons } = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation')
      const { notRestoredReasons } = entry as unknown as { notRestoredReasons: unknown }
      return { wasHere: 'wasHere' in window, reasons: JSON.stringify(notRestoredReasons) }
    })
    if (!wasHere) anew.push(`${before}: ${reasons}`)
    await page.goForward({ waitUntil: 'commit' })
    before = path
  }
  expect(anew).toEqual([])
})

test('hovering a link prerenders a document, and prefetches other pages', async ({ page }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Preload.enable')
  const ahead = new Map<string, string>()
  // Accept any status: while DevTools are attached, Chromium reports prerendering without doing it.
  devTools.on('Preload.prerenderStatusUpdated', ({ key }) => {
    ahead.set(new URL(key.url).pathname, 'rendered')
  })
  devTools.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    const { pathname } = new URL(prefetchUrl)
    if (status === 'Ready' && !ahead.has(pathname)) ahead.set(pathname, 'fetched')
  })
  await openAlive(page, '/')
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'About' }).hover()
  await expect.poll(() => ahead.get('/about')).toBe('rendered')
  await header.getByRole('link', { name: 'Contact us' }).hover()
  await expect.poll(() => ahead.get('/contact')).toBe('fetched')
})
