import { expect, test } from 'vitest'
import { loadSearch } from '#src/pages/information/article-search.ts'
import type { Locale } from '#src/site/locale.ts'

const searches = { en: await loadSearch('en'), de: await loadSearch('de') }
const BOTH: readonly Locale[] = ['en', 'de']

/** Queries in three languages, with typing mistakes, and the article that must come first in both. */
const QUERIES: [typed: string, slug: string][] = [
  ['bluecard', 'job-seeker-visa-vs-blue-card'],
  ['blue card', 'job-seeker-visa-vs-blue-card'],
  ['blaue karte', 'job-seeker-visa-vs-blue-card'],
  ['blauekarte', 'job-seeker-visa-vs-blue-card'],
  ['mavi kart', 'job-seeker-visa-vs-blue-card'],
  ['blue card salary', 'job-seeker-visa-vs-blue-card'],
  ['Mindestgehalt', 'job-seeker-visa-vs-blue-card'],
  ['citizenship', 'job-seeker-visa-vs-blue-card'],
  ['Einbürgerung', 'job-seeker-visa-vs-blue-card'],
  ['permanent residence', 'job-seeker-visa-vs-blue-card'],
  ['Jobwechsel', 'job-seeker-visa-vs-blue-card'],
  ['IT', 'job-seeker-visa-vs-blue-card'],
  ['work visa', 'work-visa-germany-2025'],
  ['Arbeitsvisum', 'work-visa-germany-2025'],
  ['Arbeitserlaubnis', 'work-visa-germany-2025'],
  ['arbeitserlaubniss', 'work-visa-germany-2025'],
  ['work permit', 'work-visa-germany-2025'],
  ['çalışma izni', 'work-visa-germany-2025'],
  ['calisma vizesi', 'work-visa-germany-2025'],
  ['HR', 'work-visa-germany-2025'],
  ['home office', 'work-visa-germany-2025'],
  ['fast track', 'work-visa-germany-2025'],
  ['Anerkennungspartnerschaft', 'work-visa-germany-2025'],
  ['opportunity card', 'opportunity-card-germany'],
  ['oportunity card', 'opportunity-card-germany'],
  ['opportunitycard', 'opportunity-card-germany'],
  ['chancenkarte', 'opportunity-card-germany'],
  ['chancen karte', 'opportunity-card-germany'],
  ['chansenkarte', 'opportunity-card-germany'],
  ['points calculator', 'opportunity-card-germany'],
  ['Punkterechner', 'opportunity-card-germany'],
  ['anabin', 'opportunity-card-germany'],
  ['blocked account', 'opportunity-card-germany'],
  ['Sperrkonto', 'opportunity-card-germany'],
  ['job seeker visa', 'job-seeker-visa-germany'],
  ['jobseeker visa', 'job-seeker-visa-germany'],
  ['Visum zur Arbeitssuche', 'job-seeker-visa-germany'],
  ['nursing', 'nurses-germany'],
  ['nurse', 'nurses-germany'],
  ['Pflege', 'nurses-germany'],
  ['Krankenschwester', 'nurses-germany'],
  ['hemşire', 'nurses-germany-turkish'],
  ['approbation', 'approbation-germany'],
  ['aprobation', 'approbation-germany'],
  ['medical license', 'approbation-germany'],
  ['doctor', 'approbation-germany'],
  ['Arzt', 'approbation-germany'],
  ['Kenntnisprüfung', 'approbation-germany'],
  ['Berufserlaubnis', 'approbation-germany'],
  ['doctor turkey', 'approbation-germany-turkish'],
  ['Arzt Türkei', 'approbation-germany-turkish'],
  ['FSP', 'fsp-examination-germany'],
  ['examination', 'fsp-examination-germany'],
  ['Fachsprachprüfung', 'fsp-examination-germany'],
  ['Fachsprachenprüfung', 'fsp-examination-germany'],
  ['language course', 'language-course-visa-germany'],
  ['Sprachkurs', 'language-course-visa-germany'],
  ['sprach kurs visum', 'language-course-visa-germany'],
  ['how to learn German in Germany', 'language-course-visa-germany'],
  ['family reunification', 'family-reunion-visa-germany'],
  ['Familienzusammenführung', 'family-reunion-visa-germany'],
  ['Ehefrau', 'family-reunion-visa-germany'],
  ['aile birleşimi', 'family-reunion-germany-turkish'],
  ['A1 German', 'family-reunion-visa-germany'],
  ['iDATA', 'job-seeker-chancenkarte-turkey'],
  ['Turkish', 'job-seeker-chancenkarte-turkey'],
  ['fırsat kartı', 'job-seeker-chancenkarte-turkey'],
]

test.each(BOTH.flatMap((locale) => QUERIES.map(([typed, slug]) => [locale, typed, slug] as const)))(
  'in %s, "%s" finds %s first, with all its words',
  (locale, typed, slug) => {
    const { slugs, areClosest } = searches[locale](typed)
    expect([slugs[0], areClosest]).toEqual([slug, false])
  },
)

test('a joined spelling finds the other guides to it too', () => {
  for (const locale of BOTH) expect(searches[locale]('bluecard').slugs).toContain('work-visa-germany-2025')
})

test('words of two letters are no beginnings of others, and "it" in a sentence is not IT', () => {
  for (const locale of BOTH) {
    expect(searches[locale]('IT').slugs.length).toBeLessThan(6)
    expect(searches[locale]('KP').slugs[0]).toBe('approbation-germany')
  }
})

test('if no article has all words, those with some appear, and are called the closest', () => {
  expect(searches.en('nurse xylophone')).toMatchObject({
    slugs: expect.arrayContaining(['job-seeker-visa-germany']),
    areClosest: true,
  })
  expect(searches.de('Xylophon Sprachkurs').slugs[0]).toBe('language-course-visa-germany')
})

test('stop words are not searched', () => {
  for (const locale of BOTH) {
    expect(searches[locale]('how do I bring my family to Germany').slugs[0]).toBe(
      'family-reunion-visa-germany',
    )
    expect(searches[locale]('the')).toEqual({ slugs: [], areClosest: true, answers: [], isMissing: false })
  }
})
