import type { Page } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { ALL_ROWS } from '#src/pages/article/ask-table.ts'
import { builtPage } from '#tests/support/built-site.ts'
import { articleTexts } from '#tests/support/source-texts.ts'

const plain = (text: string): string =>
  text
    .replaceAll(/[\u00ad\u200b\u2060]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[.,;:!?)])/g, '')
    .trim()

/**
 * Returns the visible words of a part of the page, without superscript source numbers. Text pieces that touch on one
 * line are one word, whatever the markup.
 */
export const wordsSeen = async (page: Page, within = 'main'): Promise<string> => {
  const parts = await page.locator(within).evaluateAll((roots) =>
    roots.map((root) => {
      let seen = ''
      let before: { right: number; top: number; bottom: number; size: number } | undefined
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement as Element
        if (parent.closest('sup, script, style, option, .visually-hidden')) continue
        const range = document.createRange()
        range.selectNodeContents(text)
        const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
        const first = boxes[0]
        const last = boxes.at(-1)
        if (!first || !last) continue
        const isShown = parent.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
          contentVisibilityAuto: true,
        })
        if (!isShown) continue
        const size = Number.parseFloat(getComputedStyle(parent).fontSize)
        const isGlued =
          before &&
          first.top < before.bottom - 2 &&
          first.bottom > before.top + 2 &&
          Math.abs(first.left - before.right) < before.size * 0.12
        seen += `${isGlued ? '' : ' '}${text.nodeValue}`
        before = { right: last.right, top: last.top, bottom: last.bottom, size }
      }
      return seen
    }),
  )
  return plain(parts.join(' '))
}

export const openEverything = async (page: Page): Promise<void> => {
  await page
    .locator('main details:not([open]) > summary:visible, main [data-controller="turn-card"]:visible')
    .filter({ hasText: /\p{L}/u })
    .evaluateAll((all) => {
      for (const element of all as HTMLElement[]) element.click()
    })
  // Wait until all animations have finished, except endless and scroll-driven ones, which never do.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(
          ({ timeline, effect }) =>
            timeline === document.timeline &&
            effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
        )
        .map(({ finished }) => finished),
    ),
  )
}

async function everythingSeen(page: Page): Promise<string> {
  const seen = [await wordsSeen(page)]
  await openEverything(page)
  seen.push(await wordsSeen(page))
  const state = page.locator('main [data-asks="state"] select:visible')
  if ((await state.count()) > 0) {
    await state.selectOption(ALL_ROWS)
    seen.push(await wordsSeen(page))
    await state.selectOption('')
  }
  const columns = page.locator('main [data-asks] label').filter({ hasText: /\p{L}/u })
  for (const column of await columns.locator('input:not(:checked):visible').all()) {
    await column.check()
    seen.push(await wordsSeen(page))
  }
  // Remove the chosen columns from the URL, so that a wider screen shows all columns.
  if ((await columns.count()) > 0)
    await page.evaluate(() => history.replaceState(history.state, '', location.pathname))
  return seen.join(' \n ')
}

export async function notGot(page: Page, path: string, hasScript: boolean): Promise<string[]> {
  const seen = await everythingSeen(page)
  await page.emulateMedia({ media: 'print' })
  const paper = await wordsSeen(page)
  await page.emulateMedia({ media: 'screen' })
  const words = new Set(seen.split(' '))
  const { onScreen, onPaper } = articleTexts(path)
  return [
    ...[...onScreen.map(plain), ...sentTexts(builtPage(path), hasScript)]
      .filter((text) => !seen.includes(text))
      .map((text) => `not on the screen: ${text}`),
    ...onPaper.filter((text) => !paper.includes(plain(text))).map((text) => `not on paper: ${text}`),
    ...paper.split(' ').flatMap((word) => (words.has(word) ? [] : [`on paper alone: ${word}`])),
  ]
}

type Node = DefaultTreeAdapterTypes.Node

function sentTexts(html: string, hasScript: boolean): string[] {
  const found = new Set<string>()
  const collect = (node: Node, isInMain: boolean): void => {
    if (node.nodeName === '#text' && isInMain)
      found.add(plain((node as DefaultTreeAdapterTypes.TextNode).value))
    if (!('childNodes' in node) || isUnread(node, hasScript)) return
    for (const child of node.childNodes) collect(child, isInMain || node.nodeName === 'main')
  }
  collect(parse(html), false)
  return [...found].filter((text) => /\p{L}/u.test(text))
}

const UNREAD = ['sup', 'script', 'style', 'noscript', 'option', 'svg']
const UNREAD_WITH = ['hidden', 'data-repeats', 'data-while-loading']
const ACTING = ['button', 'fieldset', 'search']

function isUnread(node: Node, hasScript: boolean): boolean {
  const { nodeName } = node
  const attributes = new Map('attrs' in node ? node.attrs.map(({ name, value }) => [name, value]) : [])
  if (UNREAD.includes(nodeName) || UNREAD_WITH.some((name) => attributes.has(name))) return true
  if (attributes.get('class') === 'visually-hidden') return true
  // With scripts, skip forms, whose texts depend on their state. Without scripts, skip controls that may need scripts.
  if (hasScript) return nodeName === 'form' || attributes.has('data-without-script')
  return ACTING.includes(nodeName) || attributes.has('data-with-script')
}
