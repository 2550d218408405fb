import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { TOOLS } from '#build/law/current.ts'
import { cardTables, checkTables } from '#build/law/decision-tables.ts'
import { findImprovements, hintsFor, openQuestions } from '#contracts/tables/advice.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { existingAnswers } from '#contracts/tables/questions.ts'
import { findingsOf, pointQuestions, pointsOf, type Tables, verdictOf } from '#contracts/tables/verdict.ts'

const people = checkTables(TOOLS.you)
const employers = checkTables(TOOLS.hire)
const card = cardTables(TOOLS.card)

const emre: Answers = {
  country: 'other',
  where: 'abroad',
  qualification: 'degree_home',
  regulated: 'no',
  german: 'A1',
  english: 'below',
  experience: 'two',
  shortage: 'no',
  age: 'to34',
  stay: 'no',
  partner: 'no',
  money: 'yes',
}
/** Small tables with gates and two findings. The `years` condition of `t1` changes nothing. */
const small: Tables = {
  questions: [
    { id: 'from', options: [{ id: 'eu' }, { id: 'far' }], countries: { fr: 'eu', in: 'far', tr: 'far' } },
    { id: 'place', options: [{ id: 'in' }, { id: 'out' }] },
    { id: 'trade', options: [{ id: 'nurse' }, { id: 'none' }] },
    { id: 'years', options: [{ id: 'two' }, { id: 'five' }] },
    { id: 'german', options: [{ id: 'B1' }, { id: 'A1' }] },
  ],
  gates: [
    { id: 'g1', when: { from: ['eu'] }, outcome: 'FREE' },
    { id: 'g2', when: { from: ['far'] }, outcome: null },
  ],
  findings: {
    trained: [
      { id: 't1', when: { trade: ['nurse'], years: ['two', 'five'] }, is: 'yes' },
      { id: 't2', when: { trade: ['none'], years: ['five'] }, is: 'yes' },
      { id: 't3', when: { trade: ['none'], years: ['two'] }, is: 'no' },
    ],
    speaks: [
      { id: 's1', when: { german: ['B1'] }, is: 'yes' },
      { id: 's2', when: { german: ['A1'] }, is: 'no' },
    ],
  },
  rows: [
    { id: 'r1', when: { trained: ['yes'], speaks: ['yes'] }, outcome: 'COME' },
    { id: 'r2', when: { trained: ['yes'], speaks: ['no'] }, outcome: 'LEARN' },
    { id: 'r3', when: { trained: ['no'] }, outcome: 'TRAIN' },
  ],
}

const outcome = (tables: Tables, answers: Answers) => verdictOf(tables, answers)?.outcome
const linesTo = (tables: Tables, answers: Answers) => verdictOf(tables, answers)?.lines.map(({ id }) => id)

