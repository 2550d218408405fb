import { globSync, readFileSync } from 'node:fs'
import { type Browser, type BrowserContext, test as base, expect, type Page } from '@playwright/test'

/** Halves the resolution of screenshots: the files are smaller, and the edges of letters matter less. */
const HALF_SIZE = { deviceScaleFactor: 0.5 }

export const AT_REST = {
  ...HALF_SIZE,
  contextOptions: { reducedMotion: 'reduce' },
  locale: 'en-GB',
  timezoneId: 'Europe/Berlin',
} as const

export const PICTURED_AT = '2026-11-20T10:00:00+01:00'

/** A PNG at half size with fewer bytes shows a blank page. */
const BLANK_BYTES = 5_000

/**
 * Tolerates a shift of all text by half a pixel, which changes 3.7 % of the pixels. Detects a changed hue of a pale
 * surface, which is a difference of 0.12 on the scale of `threshold`.
 */
const TOLERANCE = { threshold: 0.1, maxDiffPixelRatio: 0.04 }

/**
 * Arimo replaces system fonts, so that lines break alike on every machine. It has the metrics of Arial and Liberation
 * Sans. The site's font for headings is embedded too, so that it is never late.
 */
const ARIMO = 'node_modules/@expo-google-fonts/arimo'
const [HEADINGS = ''] = globSync('dist/site/assets/vollkorn-*.woff2')
const FACES = [
  { family: 'Arimo', file: `${ARIMO}/400Regular/Arimo_400Regular.ttf`, weight: '400', style: 'normal' },
  { family: 'Arimo', file: `${ARIMO}/400Regular_Italic/Arimo_400Regular_Italic.ttf`, style: 'italic' },
  { family: 'Arimo', file: `${ARIMO}/700Bold/Arimo_700Bold.ttf`, weight: '700', style: 'normal' },
  { family: 'Headings', file: HEADINGS, weight: '400 900' },
].map(({ file, ...face }) => ({ ...face, base64: readFileSync(file, 'base64') }))

const setInArimo = (target: Page | BrowserContext) =>
  target.addInitScript((faces) => {
    for (const { family, base64, ...descriptors } of faces)
      document.fonts.add(
        new FontFace(
          family,
          Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0)),
          descriptors,
        ),
      )
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(':root { --sans: "Arimo"; --serif: "Headings" }')
    document.adoptedStyleSheets.push(sheet)
  }, FACES)

/** Sample of texts and fields. If this browser renders it differently from the screenshot, pages are not compared. */
const SAMPLE = `
  <style>* { font: 17px/1.5 var(--sans) }</style>
  <body style="margin: 16px">
    <p>Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. Pijamalı hasta yağız şoföre çabucak
      güvendi. The quick brown fox jumps over 13 lazy dogs, at €1,091 a month.</p>
    <p><b style="font-weight: 700">Grumpy wizards make toxic brew</b>
      <i style="font-style: italic">for the evil queen and Jack</i></p>
    <select><option>Blue Card</option></select>
    <input type="date" value="2026-11-20"> <input type="checkbox" checked> <input type="radio">
  </body>`

/** True if the browser draws like the one that took the pictures. In CI, throws if it does not. */
async function drawsAlike(browser: Browser): Promise<boolean> {
  const page = await browser.newPage({ ...HALF_SIZE, viewport: { width: 390, height: 300 }, locale: 'en-GB' })
  await setInArimo(page)
  await page.goto('about:blank')
  await page.setContent(SAMPLE)
  try {
    await expect(page).toHaveScreenshot(['screens', 'faces.webp'], {
      scale: 'device',
      threshold: TOLERANCE.threshold,
      maxDiffPixelRatio: 0.01,
    })
    return true
  } catch (error) {
    if (process.env.CI || !/pixels .*are different/.test(String(error))) throw error
    process.stdout.write(
      'Pictures not compared: this browser draws text or fields unlike the one that took docs/screens.\n',
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

let isComparable: Promise<boolean> | undefined

interface Looks {
  /** Compares the page with a picture in `docs`, or checks that it is not blank if this browser draws differently. */
  expectLookOf: (picture: string[], view?: View) => Promise<void>
}

export const test = base.extend<Looks>({
  expectLookOf: async ({ page, browser }, use) => {
    // This is not a worker fixture, because Playwright would then run these files last, in new workers.
    isComparable ??= drawsAlike(browser)
    const compares = await isComparable
    await setInArimo(page)
    await use(async (picture, view = {}) => {
      const options = { ...view, scale: 'device', animations: 'allow', caret: 'hide' } as const
      if (!compares) {
        expect.soft((await page.screenshot(options)).length, picture.join('/')).toBeGreaterThan(BLANK_BYTES)
        return
      }
      await expect.soft(page).toHaveScreenshot(picture, { ...options, ...TOLERANCE })
    })
  },
})
