import { readFileSync } from 'node:fs'
import path from 'node:path'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { elementsNamed } from '#build/articles/elements.ts'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { readText } from '#build/articles/structure.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { type FactName, getFact } from '#src/content/facts.ts'
import { sourceLink } from '#src/content/source.ts'

const articles = readArticles(ARTICLES).map((article) => ({
  ...article,
  source: readFileSync(path.join(ARTICLES, article.file), 'utf8'),
}))
const sectionsOf = (source: string) => source.split(/^(?=#{2,3} )/m)
const factsIn = (text: string) =>
  [...text.matchAll(/<Fact name="([\w@]+)"/g)].map(([, name]) => name as FactName)

/** Section 3 and decisions 3-5: slug, languages, category, featured, read time, undefined if section 9 gives none. */
const specified: [slug: string, languages: string, category: string, featured: boolean, minutes?: number][] =
  [
    ['job-seeker-visa-germany', 'de en', 'individuals', true, 6],
    ['job-seeker-visa-vs-blue-card', 'de en', 'individuals', true, 8],
    ['approbation-germany', 'de en', 'individuals', false, 10],
    ['language-course-visa-germany', 'de en', 'individuals', false, 6],
    ['fsp-examination-germany', 'de en', 'individuals', false, 8],
    ['family-reunion-visa-germany', 'de en', 'individuals', false, 7],
    ['approbation-germany-turkish', 'tr', 'individuals', false, 12],
    ['job-seeker-chancenkarte-turkey', 'tr', 'individuals', false, 7],
    ['work-visa-germany-2025', 'de en', 'businesses', true, 12],
    ['opportunity-card-germany', 'de en', 'individuals', false],
  ]

test('the ten specified articles exist in their languages, with category, mark and read time as specified', () => {
  const found = [...Map.groupBy(articles, ({ slug }) => slug)].map(([slug, versions]) => [
    slug,
    versions.map(({ language }) => language).join(' '),
    ...new Set(versions.map(({ category }) => category)),
    ...new Set(versions.map(({ featured }) => featured)),
    ...new Set(versions.flatMap(({ readTime, readTimeIsGiven }) => (readTimeIsGiven ? readTime : []))),
  ])
  const bySlug = (one: unknown[], other: unknown[]) => String(one[0]).localeCompare(String(other[0]))
  const slugs = new Set(specified.map(([slug]) => slug))
  expect(found.filter(([slug]) => slugs.has(String(slug))).toSorted(bySlug)).toEqual(
    specified.toSorted(bySlug),
  )
})

/**
 * Guides that may exceed the longest read time of section 9, 12 minutes of 200 words, with a tolerance of two. The
 * employers' guide has a chapter on jobs and countries with special rules. The guide for people already in Germany
 * warns of steps that end a stay: § 104c, the groups of § 24, a marriage that ends.
 */
const LONGER = ['work-visa-germany-2025', 'already-in-germany']
test.each(articles)('$file has no fewer than 900 and no more than 2,800 words', ({ slug, tree }) => {
  const words = readText(tree).split(/\s+/).length
  expect(words).toBeGreaterThanOrEqual(900)
  expect(words).toBeLessThanOrEqual(LONGER.includes(slug) ? 3300 : 2800)
})

test.each(articles)('$file has one line at its top with the date of its law', ({ dates, language }) => {
  const law = {
    en: 'Law as of April 2026',
    de: 'Rechtsstand April 2026',
    tr: 'Nisan 2026 tarihli yasa metnine göre',
  }
  expect(dates.split('; ')[0]).toBe(law[language])
})

test.each(articles)('$file says so when a figure is in no official text', ({ source }) => {
  const silent = sectionsOf(source).filter(
    (section) =>
      factsIn(section).some((name) => getFact(name).sources.length === 0) &&
      !/experience|commonly|reported|Erfahrung|häufig|bericht|üblich|deneyim|genellikle|bildir/i.test(
        section,
      ),
  )
  expect(silent).toEqual([])
})

test.each(articles)(
  '$file puts the figure in force before a past one in every row of a table',
  ({ source }) => {
    const isPast = (name: FactName) => {
      const { validUntil, checkedOn } = getFact(name)
      return validUntil !== undefined && validUntil < checkedOn
    }
    const rows = source.split('\n').filter((line) => line.startsWith('|'))
    const backward = rows.filter((row) => {
      const order = factsIn(row).map((name) => Number(isPast(name)))
      return order.some((past, index) => past < (order[index - 1] ?? 0))
    })
    expect(backward).toEqual([])
  },
)

test.each(articles)('$file names no insurer, county, law firm or blog', ({ source }) => {
  expect(source).not.toMatch(/BKK|Krankenkasse VerbundPlus|Kreis Soest|GGUA|AerzteSprech|Starting in Germany/)
})

test.each(articles)('$file ends in one numbered list with a link for every source', ({ source, tree }) => {
  expect(source.match(/<Sources /g)).toHaveLength(1)
  const [sources] = elementsNamed(tree, 'Sources')
  const links: string[] = []
  if (sources) visit(sources, 'link', ({ url }) => void links.push(url))
  expect(new Set(links).size).toBe(links.length)
  const missing = factsIn(source).flatMap((name) =>
    getFact(name)
      .sources.map(sourceLink)
      .filter((link) => !links.includes(link)),
  )
  expect(missing).toEqual([])
})

/** The facts of section 9 in the law's or our words, and the articles that must have them. */
const stated: [fact: FactName, words: string, slugs: string[]][] = [
  ['blueCardSalary@2025', '€48,300 a year', ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card']],
  [
    'blueCardSalaryReduced@2025',
    '€43,759.80 a year',
    ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card'],
  ],
  ['blueCardSalary', '€50,700 a year', ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card']],
  ['blueCardSalaryReduced', '€45,934.20 a year', ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card']],
  ['opportunityCardStay', '1 year', ['opportunity-card-germany', 'job-seeker-chancenkarte-turkey']],
  ['formerJobSeekerVisaStay', '6 months', ['job-seeker-visa-germany', 'job-seeker-chancenkarte-turkey']],
  ['jobSearchAfterGraduation', '18 months', ['job-seeker-visa-germany', 'job-seeker-chancenkarte-turkey']],
  ['passportValidity', '12 months', ['work-visa-germany-2025', 'job-seeker-visa-germany']],
  ['documentScanSize', '9\u00a0MB', ['work-visa-germany-2025', 'job-seeker-visa-germany']],
  ['digitalPhotoSince', '2025', ['work-visa-germany-2025', 'job-seeker-visa-germany']],
  ['preApprovalExample', '7 days', ['work-visa-germany-2025']],
  ['fastTrackAgencyConsentPeriod', '1 week', ['work-visa-germany-2025']],
  ['visaAfterAppointment', '6–8 weeks', ['work-visa-germany-2025', 'job-seeker-visa-germany']],
  ['startOfWork', '12–14 weeks', ['work-visa-germany-2025']],
  ['blueCardAbsence', '12 months', ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card']],
  ['employerReportingPeriod', '4 weeks', ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card']],
  ['employeeReportingPeriod', '2 weeks', ['work-visa-germany-2025', 'job-seeker-visa-vs-blue-card']],
  ['doctorTemporaryPermit', '2 years', ['approbation-germany', 'approbation-germany-turkish']],
  ['approbationDocuments', '3–6 months', ['approbation-germany', 'approbation-germany-turkish']],
  ['approbationDecision', '4 months', ['approbation-germany', 'approbation-germany-turkish']],
  ['approbationEquivalenceCheck', '6–12 months', ['approbation-germany', 'approbation-germany-turkish']],
  ['approbationExamPreparation', '6–18 months', ['approbation-germany', 'approbation-germany-turkish']],
  ['approbationTotal', '1.5–3 years', ['approbation-germany', 'approbation-germany-turkish']],
  ['languageCourseLivingCostsMonthly', '€1,091.20 a month', ['language-course-visa-germany']],
]

test.each(stated)('%s is %s, and its articles say so in each of their languages', (fact, words, slugs) => {
  expect(formatFigure(getFact(fact), 'en')).toBe(words)
  const versions = articles.filter(({ slug }) => slugs.includes(slug))
  expect(new Set(versions.map(({ slug }) => slug)).size).toBe(slugs.length)
  expect(versions.filter(({ source }) => !factsIn(source).includes(fact)).map(({ file }) => file)).toEqual([])
})

test('a translation has as many chapters, tables, boxes and questions as its original', () => {
  const shapeOf = ({ source }: (typeof articles)[number]) =>
    (source.match(/^##+ |^\| --- |^<(?!Fact|Cite)\w+/gm) ?? []).join(' ')
  const german = articles.filter(({ language }) => language === 'de')
  const unlike = german.filter((article) => {
    const original = articles.find(({ slug, language }) => slug === article.slug && language === 'en')
    return !original || shapeOf(original) !== shapeOf(article)
  })
  expect(unlike.map(({ file }) => file)).toEqual([])
})

test.each([
  ['work-visa-germany-2025', /\bB2\b/, /\bC1\b/],
  ['approbation-germany', /\bB2\b/, /\bC1\b/],
  ['approbation-germany-turkish', /\bB2\b/, /\bC1\b/],
  ['fsp-examination-germany', /\bB2\b/, /\bC1\b/],
  ['language-course-visa-germany', /(nursing|Pflege) \| B2/, /B2, (plus|dazu) .*C1/],
  [
    'family-reunion-visa-germany',
    /simple German, level A1|einfaches Deutsch, Stufe A1/,
    /No A1 language certificate is needed|Ein A1-Sprachzertifikat ist nicht nötig/,
  ],
] as const)('%s names the language levels of section 9', (slug, ...levels) => {
  const versions = articles.filter((article) => article.slug === slug)
  expect(versions.length).toBeGreaterThan(0)
  for (const { source } of versions) for (const level of levels) expect(source).toMatch(level)
})
