import { expect, test } from 'vitest'
import { loadEntries } from '#src/content/articles.ts'
import { foldTerm } from '#src/content/search-options.ts'
import { loadSearch, searchOfCards } from '#src/pages/information/article-search.ts'
import type { Locale } from '#src/site/locale.ts'

const searches = { en: await loadSearch('en'), de: await loadSearch('de') }
const entries = { en: await loadEntries('en'), de: await loadEntries('de') }

/** Queries of visitors, and the article that must be among the first three. */
const wanted: [Locale, string, string][] = [
  ['de', 'blaue karte', 'work-visa-germany-2025'],
  ['en', 'blue kard', 'job-seeker-visa-vs-blue-card'],
  ['en', 'Turkiye', 'job-seeker-chancenkarte-turkey'],
  ['en', 'Türkiye', 'job-seeker-chancenkarte-turkey'],
  ['de', 'turkiye', 'approbation-germany-turkish'],
  ['en', 'firsat karti', 'job-seeker-chancenkarte-turkey'],
  ['en', 'FIRSAT KARTI', 'job-seeker-chancenkarte-turkey'],
  ['de', 'arzte', 'approbation-germany'],
  ['de', 'Aerzte', 'approbation-germany'],
  ['en', 'job serach', 'job-seeker-visa-germany'],
  ['en', 'spouses', 'family-reunion-visa-germany'],
]

test.each(wanted)('in %s, "%s" finds %s', (locale, text, slug) => {
  expect(searches[locale](text).slugs.slice(0, 3)).toContain(slug)
})

test.each([
  ['en', 'Kenntnisprüfung', 'approbation-germany'],
  ['de', 'Kenntnisprufung', 'approbation-germany'],
  ['en', 'employer remote', 'work-visa-germany-2025'],
  ['en', 'Herzinfarkt', 'fsp-examination-germany'],
  ['de', 'Onlinekurs', 'language-course-visa-germany'],
] as const)('in %s, "%s" from the body of an article finds %s', (locale, text, slug) => {
  expect(searchOfCards(entries[locale])(text).slugs).not.toContain(slug)
  expect(searches[locale](text).slugs).toContain(slug)
})

test('every title finds its article first', () => {
  for (const locale of ['en', 'de'] as const) {
    for (const { slug, title } of entries[locale]) expect(searches[locale](title).slugs[0]).toBe(slug)
  }
})

test('a word that no article mentions finds nothing', () => {
  expect(searches.en('xylophone').slugs).toEqual([])
  expect(searches.de('Xylophon').slugs).toEqual([])
})

test('without an index, every word must be on the card, with or without accents', () => {
  const search = searchOfCards(entries.en)
  expect(search('Türkiye').slugs).toContain('job-seeker-chancenkarte-turkey')
  expect(search('turkiye FIRSAT').slugs).toEqual(['job-seeker-chancenkarte-turkey'])
  expect(search('blue xylophone').slugs).toEqual([])
})

test('neither a soft hyphen in a table nor the wide letters of a keyboard hide the word', () => {
  expect(foldTerm('ＦＳＰ')).toBe('fsp')
  expect(foldTerm('Anerkennungs\u00adpartnerschaft')).toBe('anerkennungspartnerschaft')
})
