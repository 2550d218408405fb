import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { ARTICLES, readArticles } from '#build/articles/files.ts'
import { readAnswers } from '#build/articles/glossary.ts'
import { headingsOf } from '#build/articles/structure.ts'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { existingAnswers } from '#contracts/tables/answers.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { loadEntries } from '#src/content/articles.ts'
import { foldTerm } from '#src/content/search-options.ts'
import { loadSearch, searchOfCards } from '#src/pages/information/article-search.ts'
import { findTools } from '#src/pages/information/tool-results.tsx'
import { LOCALES, type Locale } from '#src/site/locale.ts'

const SHOWN = 3
const ANSWERED_FIRST = 0.9
const ANSWERED = 0.97

type Row = readonly [question: string, ...right: string[]]
const { guides, ...groups } = parse(readFileSync('tests/src/pages/information/search-questions.yaml', 'utf8'))
const rowsOf = (group: 'earlier' | 'build' | 'held'): Row[] =>
  groups[group].map((row: string): Row => {
    const [question = '', places = ''] = row.split(' → ')
    return [question, ...places.split(', ')]
  })
const questions = { earlier: rowsOf('earlier'), build: rowsOf('build'), held: rowsOf('held') }
const searches = { en: await loadSearch('en'), de: await loadSearch('de') }
const articles = readArticles(ARTICLES)

/** The address of a place: the slug for the name of its guide, the anchor in the language of the readers. */
function placeIn(locale: Locale, place: string): string {
  const [name = '', anchor] = place.split('#')
  if (name.startsWith('/')) return place
  const slug = guides[name]
  if (anchor === undefined || anchor === '*') return [slug, anchor].filter(Boolean).join('#')
  const chapters = (language: string) => {
    const article = articles.find((one) => one.slug === slug && one.language === language)
    return article && headingsOf(article.tree).map(({ id }) => id)
  }
  const english = chapters('en')
  const shown = chapters(locale)
  return `${slug}#${english && shown ? shown[english.indexOf(anchor)] : anchor}`
}

/** True if a result is the right place, or a tool with the right answers in its address. */
function isRight(result: string | undefined, right: string): boolean {
  if (right.endsWith('#*')) return result?.split('#')[0] === right.slice(0, -2)
  if (result === undefined || !/^\/(quick|opportunity)/.test(right)) return result === right
  const [path = '', answers = ''] = result.split('#')
  const [wantedPath, wanted] = right.split('#')
  return (
    path.replace('-turkish', '') === wantedPath &&
    (wanted?.split('&') ?? []).every((one) => answers.split('&').includes(one))
  )
}

/** Addresses of the results that the page shows for a question, from the top. */
function resultsFor(locale: Locale, question: string): string[] {
  const { tools, answers, isTurkish, isMissing } = searches[locale](question)
  const { first, further } = findTools(tools, isTurkish)
  const addresses = (list: typeof first) =>
    list.map(({ to, hash }) => (hash === undefined ? to : `${to}#${hash}`))
  return [...addresses(first), ...(isMissing ? [] : answers.map(({ id }) => id)), ...addresses(further)]
}

/** Questions whose right places are not among the first results. */
const wrongIn = (rows: readonly Row[], among: number): string[] =>
  LOCALES.flatMap((locale) =>
    rows.flatMap(([question, ...right]) => {
      const results = resultsFor(locale, question).slice(0, among)
      const places = right.map((place) => placeIn(locale, place))
      if (results.some((result) => places.some((place) => isRight(result, place)))) return []
      return [`${locale} ${question}: ${results.join(', ')}`]
    }),
  )
const share = (rows: readonly Row[], among: number) =>
  1 - wrongIn(rows, among).length / (rows.length * LOCALES.length)

test('Every question, except a few held-out ones, has its answer among the first three results', () => {
  expect([...wrongIn(questions.earlier, SHOWN), ...wrongIn(questions.build, SHOWN)]).toEqual([])
  expect(share(questions.held, SHOWN)).toBeGreaterThanOrEqual(ANSWERED)
})

test('Nearly all questions have the right answer first', () => {
  for (const rows of Object.values(questions)) expect(share(rows, 1)).toBeGreaterThanOrEqual(ANSWERED_FIRST)
})

test('Added words never remove an answer', () => {
  for (const [question] of questions.build) {
    const [first] = searches.en(question).answers
    if (first) expect(searches.en(`${question} xylophone`).answers).toContainEqual(first)
  }
})

test('A tool comes first only if valid answers fill in its goal', () => {
  const addresses = Object.keys(readAnswers()).filter((place) => /^\/(quick|opportunity)/.test(place))
  const { first, further } = findTools(addresses, false)
  for (const { to, hash = '' } of first.filter(({ to }) => to !== '/opportunity-card-points')) {
    const answers = answersIn(hash)
    const { questions } = checkTables(to === '/quick-check' ? TOOLS.you : TOOLS.hire)
    expect(existingAnswers(questions, answers)).toEqual(answers)
    expect(Object.keys(answers)).toContainEqual(expect.stringMatching(/^(goal|whom|where)$/))
  }
  expect(further.map(({ to }) => to)).toEqual(['/quick-check', '/quick-check/employers'])
})

test.each(['kindergarten', 'Kita', 'tourist visa', 'Kindergeld', 'pension refund', 'emeklilik'])(
  '"%s" is a subject that no page covers, and has an answer with a Blue Card',
  (text) => {
    for (const locale of LOCALES) {
      expect(searches[locale](text).isMissing).toBe(true)
      expect(searches[locale](`${text} Blue Card`).isMissing).toBe(false)
    }
  },
)

test('A word that no text has finds nothing; results for the other words are called the closest', () => {
  for (const text of ['the', 'xylophone', 'виза'])
    expect(searches.en(text)).toMatchObject({ slugs: [], answers: [] })
  expect(searches.en('nurse xylophone')).toMatchObject({
    slugs: expect.arrayContaining(['nurses-germany']),
    areClosest: true,
  })
  expect(searches.en('nurse').areClosest).toBe(false)
  expect(searches.en('24 months').answers.map(({ id }) => id)).not.toContain(
    'already-in-germany#temporary-protection',
  )
})

test('Without an index, every word must be on the card, with or without accents', async () => {
  const search = searchOfCards(await loadEntries('en'))
  expect(search('turkiye FIRSAT').slugs).toEqual(['job-seeker-chancenkarte-turkey'])
  expect(search('blue xylophone').slugs).toEqual([])
  expect(foldTerm('Anerkennungs\u00adpartnerschaft')).toBe('anerkennungspartnerschaft')
})
