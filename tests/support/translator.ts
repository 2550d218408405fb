import type { Page } from '@playwright/test'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { localizedPath } from '#contracts/values/page-address.ts'
import { ACTING_PAGES } from '#src/site/acting-pages.ts'

const ACTING = MAIN_LANGUAGES.flatMap((locale) => ACTING_PAGES.map((path) => localizedPath(path, locale)))

/**
 * Simulates a browser's translation of all texts. It begins `before` the app starts, or `after` the app's hydration. As
 * in Chrome, two nested `<font>` replace each text node. The "translation" adds U+200B, which Playwright ignores.
 */
export const translate = (page: Page, from: 'before' | 'after'): Promise<unknown> =>
  page.addInitScript(
    ([begin, acting]) => {
      const UNTOUCHED = 'script, style, title, textarea, option, font, noscript, svg'
      function replace(text: Text): void {
        if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(UNTOUCHED)) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.append(`${text.data}\u200b`)
        outer.append(inner)
        text.replaceWith(outer)
      }
      function replaceIn(root: Node): void {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Text[] = root instanceof Text ? [root] : []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) replace(text)
      }
      function start(): void {
        replaceIn(document.documentElement)
        new MutationObserver((records) => {
          for (const { type, target, addedNodes } of records) {
            if (type === 'characterData') replaceIn(target)
            for (const node of addedNodes) replaceIn(node)
          }
        }).observe(document, { childList: true, subtree: true, characterData: true })
      }
      if (begin === 'before') {
        document.addEventListener('DOMContentLoaded', start)
        return
      }
      if (!acting.includes(location.pathname)) {
        addEventListener('load', start)
        return
      }
      const waiting = new MutationObserver(() => {
        if (document.documentElement?.dataset.alive === undefined) return
        waiting.disconnect()
        start()
      })
      waiting.observe(document, { attributes: true, subtree: true, attributeFilter: ['data-alive'] })
    },
    [from, ACTING] as const,
  )
