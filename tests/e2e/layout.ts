import { setTimeout } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'

export const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const beyond = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .map((element) => `${(element.cloneNode() as Element).outerHTML}: ${element.textContent}`)
    return [`The page is ${scrollWidth} px wide in ${clientWidth} px.`, ...beyond]
  })

/** Finds clipped texts. Skips boxes of at most two pixels, which are for screen readers only. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        /hidden|clip/.test(getComputedStyle(element).overflow) &&
        element.clientWidth > 2 &&
        element.clientHeight > 2 &&
        !element.closest('[aria-hidden="true"]'),
    )
    return boxes.flatMap((box) => {
      const { left, right, top, bottom } = box.getBoundingClientRect()
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
      const cut: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || !text.parentElement?.checkVisibility({ visibilityProperty: true }))
          continue
        const within = (element: Element | null): boolean =>
          element !== null &&
          element !== box &&
          (element.matches('[aria-hidden="true"], .visually-hidden') ||
            /auto|scroll/.test(getComputedStyle(element).overflowX) ||
            within(element.parentElement))
        if (within(text.parentElement)) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 2)
        const isBeside = lines.some((line) => line.left < left - 2 || line.right > right + 2)
        const isAboveOrBelow = lines.some((line) => line.top < top - 4 || line.bottom > bottom + 4)
        if (isBeside || isAboveOrBelow)
          cut.push(`cut off in ${(box.cloneNode() as Element).outerHTML}: ${text.textContent}`)
      }
      return cut
    })
  })

const ACTIONS = 'main :is(button, a[data-tone]), h1:not(article h1) ~ p a, body > header :is(a, summary)'
const FIELDS = 'main :is(legend, label, input, select, textarea):not([aria-hidden] *)'

export const covered = (page: Page, controls: 'actions' | 'actions and fields'): Promise<string[]> =>
  page.evaluate(
    (selector) => {
      const isPartOf = (top: Element, control: Element) => {
        const label = top.closest('label')
        return (
          control.contains(top) ||
          top.contains(control) ||
          (label !== null && label === control.closest('label')) ||
          (label?.control ?? null) === control
        )
      }
      return [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((control) => control.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .flatMap((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect()
          if (right - left < 7 || bottom - top < 7) return []
          const over = [left + 3, (left + right) / 2, right - 3]
            .flatMap((x) =>
              [top + 3, (top + bottom) / 2, bottom - 3].map((y) => document.elementFromPoint(x, y)),
            )
            .find((found) => found && !isPartOf(found, control))
          if (!over) return []
          return [
            `${control.localName} “${control.textContent}” under ${(over.cloneNode() as Element).outerHTML}`,
          ]
        })
    },
    controls === 'actions' ? ACTIONS : `${ACTIONS}, ${FIELDS}`,
  )

export const misfits = async (page: Page): Promise<string[]> => [
  ...(await tooWide(page)),
  ...(await cutOff(page)),
]

const LOOK_AGAIN_AFTER_MS = [100, 1_000]

/** Retries the check, because a busy browser shows the old layout for a moment after a resize. */
export async function findsNothing(find: () => Promise<string[]>, how: string): Promise<void> {
  let found = await find()
  for (const pause of LOOK_AGAIN_AFTER_MS) {
    if (found.length === 0) return
    await setTimeout(pause)
    found = await find()
  }
  expect.soft(found, how).toEqual([])
}

export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((pseudo) => {
        const { animationName, transitionDuration, scrollBehavior } = getComputedStyle(element, pseudo)
        const still =
          animationName === 'none' &&
          Number.parseFloat(transitionDuration) === 0 &&
          scrollBehavior !== 'smooth'
        return still ? [] : [`${(element.cloneNode() as Element).outerHTML}${pseudo ?? ''}`]
      }),
    ),
  )

/** Finds buttons without a visible border. Forced colours remove the background that would show their edges. */
export const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(element)
      return (
        borderTopStyle !== 'none' &&
        Number.parseFloat(borderTopWidth) >= 1 &&
        !/^rgba\(.*, 0\)$/.test(borderTopColor)
      )
    }
    return [...document.querySelectorAll('button, header summary, a[data-tone]')]
      .filter((button) => button.textContent && ![button, ...button.querySelectorAll('*')].some(hasEdge))
      .map((button) => button.outerHTML)
  })

