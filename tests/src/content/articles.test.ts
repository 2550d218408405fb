import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatFigure } from '#src/content/fact-text.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { articleFiles } from '#tests/support/source-texts.ts'

interface Specification {
  specified: [slug: string, languages: string, category: string, isFeatured: boolean, minutes?: number][]
  stated: [fact: FactName, words: string, ...slugs: string[]][]
  levels: [slug: string, ...patterns: string[]][]
}
const { specified, stated, levels }: Specification = parse(
  readFileSync(path.join(import.meta.dirname, 'articles.yaml'), 'utf8'),
)

const articles = articleFiles().map((article) => ({
  ...article,
  source: readFileSync(`src/content/articles/${article.file}`, 'utf8'),
}))
const versionsOf = (slug: string) => articles.filter((article) => article.slug === slug)
const factsIn = (text: string) =>
  [...text.matchAll(/<Fact name="([\w@]+)"/g)].map(([, name]) => name as FactName)

test.each(specified)('The guide %s exists in %s, with category, mark and reading time', (...row) => {
  const versions = versionsOf(row[0])
  const minutes = versions.flatMap(({ readTime, readTimeIsGiven }) => (readTimeIsGiven ? readTime : []))
  expect([
    row[0],
    versions.map(({ language }) => language).join(' '),
    ...new Set(versions.map(({ category }) => category)),
    ...new Set(versions.map(({ featured }) => featured)),
    ...new Set(minutes),
  ]).toEqual(row)
})

test.each(stated)('%s is %s, and its guides state it in each language', (fact, words, ...slugs) => {
  expect(formatFigure(getFact(fact), 'en').replaceAll('\u00a0', ' ')).toBe(words)
  for (const slug of slugs) {
    const silent = versionsOf(slug).filter(({ source }) => !factsIn(source).includes(fact))
    expect(silent.map(({ file }) => file)).toEqual([])
  }
})

test.each(levels)('%s states the levels of German that section 9 specifies', (slug, ...patterns) => {
  for (const { source } of versionsOf(slug))
    for (const pattern of patterns) expect(source).toMatch(new RegExp(pattern))
})

const LAW_DATES = {
  en: 'Law as of April 2026',
  de: 'Rechtsstand April 2026',
  tr: 'Nisan 2026 tarihli yasa metnine göre',
}
const REPORTED = /experience|commonly|reported|Erfahrung|häufig|bericht|üblich|deneyim|genellikle|bildir/i
const FOREIGN = /BKK|Krankenkasse VerbundPlus|Kreis Soest|GGUA|AerzteSprech|Starting in Germany/

test('A guide dates its law and marks figures without an official text', () => {
  const faults = articles.flatMap(({ file, dates, language, source }) => [
    ...(dates.startsWith(LAW_DATES[language]) ? [] : [`${file}: ${dates}`]),
    ...(FOREIGN.exec(source) ?? []).map((name) => `${file}: ${name}`),
    ...source
      .split(/^(?=#{2,3} )/m)
      .filter((section) => factsIn(section).some((name) => getFact(name).sources.length === 0))
      .filter((section) => !REPORTED.test(section))
      .map((section) => `${file}: a reported figure in ${section}`),
  ])
  expect(faults).toEqual([])
})
