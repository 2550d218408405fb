import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TOOLS } from '#build/law/current.ts'
import { cardTables, checkTables } from '#build/law/decision-tables.ts'
import { findImprovements, hintsFor, openQuestions } from '#contracts/tables/advice.ts'
import { type Answers, existingAnswers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { groupBy } from '#contracts/tables/group-by.ts'
import { findingsOf, pointQuestions, pointsOf, type Tables, verdictOf } from '#contracts/tables/verdict.ts'

test('items are grouped by their key, in their order', () => {
  const groups = groupBy(['pear', 'apple', 'plum'], (word) => word[0])
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple']],
  ])
})

const people = checkTables(TOOLS.you)
const employers = checkTables(TOOLS.hire)
const card = cardTables(TOOLS.card)

const emre: Answers = {
  country: 'tr',
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
/** Minimal tables: a gate, and two findings, the first of which has an unneeded condition. */
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

describe('visitors learn', () => {
  test.for([
    [
      'a nurse from Bursa with a deficit notice',
      'who=nurse&country=tr&goal=recognition&where=abroad&stage=notice',
      'Y_REC_NURSE_NOTICE',
      people,
    ],
    [
      'a nurse from India who only has the exam before her',
      'who=nurse&country=in&goal=recognition&where=abroad&stage=exam_only',
      'Y_REC_NURSE_EXAM',
      people,
    ],
    [
      'a doctor from Aleppo who has not applied yet',
      'who=doctor&country=sy&goal=recognition&where=abroad&stage=nothing',
      'Y_REC_DOCTOR',
      people,
    ],
    [
      'an engineer from India with an offer above the limit',
      'who=degree_list&country=in&goal=work&where=abroad&salary=hi',
      'Y_BLUE',
      people,
    ],
    [
      'a developer from Kenya without a degree and with the lower salary',
      'who=it_exp&country=ke&goal=work&where=abroad&salary=mid',
      'Y_IT_BLUE',
      people,
    ],
    ['a helper from Kosovo with an offer', 'who=none&country=xk&goal=work&where=abroad', 'Y_26_2', people],
    [
      'the wife of a man with subsidiary protection',
      'who=degree_other&country=sy&goal=family&relation=sp_subsidiary',
      'Y_FAM_SUBSIDIARY',
      people,
    ],
    [
      'the mother of a German child',
      'who=degree_other&country=gh&goal=family&relation=par_german',
      'Y_FAM_GERMAN_PARENT',
      people,
    ],
    [
      'the father of a girl recognised as a refugee',
      'who=none&country=sy&goal=family&relation=par_refugee',
      'Y_FAM_REFUGEE_PARENT',
      people,
    ],
    [
      'the daughter of a German father',
      'who=none&country=th&goal=family&relation=child_german',
      'Y_FAM_GERMAN_CHILD',
      people,
    ],
    [
      'a visitor from Canada who looks for work',
      'who=degree_list&country=ca&goal=search&where=de_visit',
      'Y_SEARCH_VISAFREE',
      people,
    ],
    [
      'an HR manager in Augsburg who hires a welder from Serbia',
      'whom=trained_unrec&passport=rs&where=abroad&salary=below',
      'B_PARTNERSHIP',
      employers,
    ],
    [
      'a haulier who hires a driver from Türkiye, whatever it pays',
      'whom=driver&passport=tr&where=abroad',
      'B_DRIVER',
      employers,
    ],
    [
      'an employer of a person in an asylum procedure',
      'whom=helper&passport=ng&where=de_asylum',
      'B_ASYLUM',
      employers,
    ],
  ] as const)('%s: %s leads to %s', ([, address, expected, tables]) => {
    expect(outcome(tables, answersIn(address))).toBe(expected)
  })
})

describe('an outcome', () => {
  test('waits for the last answer that can change it, and for no other', () => {
    const withoutMoney = Object.fromEntries(
      Object.entries({ ...emre, qualification: 'full' }).filter(([question]) => question !== 'money'),
    )
    expect(outcome(card, withoutMoney)).toBeUndefined()
    expect(openQuestions(card, withoutMoney)).toEqual(['money'])
    expect(outcome(card, { country: 'in', where: 'abroad', qualification: 'full', money: 'yes' })).toBe(
      'C_WAY1',
    )
    expect(outcome(card, { country: 'fr' })).toBe('C_EU')
    expect(outcome(card, { country: 'in', where: 'de_visit' })).toBe('C_VISITOR')
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
    expect(linesTo(card, { country: 'fr' })).toEqual(['A-01'])
    expect(linesTo(card, { ...emre, qualification: 'none' })).toEqual(['A-09', 'W-08', 'R-10'])
  })

  test('that a gate gives leaves nothing open', () => {
    expect(outcome(small, { from: 'fr' })).toBe('FREE')
    expect(openQuestions(small, { from: 'fr' })).toEqual([])
  })

  test('needs only the questions that still decide: none that is settled, and none that the answers ruled out', () => {
    expect(openQuestions(small, { from: 'tr' })).toEqual(['trade', 'years', 'german'])
    expect(openQuestions(small, { from: 'tr', trade: 'nurse' })).toEqual(['german'])
  })

  test('of tables without a gate, or without points, comes from what they have', () => {
    const { gates: _, ...ungated } = small
    const answers = { from: 'tr', trade: 'nurse', german: 'B1' }
    expect(linesTo(ungated, answers)).toEqual(['t1', 's1', 'r1'])
    expect(linesTo(small, answers)).toEqual(['g2', 't1', 's1', 'r1'])
    expect(findingsOf(small, answers)).toEqual({ ...answers, trained: 'yes', speaks: 'yes' })
  })

  test('is below the line where no reading reaches it', () => {
    expect(pointsOf(card, emre).atMost).toBeLessThan(6)
    expect(outcome(card, emre)).toBe('C_BELOW')
  })

  test('is on the line where one answer may be read in two ways', () => {
    const justThirtyFive = { ...emre, german: 'A2', experience: 'five', age: 'y35' }
    expect(pointsOf(card, justThirtyFive)).toEqual({ certain: 5, atMost: 6 })
    expect(outcome(card, justThirtyFive)).toBe('C_BORDER')
  })

  test('of fewer answers is never another than that of all of them', () => {
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
          const given = existingAnswers(tables.questions, some)
          const early = outcome(tables, given)
          if (early === undefined) expect(openQuestions(tables, given)).not.toEqual([])
          else expect(early).toBe(outcome(tables, answers))
        }),
        { numRuns: 2_000 },
      )
  })
})

