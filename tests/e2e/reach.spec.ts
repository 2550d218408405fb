import type { Page } from '@playwright/test'
import { pathLanguage } from '#contracts/values/path-language.ts'
import { ALL_ROWS } from '#src/pages/article/ask-table.ts'
import { hasControls, isActing } from '#src/site/acting-pages.ts'
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
  misfits,
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
  '/de/information/approbation-germany',
])
const isGuide = (path: string) => builtPage(path).includes('"og:type" content="article"')

/**
 * True for English pages that are no guides, and for `GUIDES`. Other pages differ from these only in text, so they get
 * only the checks that depend on text.
 */
const hasOwnDesign = (path: string) => GUIDES.has(path) || (pathLanguage(path) === 'en' && !isGuide(path))

const isAlias = (path: string) => {
  const [, canonical = path] = /rel="canonical" href="([^"]+)"/.exec(builtPage(path)) ?? []
  return new URL(canonical, site.origin).pathname !== path
}

/** True for pages on which hydration replaces the form with the result for the token in the URL. */
const isReplacedByApp = (path: string) => /\/(your-message|team-message|confirm)$/.test(path)

/** True if the end of a guide's first sentence is below the window or the cookie banner. */
const firstSentenceIsCovered = (page: Page) =>
  page
    .locator('article header + div li')
    .first()
    .evaluate((item) => {
      const { left, bottom } = item.getBoundingClientRect()
      return !item.contains(document.elementFromPoint(left + 1, bottom - 1))
    })

test.use({ consent: null, viewport: PHONE })

/** One test checks everything about a page, because loading the page takes most of the time. */
for (const [index, path] of pagePaths()
  .filter((path) => !isAlias(path))
  .entries()) {
  const checksDesign = hasOwnDesign(path)

  test(`${path} fits every screen, setting and sheet, and axe finds nothing`, async ({ page }) => {
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
        if (hasControls(path)) await expect.soft(decline).not.toBeInViewport()
        else await expect.soft(decline).toBeInViewport({ ratio: 1 })
      }
      await look(SMALL_PHONE, '100 %')
      if (isGuide(path)) expect.soft(await firstSentenceIsCovered(page)).toBe(false)
      if (checksDesign) await look(LAPTOP, '100 %')
      // Flip cards must be checked now, on every page: once opened, they no longer show their front.
      if (!checksDesign && !builtPage(path).includes('"turn-card"')) return
      await withLargeText(page, async () => {
        await look(PHONE_WITH_BARS, '200 %')
        await findsNothing(() => misfits(page), 'with text at 200 %, before anything is opened')
      })
    })
    await decline.click()

    if (checksDesign)
      await test.step('print', async () => {
        const lines = printedLines(await page.pdf({ preferCSSPageSize: true, format: 'A4' }))
        const ends = [lines.at(0), lines.at(-1)]
        expect.soft(Math.min(...ends.map(Number)), `${path} on paper: ${lines} lines`).toBeGreaterThan(1)
      })

    if (checksDesign && !isReplacedByApp(path))
      await test.step('every text is visible after at most one labelled gesture, and on paper', () =>
        findsNothing(() => notGot(page, path, true), 'on a phone'))
    await openEverything(page)
    for (const state of await page.locator('[data-asks="state"] select').all())
      await state.selectOption(ALL_ROWS)

    await test.step('layout, ends of lines, and axe by day or by night', async () => {
      const isByNight = index % 2 === 0
      const axe = async () => {
        // German pages have the same structure; `tests/site/controls.test.ts` checks the names of their controls.
        if (!checksDesign && pathLanguage(path) !== 'en') return []
        await page.emulateMedia({ colorScheme: isByNight ? 'dark' : 'light' })
        const found = await violations(page, 'opened', { rules: checksDesign ? 'all' : 'all but colours' })
        await page.emulateMedia({ colorScheme: 'light' })
        return found
      }
      const linesInTables = () => brokenLines(page, { within: 'table' })
      await expectFit(page, HEIGHT, checksDesign, {
        '320 px': async () => [...(await brokenLines(page)), ...(isByNight ? [] : await axe())],
        // At this text size, browsers may also hyphenate long words in headings and table cells.
        'text at 200 %': async () => [
          ...(await brokenLines(page, { hyphenated: 'h1, h2, h3, td' })),
          ...(checksDesign ? await smallTexts(page) : []),
        ],
        '360 px': () => brokenLines(page),
        '640 px': async () => (isGuide(path) ? tablesOffPaper(page, SHEET) : []),
        '768 px': linesInTables,
        '1280 px': async () => [...(await linesInTables()), ...(isByNight ? await axe() : [])],
      })
    })

    if (!checksDesign) return
    await test.step('forced colours and less motion', async () => {
      await page.emulateMedia({ forcedColors: 'active' })
      await findsNothing(() => edgeless(page), 'in forced colours')
      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
      await findsNothing(() => moving(page), 'for those who asked for less motion')
      await page.emulateMedia({ reducedMotion: 'no-preference' })
    })
    await test.step('every text is visible without scripts, and on paper', async () => {
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setScriptExecutionDisabled', { value: true })
      await page.goto(path)
      await findsNothing(() => notGot(page, path, false), 'without scripts on a laptop')
    })
  })
}
