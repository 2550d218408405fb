import { expect, test } from 'vitest'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { headingsOf } from '#build/articles/structure.ts'
import { loadSearch } from '#src/pages/information/article-search.ts'
import { LOCALES, type Locale } from '#src/site/locale.ts'
import { ASKED_QUESTIONS, type AskedQuestion } from './asked-questions.ts'
import { HELD_BACK } from './held-back-questions.ts'
import { QUESTIONS_OF_PEOPLE_HERE } from './questions-of-people-here.ts'

const searches = { en: await loadSearch('en'), de: await loadSearch('de') }
const articles = readArticles(ARTICLES)

/** The place as it is called in the guide that readers of a language see. */
function placeIn(locale: Locale, place: string): string {
  const [slug = '', anchor] = place.split('#')
  const chapters = (language: string) => {
    const article = articles.find((one) => one.slug === slug && one.language === language)
    return article && headingsOf(article.tree).map(({ id }) => id)
  }
  const english = chapters('en')
  const shown = chapters(locale)
  if (anchor === undefined || !english || !shown) return place
  return `${slug}#${shown[english.indexOf(anchor)]}`
}

const wrong = (questions: readonly AskedQuestion[]) =>
  LOCALES.flatMap((locale) =>
    questions.flatMap(([question, place]) => {
      const [first] = searches[locale](question).answers
      return first?.id === placeIn(locale, place) ? [] : [`${locale} ${question}: ${first?.id}, not ${place}`]
    }),
  )

test('every question of the table is answered first by its chapter, in both languages', () => {
  expect(wrong(ASKED_QUESTIONS)).toEqual([])
})

test('the held-out questions are answered first by their chapters too', () => {
  expect(wrong(HELD_BACK)).toEqual([])
})

test('the questions of people who are here, in their own words and with errors, are answered first by their chapters, and none is called missing', () => {
  expect(wrong(QUESTIONS_OF_PEOPLE_HERE.map(([question, place]) => [question, place]))).toEqual([])
  const missing = QUESTIONS_OF_PEOPLE_HERE.filter(([question]) =>
    LOCALES.some((locale) => searches[locale](question).isMissing),
  )
  expect(missing).toEqual([])
})

test('words of origin and status lead to protection; a doctor from there to the papers of doctors', () => {
  const protection = 'already-in-germany#temporary-protection'
  const questions = ['Ukraine', 'Ukrayna', '§ 24', '§24', 'Paragraph 24', 'refugee', 'Flüchtling', 'mülteci']
  expect(wrong(questions.map((question) => [question, protection]))).toEqual([])
  expect(wrong([['doctor from Ukraine', 'approbation-germany#if-you-cannot-get-your-papers']])).toEqual([])
})

test('a section is found as a whole: § 24 is none of 24 months, and no § 24a', () => {
  for (const locale of LOCALES) {
    expect(searches[locale]('§ 24').slugs).toEqual(['already-in-germany'])
    expect(searches[locale]('24 months').answers.map(({ id }) => id)).not.toContain(
      placeIn(locale, 'already-in-germany#temporary-protection'),
    )
  }
})

test('a second answer appears only if its score is close to the first', () => {
  const answers = (text: string) => searches.en(text).answers.map(({ id }) => id)
  expect(answers('I want to move to germany')).toEqual(['/individuals#residence'])
  expect(answers('can my husband work')).toEqual(['family-reunion-visa-germany#after-arrival'])
  expect(answers('speak no german')).toEqual(['language-course-visa-germany'])
  expect(answers('visa refused')).toHaveLength(3)
})

test.each([
  'freelancer',
  'kindergarten',
  'Kita',
  'Führerschein',
  'au pair',
  'driving licence in Germany',
  'tourist visa',
  'Kindergeld',
  'ehliyet',
  'serbest meslek',
])('"%s" is a subject that no page covers', (text) => {
  for (const locale of LOCALES) expect(searches[locale](text).isMissing).toBe(true)
})

test.each(ASKED_QUESTIONS.map(([question]) => question))('"%s" is a subject that a page covers', (text) => {
  for (const locale of LOCALES) expect(searches[locale](text).isMissing).toBe(false)
})