describe('an answer', () => {
  test('exists while its question is asked and has it', () => {
    const asked = { who: 'nurse', country: 'in', goal: 'family', relation: 'sp_german' }
    const { questions } = people
    expect(existingAnswers(questions, asked)).toEqual(asked)
    expect(existingAnswers(questions, { ...asked, goal: 'work' })).toEqual({
      who: 'nurse',
      country: 'in',
      goal: 'work',
    })
    expect(existingAnswers(questions, { relation: 'sp_german' })).toEqual({})
    expect(existingAnswers(questions, { ...asked, country: 'atlantis', colour: 'blue' })).toEqual({
      who: 'nurse',
      goal: 'family',
      relation: 'sp_german',
    })
    const abroad = { who: 'nurse', country: 'in', goal: 'work', where: 'abroad' }
    expect(existingAnswers(questions, abroad)).toEqual(abroad)
    expect(existingAnswers(questions, { ...abroad, country: 'fr' })).not.toHaveProperty('where')
  })

  test('may be a country or, as the tables name it, a group', () => {
    const doctor = { who: 'doctor', goal: 'work', where: 'abroad', salary: 'hi' }
    for (const country of ['np', 'who55', 'other', 'tr'])
      expect(outcome(people, { ...doctor, country })).toBe('Y_WORK_DOCTOR')
  })

  test('travels in an address and comes back the same', () => {
    expect(addressOf({ who: 'nurse', country: 'tr' })).toBe('who=nurse&country=tr')
    expect(answersIn('?who=&goal=work')).toEqual({ goal: 'work' })
    expect(answersIn('goal=work?')).toEqual({ goal: 'work?' })
    expect(answersIn('#goal=work?&who=a#b')).toEqual({ goal: 'work?', who: 'a#b' })
    fc.assert(
      fc.property(whole(card), (answers) => {
        expect(answersIn(`#${addressOf(answers)}`)).toEqual(answers)
      }),
    )
    expect(existingAnswers(card.questions, answersIn('#__proto__=x&constructor=y&age=%E0%A4%A'))).toEqual({})
  })
})

