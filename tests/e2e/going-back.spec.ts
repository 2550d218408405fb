import { localeOf } from '#src/locale.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { CHROMIUM_ARGUMENTS, findChromium } from '#tests/support/chromium.ts'
import { expect, openAlive, test } from './fixtures.ts'

const executablePath = findChromium()

// Playwright switches off what is tested here.
test.use({
  launchOptions: {
    args: CHROMIUM_ARGUMENTS,
    ...(executablePath && { executablePath }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
})

test('going back shows every page from the browser’s memory, as it was left', async ({ page }) => {
  test.setTimeout(180_000)
  const [first = '/', ...others] = pagePaths().filter((one) => localeOf(one) === 'en')
  const anew: string[] = []
  const arrive = async (path: string) => {
    await openAlive(page, path)
    await page.evaluate(() => Object.assign(window, { wasHere: true }))
  }
  await arrive(first)
  let before = first
  for (const path of [...others, first]) {
    await arrive(path)
    // A page out of the memory does not load again.
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
