import { ALL_ROWS } from '#src/pages/article/ask-table.ts'
import { isActing } from '#src/site/acting-pages.ts'
import { localeOf } from '#src/site/locale.ts'
import { site } from '#src/site/site.ts'
import { violations } from '#tests/support/axe.ts'
import { builtPage, pagePaths } from '#tests/support/built-site.ts'
import { printedLines } from '#tests/support/printed-lines.ts'
import { brokenLines } from './broken-lines.ts'
import { expect, openAlive, test } from './fixtures.ts'
import {
  covered,
  edgeless,
  expectFit,
  findsNothing,
  moving,
  smallTexts,
  tablesOffPaper,
  withLargeText,
} from './layout.ts'
import { notGot, openEverything } from './reading.ts'

const HEIGHT = 844
const PHONE = { width: 390, height: HEIGHT }
const SMALL_PHONE = { width: 360, height: 640 }
const PHONE_WITH_BARS = { width: 390, height: 664 }
const LAPTOP = { width: 1280, height: 800 }
/** Width of the text on A4 paper, in CSS pixels: 210 mm minus two margins of 16 mm. */
const SHEET = Math.floor(((210 - 2 * 16) / 25.4) * 96)

const GUIDES = new Set([
  ...['/information/opportunity-card-germany', '/information/job-seeker-visa-vs-blue-card'],
  ...['/de/information/approbation-germany', '/information/approbation-germany-turkish'],
])
const isGuide = (path: string) => builtPage(path).includes('"og:type" content="article"')

/**
 * True for the English page of each route, and for `GUIDES`. Other pages differ from these only in text, so they get
 * only the checks that depend on text.
 */
const hasOwnDesign = (path: string) =>
  GUIDES.has(path) || (localeOf(path) === 'en' && !path.includes('-turk') && !isGuide(path))

const isAlias = (path: string) => {
  const [, canonical = path] = /rel="canonical" href="([^"]+)"/.exec(builtPage(path)) ?? []
  return new URL(canonical, site.origin).pathname !== path
}

/** True for pages that show a form before hydration, and the result of their link afterwards. */
const isReplacedByApp = (path: string) => /\/(your-message|confirm)$/.test(path)

test.use({ consent: null })

/** One visit checks everything about a page, because loading takes most of the time. */
for (const [index, path] of pagePaths()
  .filter((path) => !isAlias(path))
  .entries()) {
  const checksDesign = hasOwnDesign(path)

  test(`${path} starts without a message, fits every screen, setting and sheet, shows all its text, and axe finds nothing`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    const response = await openAlive(page, path)
    expect(response?.status()).toBe(200)
    const decline = page.locator('button[value="decline"]')
    await expect(decline).toBeVisible()
    await test.step('nothing lies over a control of the first screen on a first visit', async () => {
      const controls = isActing(path) ? 'actions and fields' : 'actions'
      const look = async (viewport: typeof PHONE, text: string) => {
        await page.setViewportSize(viewport)
        await page.evaluate(() => scrollTo(0, 0))
        await findsNothing(() => covered(page, controls), `at ${viewport.width} px, text at ${text}`)
        if (isActing(path)) await expect.soft(decline).not.toBeInViewport()
        else await expect.soft(decline).toBeInViewport({ ratio: 1 })
      }
      await look(SMALL_PHONE, '100 %')
      if (checksDesign) await look(LAPTOP, '100 %')
      if (checksDesign) await withLargeText(page, () => look(PHONE_WITH_BARS, '200 %'))
    })
    await decline.click()

    await test.step('layout', () => expectFit(page, HEIGHT, checksDesign ? 'design' : 'text'))

    if (checksDesign)
      await test.step('forced colours and less motion', async () => {
        await page.emulateMedia({ forcedColors: 'active' })
        await findsNothing(() => edgeless(page), 'in forced colours')
        await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
        await findsNothing(() => moving(page), 'for those who asked for less motion')
        await page.emulateMedia({ reducedMotion: 'no-preference' })
      })

    await test.step('print', async () => {
      if (isGuide(path)) {
        await page.setViewportSize({ width: SHEET, height: 1000 })
        await page.emulateMedia({ media: 'print' })
        await findsNothing(() => tablesOffPaper(page, SHEET), 'tables on paper')
        await page.emulateMedia({ media: null })
      }
      if (!checksDesign) return
      const lines = printedLines(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
      const ends = [lines.at(0), lines.at(-1)]
      expect.soft(Math.min(...ends.map(Number)), `${path} on paper: ${lines} lines`).toBeGreaterThan(1)
    })

    await openEverything(page)
    // German pages have the same structure; `tests/site/controls.test.ts` checks the names of their controls.
    if (checksDesign || localeOf(path) === 'en')
      await test.step('axe, everything opened, by day or by night', async () => {
        await page.setViewportSize(index % 2 ? PHONE : LAPTOP)
        await page.emulateMedia({ colorScheme: index % 2 ? 'light' : 'dark' })
        const rules = checksDesign ? 'all' : 'all but colours'
        await findsNothing(() => violations(page, 'opened', { rules }), 'opened')
        await page.emulateMedia({ colorScheme: 'light' })
      })

    await test.step('lines end between words', async () => {
      for (const state of await page.locator('[data-asks="state"] select').all())
        await state.selectOption(ALL_ROWS)
      for (const width of checksDesign ? [320, 390] : [320]) {
        await page.setViewportSize({ width, height: HEIGHT })
        await findsNothing(() => brokenLines(page), `at ${width} px`)
      }
      await page.setViewportSize(PHONE)
      await withLargeText(page, async () => {
        // At this text size, browsers may also hyphenate long words in headings and table cells.
        const hyphenated = 'h1, h2, h3, td'
        await findsNothing(() => brokenLines(page, { hyphenated }), 'at 390 px, with text at 200 %')
        if (checksDesign) await findsNothing(() => smallTexts(page), 'at 390 px, with text at 200 %')
      })
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: HEIGHT })
        await findsNothing(() => brokenLines(page, { within: 'table' }), `in tables at ${width} px`)
      }
    })

    if (!checksDesign) return
    await test.step('every text is visible after at most one labelled gesture, and on paper', async () => {
      if (!isReplacedByApp(path)) {
        await page.setViewportSize(PHONE)
        await openAlive(page, path)
        await findsNothing(() => notGot(page, path, true), 'on a phone')
      }
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setScriptExecutionDisabled', { value: true })
      await page.goto(path)
      await page.setViewportSize(LAPTOP)
      await findsNothing(() => notGot(page, path, false), 'without scripts on a laptop')
    })
  })
}