describe('hints', () => {
  const hints = (tool: 'you' | 'hire', tables: Tables, address: string) =>
    hintsFor(tables, TOOLS[tool].hints, answersIn(address)).map(({ id }) => id)

  test('fit the answers, and where an embassy is closed, the country', () => {
    const doctor = 'goal=recognition&where=abroad&stage=nothing'
    expect(hints('you', people, `who=doctor&country=sy&${doctor}`)).toEqual(['YH-11'])
    expect(hints('you', people, `who=doctor&country=in&${doctor}`)).toEqual([])
    expect(hints('you', people, `who=doctor&country=other&${doctor}`)).toEqual(['YH-11'])
    expect(hints('you', people, 'who=nurse&country=pk&goal=search&where=abroad')).toEqual(['YH-8'])
    expect(hints('you', people, 'who=none&country=ba&goal=search&where=abroad')).toEqual(['YH-12'])
    const offer = 'country=us&goal=work&where=abroad&salary=hi'
    expect(hints('you', people, `who=degree_list&${offer}`)).toEqual(['YH-20', 'YH-1', 'YH-3'])
    expect(hints('you', people, `who=teacher&${offer}`)).toEqual(['YH-32', 'YH-20', 'YH-1', 'YH-3'])
  })

  test('of entry and embassies are for people who are not here yet, and of old EU rights for the British', () => {
    const graduate = 'goal=work&where=de_graduate&salary=hi'
    expect(hints('you', people, `who=degree_list&country=us&${graduate}`)).toEqual(['YH-10', 'YH-20', 'YH-3'])
    expect(hints('you', people, `who=degree_list&country=ir&${graduate}`)).toEqual(['YH-10', 'YH-20'])
    expect(hints('you', people, `who=degree_list&country=gb&${graduate}`)).toContain('YH-18')
    expect(hints('you', people, 'who=training&country=ch&goal=work')).toEqual(['YH-17'])
  })

  test('name age where the law asks for it, and nowhere else', () => {
    const older = (address: string) => hints('you', people, address).some((id) => /^YH-(9|16)/.test(id))
    const offer = 'country=xk&goal=work&where=abroad'
    expect(older(`who=training&${offer}&salary=exp`)).toBe(true)
    expect(older(`who=nurse&${offer}`)).toBe(true)
    expect(older('who=nurse&country=in&goal=recognition&where=abroad&stage=notice')).toBe(true)
    expect(older(`who=degree_list&${offer}&salary=hi`)).toBe(false)
    expect(older(`who=none&${offer}`)).toBe(false)
    expect(older('who=none&country=br&goal=study&where=abroad&place=train_company')).toBe(false)
    const { en, de } = TOOLS.you.outcomes.Y_26_2 ?? {}
    expect(`${en?.text} ${de?.text}`.match(/\{experiencedWorkerAgeSalary\}/g)).toHaveLength(2)
  })

  test('name both years where a band of salaries ends between them', () => {
    const years = (who: string, salary: string) =>
      hints('you', people, `who=${who}&country=in&goal=work&where=abroad&salary=${salary}`).filter((id) =>
        /^YH-2\d/.test(id),
      )
    expect(years('degree_list', 'hi')).toEqual(['YH-20'])
    expect(years('degree_list', 'mid')).toEqual(['YH-21'])
    expect(years('degree_list', 'exp')).toEqual([])
    expect(years('it_exp', 'mid')).toEqual(['YH-21', 'YH-22'])
    expect(years('it_exp', 'exp')).toEqual(['YH-22'])
    expect(years('it_exp', 'below')).toEqual(['YH-22'])
    expect(years('training', 'below')).toEqual([])
    const employers_ = 'passport=in&where=abroad&whom=degree_list&salary=hi'
    expect(hints('hire', employers, employers_)).toContain('HH-10')
  })

  test('send apprentices to the visa first, and let students enter without', () => {
    const brazilian = (place: string) =>
      hints('you', people, `who=none&country=br&goal=study&where=abroad&place=${place}`)
    expect(brazilian('train_company')).toEqual(['YH-2c'])
    expect(brazilian('uni_yes')).toEqual(['YH-2b'])
  })

  test('for some countries are for those only, and never for another answer of the same name', () => {
    const only = (...codes: string[]) => [{ id: 'h1', when: {}, only: codes }]
    const said = (codes: string[], answers: Answers) => hintsFor(small, only(...codes), answers).length
    expect(said(['tr', 'in'], { from: 'tr' })).toBe(1)
    expect(said(['in'], { from: 'tr', place: 'in' })).toBe(0)
    expect(said(['in'], { place: 'in' })).toBe(0)
  })

  test('about points appear where points count, and never where passport or place has stopped the check', () => {
    const on = (answers: Answers) => hintsFor(card, TOOLS.card.hints, answers).map(({ id }) => id)
    expect(on({ ...emre, age: 'y35' })).toContain('CH-3')
    expect(on({ ...emre, age: 'y35', qualification: 'full' })).not.toContain('CH-3')
    expect(on({ ...emre, country: 'fr' })).toEqual([])
  })

  test('are four at most, the first ones', () => {
    expect(
      hintsFor(card, TOOLS.card.hints, { ...emre, regulated: 'yes', english: 'B2', partner: 'yes' }),
    ).toHaveLength(4)
  })
})