describe('an outcome', () => {
  test('is given after the last answer that can change it', () => {
    const withoutMoney = Object.fromEntries(
      Object.entries({ ...emre, qualification: 'full' }).filter(([question]) => question !== 'money'),
    )
    expect(outcome(card, withoutMoney)).toBeUndefined()
    expect(openQuestions(card, withoutMoney)).toEqual(['money'])
    expect(outcome(card, { country: 'other', where: 'abroad', qualification: 'full', money: 'yes' })).toBe(
      'C_WAY1',
    )
    expect(outcome(card, { country: 'eu' })).toBe('C_EU')
    expect(outcome(card, { country: 'other', where: 'de_visit' })).toBe('C_VISITOR')
  })

  test('names the lines of every table that led to it', () => {
    expect(linesTo(card, { ...emre, german: 'B1' })).toEqual([
      'A-09',
      'W-05',
      'G-01',
      'P-03',
      'P-07',
      'P-10',
      'R-03',
    ])
    expect(linesTo(card, { country: 'eu' })).toEqual(['A-01'])
    expect(linesTo(card, { ...emre, qualification: 'none' })).toEqual(['A-09', 'W-08', 'R-10'])
  })

  test('leaves open only the questions that can still change it', () => {
    expect(openQuestions(small, { from: 'eu' })).toEqual([])
    expect(openQuestions(small, { from: 'far' })).toEqual(['trade', 'years', 'german'])
    expect(openQuestions(small, { from: 'far', trade: 'nurse' })).toEqual(['german'])
  })

  test('needs neither gates nor points', () => {
    const { gates: _, ...ungated } = small
    const answers = { from: 'far', trade: 'nurse', german: 'B1' }
    expect(openQuestions(ungated, {})).toEqual(['trade', 'years', 'german'])
    expect(linesTo(ungated, answers)).toEqual(['t1', 's1', 'r1'])
    expect(linesTo(small, answers)).toEqual(['g2', 't1', 's1', 'r1'])
    expect(findingsOf(small, answers)).toEqual({ ...answers, trained: 'yes', speaks: 'yes' })
  })

  test('is below the minimum if no reading of the law reaches it', () => {
    expect(pointsOf(card, emre).atMost).toBeLessThan(6)
    expect(outcome(card, emre)).toBe('C_BELOW')
  })

  test('is borderline if one answer can be read in two ways', () => {
    const justThirtyFive = { ...emre, german: 'A2', experience: 'five', age: 'y35' }
    expect(pointsOf(card, justThirtyFive)).toEqual({ certain: 5, atMost: 6 })
    expect(outcome(card, justThirtyFive)).toBe('C_BORDER')
  })

  test('that some of the answers decide stays the same with all answers', () => {
    for (const { tables, all } of [
      { tables: people, all: whole(people) },
      { tables: employers, all: whole(employers) },
      { tables: card, all: whole(card) },
    ])
      fc.assert(
        fc.property(all, fc.array(fc.nat(11)), (answers, missing) => {
          const some = Object.fromEntries(
            Object.entries(answers).filter((_, place) => !missing.includes(place)),
          )
          const { known } = existingAnswers(tables, some)
          const early = outcome(tables, known)
          if (early === undefined) expect(openQuestions(tables, known)).not.toEqual([])
          else expect(early).toBe(outcome(tables, answers))
        }),
        { numRuns: 2_000 },
      )
  })
})

describe('an answer', () => {
  test('exists while its question is asked and has it as an option', () => {
    const answers = { who: 'nurse', country: 'in', goal: 'family', relation: 'sp_german' }
    const existing = (given: Answers) => existingAnswers(people, given).answers
    expect(existing(answers)).toEqual(answers)
    expect(existing({ ...answers, goal: 'work' })).toEqual({
      who: 'nurse',
      country: 'in',
      goal: 'work',
    })
    expect(existing({ relation: 'sp_german' })).toEqual({})
    expect(existing({ ...answers, country: 'atlantis', colour: 'blue' })).toEqual({
      who: 'nurse',
      goal: 'family',
      relation: 'sp_german',
    })
    const abroad = { who: 'nurse', country: 'in', goal: 'work', where: 'abroad' }
    expect(existing(abroad)).toEqual(abroad)
    expect(existing({ ...abroad, country: 'fr' })).not.toHaveProperty('where')
  })

  test('may be a country, or a group of countries', () => {
    const doctor = { who: 'doctor', goal: 'work', where: 'abroad', salary: 'hi' }
    for (const country of ['np', 'who55', 'other', 'tr'])
      expect(outcome(people, existingAnswers(people, { ...doctor, country }).known)).toBe('Y_WORK_DOCTOR')
  })

  test('is the same after it is written to an address and read back', () => {
    expect(addressOf({ who: 'nurse', country: 'tr' })).toBe('who=nurse&country=tr')
    expect(answersIn('?who=&goal=work')).toEqual({ goal: 'work' })
    expect(answersIn('goal=work?')).toEqual({ goal: 'work?' })
    expect(answersIn('#goal=work?&who=a#b')).toEqual({ goal: 'work?', who: 'a#b' })
    fc.assert(
      fc.property(whole(card), (answers) => {
        expect(answersIn(`#${addressOf(answers)}`)).toEqual(answers)
      }),
    )
    const hostile = answersIn('#__proto__=x&constructor=y&age=%E0%A4%A&country=toString')
    expect(existingAnswers(card, hostile).answers).toEqual({})
  })
})

