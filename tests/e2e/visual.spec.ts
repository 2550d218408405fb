import { type Browser, expect, type Page } from '@playwright/test'
import { openAlive, test as product, productOrigin } from './fixtures.ts'

/** Half size keeps the references small, and makes a text's place count for more than its edges. */
const HALF_SIZE = { deviceScaleFactor: 0.5 }

/** How far down each picture reaches, in CSS pixels; by night the colours change and nothing else. */
const SCREENS = [
  { width: 390, height: 844, reach: { day: 2600, night: 1300 } },
  { width: 1280, height: 800, reach: { day: 3600, night: 1300 } },
]
const SCHEMES = [
  { scheme: 'day', colorScheme: 'light' },
  { scheme: 'night', colorScheme: 'dark' },
] as const

interface Pictured {
  path: string
  /** What must be there before the picture is taken, other than the page's title. */
  shows?: string
  /** A dialog covers one screen, whatever the page's height. */
  isDialog?: boolean
}

const PAGES: Record<string, Pictured> = {
  home: { path: '/' },
  'home-german': { path: '/de' },
  about: { path: '/about' },
  businesses: { path: '/businesses' },
  individuals: { path: '/individuals' },
  information: { path: '/information' },
  article: { path: '/information/work-visa-germany-2025' },
  'article-turkish': { path: '/information/job-seeker-chancenkarte-turkey' },
  booking: { path: '/book-appointment' },
  contact: { path: '/contact?inquiry=individual', shows: 'dialog[open] h2', isDialog: true },
  'visa-case': { path: '/free-visa-case' },
  compass: { path: '/job-seeker-compass' },
  'not-found': { path: '/no-such-page' },
}

/** As a PNG at half size, a screen of one colour is smaller. */
const BLANK_BYTES = 5_000

/** Half a pixel's shift of all text changes up to 3.7 % of a picture; a pale surface in another hue is off by 0.12. */
const TOLERANCE = { threshold: 0.1, maxDiffPixelRatio: 0.04 }

/** Text in the site's face and the browser's own fields: where these look different, every page does. */
const sampleIn = (fontFamily: string) => `
  <body style="margin: 16px; font: 17px/1.5 ${fontFamily.replaceAll('"', "'")}">
    <p>Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. Pijamalı hasta yağız şoföre çabucak
      güvendi. The quick brown fox jumps over 13 lazy dogs, at €1,091 a month.</p>
    <p><b>Grumpy wizards make toxic brew</b> <i>for the evil queen and Jack</i></p>
    <select><option>Blue Card</option></select>
    <input type="date" value="2026-11-20"> <input type="checkbox" checked> <input type="radio">
  </body>`

async function areFacesKnown(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({ ...HALF_SIZE, viewport: { width: 390, height: 300 }, locale: 'en-GB' })
  await page.goto(productOrigin())
  const fontFamily = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
  await page.goto('about:blank')
  await page.setContent(sampleIn(fontFamily))
  try {
    await expect(page).toHaveScreenshot(['screens', 'faces.webp'], {
      scale: 'device',
      threshold: TOLERANCE.threshold,
      maxDiffPixelRatio: 0.01,
    })
    return true
  } catch (error) {
    if (!/pixels .*are different/.test(String(error))) throw error
    process.stdout.write(
      'Pictures not compared: other faces. This machine draws text or fields unlike the one that took docs/screens.\n',
    )
    return false
  } finally {
    await page.close()
  }
}

interface View {
  fullPage?: boolean
  clip?: { x: number; y: number; width: number; height: number }
}

interface Looks {
  /** Compares the page with a picture in `docs`; with other faces it must only show something. */
  expectLookOf: (picture: string[], view?: View) => Promise<void>
}

const test = product.extend<Looks, { isComparable: boolean }>({
  isComparable: [async ({ browser }, use) => use(await areFacesKnown(browser)), { scope: 'worker' }],
  expectLookOf: ({ page, isComparable }, use) =>
    use(async (picture, view = {}) => {
      const options = { ...view, scale: 'device', animations: 'allow', caret: 'hide' } as const
      if (!isComparable) {
        expect.soft((await page.screenshot(options)).length, picture.join('/')).toBeGreaterThan(BLANK_BYTES)
        return
      }
      await expect.soft(page).toHaveScreenshot(picture, { ...options, ...TOLERANCE })
    }),
})

test.use({
  ...HALF_SIZE,
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
  expectedNoise: /^Failed to load resource.*404/,
})

/** The page at rest: a known day, the cookies answered, every picture there whether scrolled to or not. */
async function openAtRest(page: Page, { path, shows = 'h1' }: Pictured): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+01:00'))
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'))
  await openAlive(page, path)
  await expect(page.locator(shows)).toBeVisible()
}

const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode()
      }),
    ),
  )

/** What is wrong whatever the faces: header, content and footer overlap, or something covers the title. */
const faults = (page: Page, { shows = 'h1' }: Pictured): Promise<string[]> =>
  page.evaluate((selector) => {
    const found: string[] = []
    const parts = ['header', 'main', 'main ~ footer'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return { part, top: box?.top ?? Number.NaN, bottom: box?.bottom ?? Number.NaN }
    })
    for (const [index, { part, top, bottom }] of parts.entries()) {
      const above = parts[index - 1]
      if (!(bottom > top)) found.push(`${part} is not there`)
      if (above && above.bottom > top + 1) found.push(`${above.part} reaches into ${part}`)
    }
    const title = document.querySelector(selector)
    const { left = 0, top = 0, width = 0, height = 0 } = title?.getBoundingClientRect() ?? {}
    const upmost = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!upmost || !title?.contains(upmost)) found.push(`${selector} lies below ${upmost?.outerHTML}`)
    return found
  }, shows)

for (const [name, pictured] of Object.entries(PAGES)) {
  test(`${name} looks as in docs/screens, on a phone and a desktop, by day and by night`, async ({
    page,
    expectLookOf,
  }) => {
    await openAtRest(page, pictured)
    for (const { width, height, reach } of SCREENS) {
      await page.setViewportSize({ width, height })
      await loadPictures(page)
      expect.soft(await faults(page, pictured), `at ${width} px`).toEqual([])
      const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
      for (const { scheme, colorScheme } of SCHEMES) {
        await page.emulateMedia({ colorScheme })
        const lowest = pictured.isDialog ? height : Math.min(bottom, reach[scheme])
        await expectLookOf(['screens', `${name}-${width}-${scheme}.webp`], {
          fullPage: !pictured.isDialog,
          clip: { x: 0, y: 0, width, height: lowest },
        })
      }
    }
  })
}

test.describe(() => {
  test.use({ deviceScaleFactor: 1, viewport: { width: 1280, height: 800 } })

  test('the home page looks as in the README, by day and by night', async ({ page, expectLookOf }) => {
    await openAtRest(page, { path: '/' })
    await expectLookOf(['home.png'])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectLookOf(['home-night.png'])
  })
})