describe('steps', () => {
  const steps = (answers: Answers) =>
    findImprovements(card, TOOLS.card.steps, answers).map((together) => together.map(({ id }) => id))

  test('each lift the points alone, one a question, the cheapest first', () => {
    expect(pointsOf(card, emre).certain).toBe(4)
    expect(steps(emre)).toEqual([['S-3'], ['S-1']])
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

  test('are two where none is enough, the pair whose dearer step is the cheapest', () => {
    const older = { ...emre, qualification: 'partial', experience: 'less', age: 'y41', english: 'below' }
    expect(pointsOf(card, older).certain).toBe(4)
    expect(steps({ ...older, qualification: 'ahk' })).toEqual([['S-3', 'S-1']])
  })
})

/** Every combination of complete answers. */
function whole(tables: Tables): fc.Arbitrary<Answers> {
  const { questions } = tables
  const given = questions.map(({ id, options, countries = {} }) =>
    fc
      .constantFrom(...options.map((option) => option.id), ...Object.keys(countries).slice(0, 9))
      .map((answer) => [id, answer] as const),
  )
  return fc.tuple(...given).map((answers) => existingAnswers(questions, Object.fromEntries(answers)))
}

test('a tool that counts no points has none, and asks for none', () => {
  expect(pointsOf(people, emre)).toEqual({ certain: 0, atMost: 0 })
  expect(pointQuestions(people)).toEqual([])
})

test('without a gate only the rows leave questions open', () => {
  const { gates: _, ...ungated } = small
  expect(openQuestions(ungated, {})).toEqual(['trade', 'years', 'german'])
})
