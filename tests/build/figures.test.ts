import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Root } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { attributesOf, elementsNamed } from '#build/articles/elements.ts'
import { changesAfter } from '#build/articles/fact-dates.ts'
import { resolveFigures } from '#build/articles/facts.ts'
import { plainText } from '#build/articles/structure.ts'
import type { ArticleLanguage } from '#src/content/article.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { dayAfter } from '#src/content/facts/series.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { LAW_CHANGES } from '#src/content/law-changes.ts'
import { LOCALES } from '#src/site/locale.ts'

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** Lines of an article's text with figures filled in and source numbers in brackets. */
function resolved(source: string, language: ArticleLanguage = 'en'): string[] {
  const tree: Root = parser.parse(source)
  resolveFigures(tree, language)
  for (const element of elementsNamed(tree, 'SourceNumber')) {
    element.children = [{ type: 'text', value: `[${attributesOf(element).number}]` }]
  }
  return plainText(tree).split('\n')
}

interface Passages {
  printed: { what: string; source: string; lines: string[] }[]
  refused: [source: string, message: string][]
}
const { printed, refused }: Passages = parse(
  readFileSync(path.join(import.meta.dirname, 'figures.yaml'), 'utf8'),
)

test.each(printed)('A guide prints $what', ({ source, lines }) => {
  expect(resolved(source).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines)
})

test.each(refused)('%j fails the build, with the reason', (source, message) => {
  expect(() => resolved(source)).toThrow(message)
})

test('A note and a fraction are in the language of the guide', () => {
  expect(resolved('<FactNote name="languageCourseLivingCosts" />', 'de')[0]).toMatch(
    /^Beträge für 2026\. .* welcher gilt\.$/,
  )
  const half = '<CostTable>\n\n<Line fact="nationalVisaFee" times="0.5">x</Line>\n\n</CostTable>'
  expect(resolved(half, 'de')[3]).toBe('75\u00a0€[1] × 0,5 = 37,50\u00a0€')
})

test('The table of the states has sixteen rows in alphabetical order', () => {
  const tree: Root = parser.parse('<StateTable />')
  resolveFigures(tree, 'en')
  const [states] = tree.children
  const rows = states?.type === 'table' ? states.children.slice(1) : []
  const names = rows.map(({ children: [name] }) => toText(name ?? { type: 'text' }))
  expect(names).toHaveLength(16)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
})

test('A cell distinguishes "no", "ask" and "not found", and names a source other than the office itself', () => {
  const stuttgart = foundOn('Baden-Württemberg')
  expect(stuttgart).toContainEqual(['found', 'Papers in English: no, they need a translation too'])
  expect(stuttgart).toContainEqual(['unknown', 'Not found: fee of the check.'])
  expect(foundOn('Lower Saxony')).toContainEqual(['found', 'Fee of the check: about €200 (lkwf.de)'])
  expect(foundOn('Hamburg')).toContainEqual([
    'found',
    'German: B2, for the licence (fimportal.de, 26 September 2024)',
  ])
  expect(foundOn('Saxony')).toContainEqual(['found', 'Fee of the check: €100–650'])
  expect(foundOn('Schleswig-Holstein')).toEqual([
    ['ask', expect.stringMatching(/^Ask the office: Who decides for nurses\?/)],
    ['unknown', 'Nothing found but the name.'],
  ])
})

test('An office without missing values has no line about them', () => {
  for (const language of ['en', 'de', 'tr'] as const)
    expect(resolved('<StateTable />', language).join('\n')).not.toMatch(/: \./)
})

/** Lines about a state's office for nurses, each with its kind, such as "found". */
function foundOn(state: string): [kind: string, text: string][] {
  const tree: Root = parser.parse('<StateTable for="nurses" />')
  resolveFigures(tree, 'en')
  const [states] = tree.children
  if (states?.type !== 'table') throw new Error('no table')
  const row = states.children.find(({ children: [name] }) => toText(name) === state)
  return (row?.children[2]?.children ?? []).map((line) => [
    String(line.data?.hProperties?.['data-line']),
    toText(line).replaceAll(/\s+/g, ' ').trim(),
  ])
}

const PERIODS = ['years', 'months', 'weeks', 'days']

test('A sentence about a change of the law states each period with its unit', () => {
  const sentences = LAW_CHANGES.flatMap(({ text }) =>
    LOCALES.map((locale) => [locale, text[locale]] as const),
  )
  const wrong = sentences.flatMap(([locale, sentence]) =>
    [...sentence.matchAll(/\{(\w+)\}/g)].flatMap(([hole, name]) => {
      const fact = getFact(name as FactName)
      const printed = sentence.replace(hole, formatFigure(fact, locale, 'figure'))
      return PERIODS.includes(fact.unit) && !printed.includes(formatFigure(fact, locale)) ? [printed] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('The site changes on the day after the end of a figure, a dated passage or a rule of the law', () => {
  const days = changesAfter('2026-11-23')
  const ends = ['temporaryProtectionUntil', 'familySuspendedUntil'] as const
  // The days after the ends of two passages of guides and of a text in a module (`chooseByDay('2027-03-31'`).
  const following = [...ends.map((name) => dayAfter(String(getFact(name).value))), '2027-04-01']
  expect(days).toEqual(expect.arrayContaining(following))
  expect(days.every((day) => day > '2026-11-23')).toBe(true)
})
