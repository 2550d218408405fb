import { globSync, readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { factReport } from '#src/content/fact-text.ts'
import { FACTS } from '#src/content/facts.ts'

const texts = globSync('src/{content/articles,pages}/**/*.{mdx,ts,tsx}').map((file) =>
  readFileSync(file, 'utf8'),
)

test('every fact of the registry is used by an article or a page', () => {
  const words = new Set(texts.flatMap((text) => text.match(/\w+/g) ?? []))
  expect(Object.keys(FACTS).filter((name) => !words.has(name))).toEqual([])
})

// Printed beside the results and never failed: the calendar must not break a build.
afterAll(() => {
  const { outdated, successorDue } = factReport(new Date())
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ') || 'none'
  process.stdout.write(
    `facts: ${Object.keys(FACTS).length}; checked more than 12 months ago: ${names(outdated)}; successor due: ${names(successorDue)}\n`,
  )
})
