import { pagePaths } from '#tests/support/built-site.ts'
import { brokenLines } from './broken-lines.ts'
import { expect, openAlive, test } from './fixtures.ts'
import { withLargeText } from './layout.ts'

const PHONES = [320, 360, 390]
const HEIGHT = 844

test.use({ viewport: { width: 320, height: HEIGHT } })

for (const path of pagePaths()) {
  test(`${path} ends its lines between words, on narrow phones and with text at 200 %`, async ({ page }) => {
    await openAlive(page, path)
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: HEIGHT })
      expect.soft(await brokenLines(page), `at ${width} px`).toEqual([])
    }
    await withLargeText(page, async () => {
      expect.soft(await brokenLines(page), 'at 390 px, with text at 200 %').toEqual([])
    })
  })
}
