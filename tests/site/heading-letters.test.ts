import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import postcss from 'postcss'
import { expect, test } from 'vitest'
import { LETTERS } from '#build/site/heading-face.ts'
import { SITE } from '#local/product.ts'
import { missingPage, pages } from './built-pages.ts'

const selectors = globSync('assets/*.css', { cwd: SITE }).flatMap((file) => {
  const found: string[] = []
  postcss.parse(readFileSync(path.join(SITE, file), 'utf8')).walkDecls('font-family', ({ value, parent }) => {
    if (value === 'var(--serif)' && parent?.type === 'rule') found.push((parent as postcss.Rule).selector)
  })
  return found
})

test('The heading font has every letter of every heading', () => {
  // Line breaks and word joiners are invisible.
  const known = new Set([...LETTERS, '\n', '\u2060'])
  const foreign = [...pages, missingPage].flatMap(({ url, document }) =>
    [...document.querySelectorAll(selectors.join())].flatMap((element) => {
      // Russian, Azerbaijani and code use the text font.
      if (element.closest('[lang="ru"], [lang="az"]')) return []
      const copy = element.cloneNode(true) as Element
      for (const code of copy.querySelectorAll('code')) code.remove()
      const letters = [...copy.textContent].filter((letter) => !known.has(letter))
      return letters.length > 0
        ? [`${url}: ${JSON.stringify(letters.join(''))} in “${copy.textContent}”`]
        : []
    }),
  )
  expect(selectors).toContain('h1,h2,h3')
  expect(foreign).toEqual([])
})
