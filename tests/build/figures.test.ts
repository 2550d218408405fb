import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { TableCell } from 'mdast'
import { toString as toText } from 'mdast-util-to-string'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { attributesOf, elementsNamed } from '#build/articles/elements.ts'
import { changesAfter } from '#build/articles/fact-dates.ts'
import { resolveFigures } from '#build/articles/facts.ts'
import { parseGuide } from '#build/articles/files.ts'
import { plainText } from '#build/articles/structure.ts'
import { MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { dayAfter } from '#src/content/facts/series.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { LAW_CHANGES } from '#src/content/law-changes.ts'

function resolved(source: string): string[] {
  const tree = parseGuide(source)
  resolveFigures(tree, 'en')
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

function stateRows(source: string): TableCell[][] {
  const tree = parseGuide(source)
  resolveFigures(tree, 'en')
  const [table] = tree.children
  if (table?.type !== 'table') throw new Error('no table')
  return table.children.slice(1).map(({ children }) => children)
}

test('The table of the states has sixteen rows in alphabetical order', () => {
  const names = stateRows('<StateTable />').map(([name]) => toText(name))
  expect(names).toHaveLength(16)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')))
  expect(resolved('<StateTable />').join(), 'a list of nothing').not.toMatch(/: \./)
})

test('A cell about a state distinguishes "no", "ask" and "not found"', () => {
  const linesAbout = (state: string) =>
    stateRows('<StateTable for="nurses" />')
      .find(([name]) => toText(name) === state)?.[2]
      ?.children.map((line) => [
        line.data?.hProperties?.['data-line'],
        toText(line).replaceAll(/\s+/g, ' ').trim(),
      ])
  const stuttgart = linesAbout('Baden-Württemberg')
  expect(stuttgart).toContainEqual(['found', 'Papers in English: no, they need a translation too'])
  expect(stuttgart).toContainEqual(['unknown', 'Not found: fee of the check.'])
  expect(linesAbout('Hamburg')).toContainEqual([
    'found',
    'German: B2, for the licence (fimportal.de, 26 September 2024)',
  ])
  expect(linesAbout('Schleswig-Holstein')).toEqual([
    ['ask', expect.stringMatching(/^Ask the office: Who decides for nurses\?/)],
    ['unknown', 'Nothing found but the name.'],
  ])
})

const PERIODS = ['years', 'months', 'weeks', 'days']

test('A sentence about a change of the law states each period with its unit', () => {
  const sentences = LAW_CHANGES.flatMap(({ text }) =>
    MAIN_LANGUAGES.map((locale) => [locale, text[locale]] as const),
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

test('The site changes on the day after a figure, passage or rule ends', () => {
  const days = changesAfter('2026-11-23')
  const ends = ['temporaryProtectionUntil', 'familySuspendedUntil'] as const
  // `living-costs.ts` has a text that is shown until 2027-03-31.
  const following = [...ends.map((name) => dayAfter(String(getFact(name).value))), '2027-04-01']
  expect(days).toEqual(expect.arrayContaining(following))
  expect(days.every((day) => day > '2026-11-23')).toBe(true)
})
