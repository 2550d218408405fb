import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { LETTERS } from '#build/site/heading-face.ts'
import { SITE } from '#local/product.ts'
import { missingPage, pages } from './built-pages.ts'

/** Line ends, and the word joiner that keeps a range of numbers on one line. */
const INVISIBLE = new Set(['\n', '\u2060'])

/** Selectors of the stylesheet that use the heading font. */
const selectors = globSync('assets/*.css', { cwd: SITE }).flatMap((file) => {
  const found: string[] = []
  postcss.parse(readFileSync(path.join(SITE, file), 'utf8')).walkDecls('font-family', ({ value, parent }) => {
    if (value === 'var(--serif)' && parent?.type === 'rule') found.push((parent as postcss.Rule).selector)
  })
  return found
})

/** Text of an element without its code, which has another font. */
function withoutCode(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const code of copy.querySelectorAll('code')) code.remove()
  return copy.textContent
}

/** True outside Russian and Azerbaijani texts, which use the text font because the heading font lacks their letters. */
const isSetInTheFace = (element: Element) => !element.closest('[lang="ru"], [lang="az"]')

test('The heading font has every letter of every heading', () => {
  const known = new Set(LETTERS)
  const foreign = [...pages, missingPage].flatMap(({ url, document }) =>
    [...document.querySelectorAll(selectors.join())].filter(isSetInTheFace).flatMap((element) => {
      const textContent = withoutCode(element)
      const letters = [...textContent].filter((letter) => !INVISIBLE.has(letter) && !known.has(letter))
      return letters.length > 0 ? [`${url}: ${JSON.stringify(letters.join(''))} in “${textContent}”`] : []
    }),
  )
  expect(selectors).toContain('h1,h2,h3')
  expect(foreign).toEqual([])
})
