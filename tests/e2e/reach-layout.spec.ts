import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { LOCALES, localeOf } from '#src/locale.ts'
import { pagePaths } from '#tests/support/built-site.ts'
import { expect, misfits, test, withoutScripts } from './fixtures.ts'

test.use({ expectedNoise: /^Failed to load resource/ })

/** WCAG 1.4.12, Text Spacing: what readers may set without losing anything. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

/** What axe finds about colours alone, in the scheme and contrast that stand. */
async function paleOn(page: Page, how: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).setLegacyMode(true)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html, any }) => `${how}: ${any[0]?.message ?? ''} ${html}`),
  )
}

for (const locale of LOCALES) {
  const paths = pagePaths().filter((path) => localeOf(path) === locale)

  test(`no page in ${locale} scrolls sideways or cuts text off: 320 px, wide text spacing, right to left`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await withoutScripts(page)
    await page.setViewportSize({ width: 320, height: 700 })
    const found: string[] = []
    for (const path of paths) {
      await page.goto(path)
      found.push(...(await misfits(page, `${path} at 320 px`)))
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      found.push(...(await misfits(page, `${path} from right to left`)))
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets.push(sheet)
      }, TEXT_SPACING)
      found.push(...(await misfits(page, `${path} with wide text spacing`)))
    }
    expect(found).toEqual([])
  })
}

test('by night every colour is strong enough where it stands, and with more contrast asked for', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await withoutScripts(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const found: string[] = []
  await page.emulateMedia({ colorScheme: 'dark' })
  // Both languages stand in the same colours.
  for (const path of pagePaths().filter((path) => localeOf(path) === 'en')) {
    await page.goto(path)
    found.push(...(await paleOn(page, `${path} by night`)))
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' })
    found.push(...(await paleOn(page, `${colorScheme} with more contrast`)))
  }
  expect(found).toEqual([])
})
