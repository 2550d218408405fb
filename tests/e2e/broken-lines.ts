import type { Page } from '@playwright/test'

/**
 * Opens each `<details>`, and returns the wrong line breaks: between § or "Section" and its number, inside a range such
 * as "1-2", or inside a word. Breaks at soft hyphens are allowed. The browser may hyphenate long words of running text
 * and of elements that match `hyphenated`.
 */
export const brokenLines = (page: Page, { within = 'body', hyphenated = '' } = {}): Promise<string[]> =>
  page.locator(within).evaluateAll((parts, hyphenated) => {
    const together = [
      /(?:§§?|\b[Ss]ections?|\bAbs\.|\bNr\.|\bArt\.|\bSatz)\s(?=\d)/gu,
      /(?<=\d)[-–](?=\d)/gu,
      /(?<![\p{L}\p{N}])\p{L}-(?=\p{L})/gu,
      /(?<=\p{L})-(?=\p{L}{1,2}(?!\p{L}))/gu,
    ]
    const word = /[\p{L}\p{N}\u00ad]{2,}/gu
    // Exclude flip cards, which are buttons with running text.
    const labels =
      'h1, h2, h3, h4, legend, button:not([data-controller="turn-card"]), summary, th, td, dt, nav a, [data-tone], .mantine-InputWrapper-label'
    /** Minimum word length of `hyphenate-limit-chars` in base.css. */
    const hyphenatedLength = 12

    for (const folded of document.querySelectorAll('details')) folded.open = true

    // Copy the column names, which the stylesheet shows in `::before`, into the cells, so that they are checked.
    const isDrawn = (cell: Element) => getComputedStyle(cell, '::before').content !== 'none'
    const names = [...document.querySelectorAll('[data-label]')].filter(isDrawn).map((cell) => {
      const name = document.createElement('span')
      name.textContent = cell.getAttribute('data-label')
      cell.prepend(name)
      return name
    })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-label]::before { content: none !important }')
    document.adoptedStyleSheets.push(sheet)

    const blockOf = (node: Node): Element => {
      let element = node.parentElement as Element
      while (/^(inline|contents)/.test(getComputedStyle(element).display) && element.parentElement) {
        if (/^inline-/.test(getComputedStyle(element).display)) break
        element = element.parentElement
      }
      return element
    }
    const texts: Text[] = []
    for (const part of parts) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
    }
    const blocks = new Map<Element, Text[]>()
    for (const text of texts) {
      const { parentElement } = text
      if (!text.textContent?.trim() || !parentElement?.checkVisibility({ visibilityProperty: true })) continue
      if (parentElement.closest('.visually-hidden, [aria-hidden="true"], script, style, option, svg'))
        continue
      const block = blockOf(text)
      // Skip the visually hidden header of a stacked table.
      if (block.closest('thead')?.clientWidth === 1) continue
      blocks.set(block, [...(blocks.get(block) ?? []), text])
    }

    const broken: string[] = []
    for (const [block, nodes] of blocks) {
      const text = nodes.map(({ data }) => data).join('')
      const starts = nodes.map((_, index) =>
        nodes.slice(0, index).reduce((length, { data }) => length + data.length, 0),
      )
      const rectAt = (index: number): DOMRect | undefined => {
        const at = starts.findLastIndex((start) => start <= index)
        const node = nodes[at]
        const offset = index - (starts[at] ?? 0)
        if (!node || offset >= node.length) return undefined
        const range = document.createRange()
        range.setStart(node, offset)
        range.setEnd(node, offset + 1)
        return range.getClientRects()[0]
      }
      const endsBetween = (one: number, other: number): boolean => {
        const [before, after] = [rectAt(one), rectAt(other)]
        if (!before || !after || before.width === 0 || after.width === 0) return false
        return after.top > before.top + before.height * 0.6 && after.left <= before.left
      }
      const isAddress = (index: number) => {
        const run = `${/\S*$/.exec(text.slice(0, index))?.[0]}${/^\S*/.exec(text.slice(index))?.[0]}`
        return /[@_:/]|\w\.\w/.test(run)
      }
      const report = (index: number) =>
        broken.push(
          `${block.localName}: ${text.slice(Math.max(0, index - 24), index)} / ${text.slice(index, index + 24)}`
            .replace(/\s+/g, ' ')
            .replaceAll('\u00ad', '·'),
        )
      for (const rule of together) {
        for (const { index, 0: match } of text.matchAll(rule)) {
          if (endsBetween(index, index + match.length) && !isAddress(index)) report(index + match.length)
        }
      }
      for (const { index, 0: match } of text.matchAll(word)) {
        const [first, last] = [rectAt(index), rectAt(index + match.length - 1)]
        if (!first || !last || last.top <= first.top + first.height * 0.6 || isAddress(index)) continue
        const isText = !block.closest(labels) || (hyphenated !== '' && block.closest(hyphenated) !== null)
        const mayHyphenate = getComputedStyle(block).hyphens === 'auto' && isText
        if (mayHyphenate && match.length >= hyphenatedLength) continue
        const cut = [...match]
          .slice(1)
          .map((_, at) => at)
          .find((at) => endsBetween(index + at, index + at + 1))
        // `cut` can be one letter away from the soft hyphen at which the line breaks.
        if (cut !== undefined && !match.slice(cut - 1, cut + 3).includes('\u00ad')) report(index + cut + 1)
      }
    }
    for (const name of names) name.remove()
    document.adoptedStyleSheets.pop()
    return broken
  }, hyphenated)
