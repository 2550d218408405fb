import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import { type FactName, getFact } from '#src/content/facts.ts'

const articles = readArticles(ARTICLES).map((article) => ({
  ...article,
  source: readFileSync(path.join(ARTICLES, article.file), 'utf8'),
}))
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

const LAW_DATES = {
  en: 'Law as of April 2026',
  de: 'Rechtsstand April 2026',
  tr: 'Nisan 2026 tarihli yasa metnine göre',
}
const REPORTED = /experience|commonly|reported|Erfahrung|häufig|bericht|üblich|deneyim|genellikle|bildir/i
const FOREIGN = /BKK|Krankenkasse VerbundPlus|Kreis Soest|GGUA|AerzteSprech|Starting in Germany/

const isPast = (name: FactName) => {
  const { validUntil, checkedOn } = getFact(name)
  return validUntil !== undefined && validUntil < checkedOn
}
/** True if a row of a table has a figure in force behind a past one. */
const runsBackward = (row: string) =>
  factsIn(row).some((name, index, names) => index > 0 && isPast(names[index - 1] ?? name) && !isPast(name))

test('every guide dates its law, says so of a figure without an official text, shows figures in force first, and names no competitor', () => {
  const faults = articles.flatMap(({ file, dates, language, source }) => [
    ...(dates.startsWith(LAW_DATES[language]) ? [] : [`${file}: ${dates}`]),
    ...(FOREIGN.exec(source) ?? []).map((name) => `${file}: ${name}`),
    ...source
      .split(/^(?=#{2,3} )/m)
      .filter((section) => factsIn(section).some((name) => getFact(name).sources.length === 0))
      .filter((section) => !REPORTED.test(section))
      .map((section) => `${file}: a reported figure in ${section}`),
    ...source
      .split('\n')
      .filter((line) => line.startsWith('|') && runsBackward(line))
      .map((row) => `${file}: a past figure first in ${row}`),
  ])
  expect(faults).toEqual([])
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
