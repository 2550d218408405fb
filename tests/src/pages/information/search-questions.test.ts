import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { placesIn, readAnswers, readQuestions } from '#build/articles/glossary.ts'
import { headingsOf } from '#build/articles/structure.ts'
import { TOOLS } from '#build/law/current.ts'
import { checkTables } from '#build/law/decision-tables.ts'
import { answersIn } from '#contracts/tables/answers-address.ts'
import { existingAnswers } from '#contracts/tables/questions.ts'
import { type Language, MAIN_LANGUAGES } from '#contracts/values/language.ts'
import { loadSearch } from '#src/pages/information/article-search.ts'
import { findTools } from '#src/pages/information/tool-results.tsx'
import { articleFiles } from '#tests/support/source-texts.ts'

/** Number of top results among which the right answer must be. */
const SHOWN = 3
/** Minimum share of questions whose first result is the right answer. */
const ANSWERED_FIRST = 0.9
/** Minimum share of held-out questions with the right answer among the top `SHOWN` results. */
const ANSWERED = 0.97

type Row = readonly [question: string, ...right: string[]]
const { guides, build, held } = parse(
  readFileSync('tests/src/pages/information/search-questions.yaml', 'utf8'),
)
const rowsOf = (group: readonly string[]): Row[] =>
  group.map((row): Row => {
    const [question = '', places = ''] = row.split(' → ')
    return [question, ...places.split(', ')]
  })
const questions = { build: rowsOf(build), held: rowsOf(held) }
const searches = { en: await loadSearch('en'), de: await loadSearch('de') }
const articles = articleFiles()

function placeIn(locale: Language, place: string): string {
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

function isRight(result: string, right: string): boolean {
  const [path = '', fragment = ''] = result.split('#')
  const [rightPath = '', rightFragment = ''] = right.split('#')
  if (rightFragment === '*') return path === rightPath
  if (!/^\/(quick|opportunity)/.test(right)) return result === right
  const wanted = rightFragment.split('&').filter((answer) => answer !== '')
  return path === rightPath && wanted.every((answer) => fragment.split('&').includes(answer))
}

function resultsFor(locale: keyof typeof searches, question: string): string[] {
  const { tools, furtherTools, answers, isTurkish, isMissing } = searches[locale](question)
  const { first, further } = findTools(tools, isTurkish, furtherTools)
  const addresses = (list: typeof first) =>
    list.map(({ to, hash }) => (hash === undefined ? to : `${to}#${hash}`))
  return [...addresses(first), ...(isMissing ? [] : answers.map(({ id }) => id)), ...addresses(further)]
}

const answersTo = (rows: readonly Row[]) =>
  MAIN_LANGUAGES.flatMap((locale) =>
    rows.map(([question, ...right]) => {
      const results = resultsFor(locale, question).slice(0, SHOWN)
      const places = right.map((place) => placeIn(locale, place))
      const position = results.findIndex((result) => places.some((place) => isRight(result, place)))
      return { question: `${locale} ${question}: ${results.join(', ')}`, position }
    }),
  )
const answers = { build: answersTo(questions.build), held: answersTo(questions.held) }
const isAnswered = ({ position }: { position: number }) => position >= 0

test('Every question but a few has its answer among the first three results', () => {
  expect(answers.build.filter((answer) => !isAnswered(answer))).toEqual([])
  expect(answers.held.filter(isAnswered).length / answers.held.length).toBeGreaterThanOrEqual(ANSWERED)
})

test('Nearly all questions have the right answer first', () => {
  for (const group of Object.values(answers)) {
    const first = group.filter(({ position }) => position === 0)
    expect(first.length / group.length).toBeGreaterThanOrEqual(ANSWERED_FIRST)
  }
})

test('Answers in a language of neither page nor question come last', () => {
  for (const text of ['Blaue Karte Gehalt', 'Familiennachzug', 'doctor', 'points of the Opportunity Card'])
    for (const locale of MAIN_LANGUAGES) {
      const areTurkish = searches[locale](text).answers.map(({ language }) => language === 'tr')
      expect(areTurkish).toEqual(areTurkish.toSorted())
    }
})

test('Added words never remove an answer', () => {
  for (const [question] of questions.build) {
    const [first] = searches.en(question).answers
    if (first) expect(searches.en(`${question} xylophone`).answers).toContainEqual(first)
  }
})

test('A tool comes first only if valid answers fill in its goal', () => {
  const tools = placesIn(readAnswers(), readQuestions()).map((id) => ({ id }))
  const { first, further } = findTools(tools, false)
  for (const { to, hash = '' } of first.filter(({ to }) => to !== '/opportunity-card-points')) {
    const answers = answersIn(hash)
    const tables = checkTables(to === '/quick-check' ? TOOLS.you : TOOLS.hire)
    expect(existingAnswers(tables, answers).answers).toEqual(answers)
    expect(Object.keys(answers)).toContainEqual(expect.stringMatching(/^(goal|whom|where)$/))
  }
  expect(further.map(({ to }) => to)).toEqual(['/quick-check', '/quick-check/employers'])
})

test('A question in Turkish gets the Turkish version of a tool first', () => {
  const { first } = findTools([{ id: '/quick-check#goal=work' }], true)
  expect(first.map(({ to, language = 'en' }) => to + language)).toEqual(['/quick-checktr', '/quick-checken'])
})

test.each(['kindergarten', 'Kita', 'tourist visa', 'Kindergeld', 'pension refund', 'emeklilik'])(
  'No page covers "%s", but "Blue Card" beside it finds an answer',
  (text) => {
    for (const locale of MAIN_LANGUAGES) {
      expect(searches[locale](text).isMissing).toBe(true)
      expect(searches[locale](`${text} Blue Card`).isMissing).toBe(false)
    }
  },
)

test('A word that no text has finds nothing, and other words the closest', () => {
  for (const text of ['the', 'xylophone', 'ксилофон'])
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