/** Text spacing that users may set without loss of content (WCAG 1.4.12). */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`

const MEDIUM_TEXT = { standard: 16, fixed: 13 }
const LARGE_TEXT = { standard: 32, fixed: 26 }

const setFontSizes = async (page: Page, fontSizes: typeof MEDIUM_TEXT) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes })
  await devTools.detach()
}

export const smallTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
    const visible = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1,
      )
    const paragraphs = visible('main p')
    const headings = visible('main :is(h1, h2, h3)').flatMap((heading) => {
      const led = paragraphs.find(
        (one) => heading.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
      )
      return led && sizeOf(heading) <= sizeOf(led)
        ? [`${heading.textContent}: ${sizeOf(heading)} px over ${sizeOf(led)} px`]
        : []
    })
    const buttons = visible('main :is(a[data-tone], button[type="submit"]:not([aria-pressed]))')
      .filter((button) => sizeOf(button) < sizeOf(document.body))
      .map((button) => `${button.textContent}: ${sizeOf(button)} px, smaller than the text around it`)
    return [...headings, ...buttons]
  })

export async function tablesOffPaper(page: Page, sheet: number): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const found = await page.locator('main table').evaluateAll((tables, width) => {
    const tooWide = tables
      .filter((table) => table.scrollWidth > width)
      .map((table) => `${table.ariaLabel}: ${table.scrollWidth} px`)
    const addresses = tables
      .flatMap((table) => [...table.querySelectorAll('a')])
      .filter((link) => getComputedStyle(link, '::after').content.includes('http'))
      .map(({ href }) => href)
    return [...tooWide, ...addresses]
  }, sheet)
  await page.emulateMedia({ media: null })
  return found
}

// The browser's text size also changes media queries in `em`; a style sheet would not.
export async function withLargeText(page: Page, look: () => Promise<void>): Promise<void> {
  await setFontSizes(page, LARGE_TEXT)
  await look()
  await setFontSizes(page, MEDIUM_TEXT)
}

interface Setting {
  width: number
  find: (page: Page) => Promise<string[]>
  /** True for settings checked on every page, since any long text could overflow. */
  isForText?: boolean
  apply?: (page: Page, look: () => Promise<void>) => Promise<void>
}

/** Conditions under which pages must fit. A laptop (1280 px) at a browser zoom of 200 % has a viewport of 640 px. */
const SETTINGS = {
  '320 px': { width: 320, find: misfits, isForText: true },
  'from right to left': {
    width: 320,
    find: misfits,
    async apply(page, look) {
      await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
      await look()
      await page.evaluate(() => document.documentElement.removeAttribute('dir'))
    },
  },
  'with wide text spacing': {
    width: 320,
    find: misfits,
    async apply(page, look) {
      await page.evaluate((css) => {
        document.adoptedStyleSheets.push(new CSSStyleSheet())
        document.adoptedStyleSheets.at(-1)?.replaceSync(css)
      }, TEXT_SPACING)
      await look()
      await page.evaluate(() => void document.adoptedStyleSheets.pop())
    },
  },
  'text at 200 %': { width: 390, find: misfits, isForText: true, apply: withLargeText },
  '360 px': { width: 360, find: tooWide },
  '640 px': { width: 640, find: tooWide, isForText: true },
  '768 px': { width: 768, find: tooWide, isForText: true },
  '1280 px': { width: 1280, find: tooWide, isForText: true },
} satisfies Record<string, Setting>

/** Additional checks, keyed by setting. Each returns the problems it finds. */
export type Finds = Partial<Record<keyof typeof SETTINGS, () => Promise<string[]>>>

export async function expectFit(page: Page, height: number, isDesign = true, finds: Finds = {}) {
  for (const [how, { width, find, isForText, apply }] of Object.entries<Setting>(SETTINGS)) {
    if (!isDesign && !isForText) continue
    const look = () =>
      findsNothing(async () => [...(await find(page)), ...((await finds[how as keyof Finds]?.()) ?? [])], how)
    await page.setViewportSize({ width, height })
    await (apply ? apply(page, look) : look())
  }
}