const HINTS: Record<'you' | 'hire', Record<string, string[]>> = parse(
  readFileSync(path.join(import.meta.dirname, 'hints.yaml'), 'utf8'),
)

test.for([
  ...Object.entries(HINTS.you).map((row) => ['you', ...row] as const),
  ...Object.entries(HINTS.hire).map((row) => ['hire', ...row] as const),
])('In the tool "%s", the answers %s get the hints %s', ([tool, answers, hints]) => {
  const tables = checkTables(TOOLS[tool])
  const found = hintsFor(tables, TOOLS[tool].hints, existingAnswers(tables, answersIn(answers)))
  expect(found.map(({ id }) => id)).toEqual(hints)
})

describe('hints', () => {
  const cardHints = (answers: Answers) => hintsFor(card, TOOLS.card.hints, existingAnswers(card, answers))

  test('for some countries apply to these countries only', () => {
    const only = (...codes: string[]) => [{ id: 'h1', when: {}, only: codes }]
    const found = (codes: string[], answers: Answers) =>
      hintsFor(small, only(...codes), existingAnswers(small, answers)).length
    expect(found(['tr', 'in'], { from: 'tr' })).toBe(1)
    expect(found(['in'], { from: 'tr', place: 'in' })).toBe(0)
    expect(found(['in'], { place: 'in' })).toBe(0)
  })

  test('about points appear only if points count', () => {
    const on = (answers: Answers) => cardHints(answers).map(({ id }) => id)
    expect(on({ ...emre, age: 'y35' })).toContain('CH-3')
    expect(on({ ...emre, age: 'y35', qualification: 'full' })).not.toContain('CH-3')
    expect(on({ ...emre, country: 'fr' })).toEqual([])
  })

  test('are at most the first four', () => {
    expect(cardHints({ ...emre, regulated: 'yes', english: 'B2', partner: 'yes' })).toHaveLength(4)
  })
})

describe('steps', () => {
  const steps = (answers: Answers) =>
    findImprovements(card, TOOLS.card.steps, answers).map((together) => together.map(({ id }) => id))

  test('that each reach the minimum alone are listed once, cheapest first', () => {
    expect(pointsOf(card, emre).certain).toBe(4)
    expect(steps(emre)).toEqual([['S-3'], ['S-1'], ['S-2', 'S-5']])
    expect(steps({ ...emre, english: 'B2', german: 'A2' })).toEqual([
      ['S-3'],
      ['S-5'],
      ['S-1'],
      ['S-7'],
      ['S-8'],
    ])
  })

  test('are offered only to people who can take them', () => {
    const [[enough] = []] = findImprovements(card, TOOLS.card.steps, emre)
    if (!enough) throw new Error('No step lifts him.')
    expect(findImprovements(card, [enough], emre)).toEqual([[enough]])
    expect(findImprovements(card, [{ ...enough, when: { age: ['y41'] } }], emre)).toEqual([])
  })

  test('are the cheapest pair if no single step is enough', () => {
    const older = { ...emre, qualification: 'ahk', experience: 'less', age: 'y41' }
    expect(steps(older)).toEqual([['S-3', 'S-1']])
  })
})

function whole(tables: Tables): fc.Arbitrary<Answers> {
  const { questions } = tables
  const given = questions.map(({ id, options, countries = {} }) =>
    fc
      .constantFrom(...options.map((option) => option.id), ...Object.keys(countries).slice(0, 9))
      .map((answer) => [id, answer] as const),
  )
  return fc.tuple(...given).map((answers) => existingAnswers(tables, Object.fromEntries(answers)).known)
}

test('A tool without points counts none, and has no questions about points', () => {
  expect(pointsOf(people, emre)).toEqual({ certain: 0, atMost: 0 })
  expect(pointQuestions(people)).toEqual([])
})
