import { pagePaths } from '#tests/support/built-site.ts'
import { CHROMIUM_ARGUMENTS } from '#tests/support/chromium.ts'
import { expect, misfits, test, withoutScripts } from './fixtures.ts'

/** The browser's own setting, which also moves the breakpoints; a file of its own, for it takes a browser of its own. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...CHROMIUM_ARGUMENTS, '--blink-settings=defaultFontSize=32,defaultFixedFontSize=26'],
    }),
  viewport: { width: 390, height: 844 },
  expectedNoise: /^Failed to load resource/,
})

test('with the text of the browser at 200 % no page scrolls sideways on a phone or cuts text off', async ({
  page,
}) => {
  test.setTimeout(180_000)
  await withoutScripts(page)
  const found: string[] = []
  for (const path of pagePaths()) {
    await page.goto(path)
    found.push(...(await misfits(page, path)))
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  expect(found).toEqual([])
})
