import { describe, expect, test } from 'vitest'
import { proveImprovements } from '#build/law/card-order.ts'
import { compareWithAnnex, proveCard } from '#build/law/card-proof.ts'
import { proveCheck } from '#build/law/check-proof.ts'
import { LAW, TOOLS } from '#build/law/current.ts'
import { cardTables } from '#build/law/decision-tables.ts'
import { proveOutcomes } from '#build/law/outcome-proof.ts'
import { provePlan } from '#build/law/plan-proof.ts'
import { prove } from '#build/law/proof.ts'
import { proveWording } from '#build/law/wording-proof.ts'
import type { Card, Check, Law, LawTools } from '#src/content/law/tools.ts'

/** Tables that a test may corrupt. */
type Spoilt<T> = T extends readonly (infer E)[]
  ? Spoilt<E>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Spoilt<T[Key]> }
    : T

/** The law with one fault in its tools. */
function spoiltLaw(spoil: (tools: Spoilt<LawTools>) => void): Law {
  const tools = structuredClone(TOOLS)
  spoil(tools as unknown as Spoilt<LawTools>)
  return { ...LAW, tools }
}

const spoilt = (spoil: (tools: Spoilt<LawTools>) => void): LawTools => spoiltLaw(spoil).tools

/** The row, hint or gate with this id, in any table. */
function lineOf<Tool extends Spoilt<Card | Check>>(tool: Tool, id: string) {
  const lines = Object.values(tool).flatMap((table) => (Array.isArray(table) ? table : []))
  const line = lines.find((each: { id?: string }) => each.id === id)
  if (!line) throw new Error(`No line ${id}.`)
  return line as Spoilt<Card['points'][number]> & Spoilt<Check['rows'][number]>
}

test('no combination of answers is left without one outcome and a next step', () => {
  const { problems, summary: said } = prove(LAW)
  expect(problems).toEqual([])
  const combinations = said.flatMap((line) => /: ([\d,]+) combinations of answers/.exec(line)?.[1] ?? [])
  expect(combinations).toHaveLength(Object.keys(TOOLS).length)
  for (const number of combinations) expect(Number(number.replaceAll(',', ''))).toBeGreaterThan(1_000)
})

describe('an error is named:', () => {
  test('a result without time or cost, and a line of the plan that belongs to none', () => {
    const { problems } = provePlan({
      ...LAW,
      plan: {
        ...LAW.plan,
        times: LAW.plan.times.filter(({ id }) => id !== 'T-20'),
        costs: [
          ...LAW.plan.costs,
          { id: 'K-99', when: { journey: ['free'], where: ['de_seek17'] }, en: '', de: '', tr: '' },
        ],
      },
    })
    expect(problems).toEqual([
      'you Y_GERMAN: no times',
      'you Y_EU: no times',
      'you Y_EU_FAMILY: no times',
      ...TOOLS.hire.questions
        .flatMap(({ id, options }) => (id === 'where' ? options : []))
        .map(({ id }) => `hire B_EU: no times for where=${id}`),
      'card C_EU: no times for where=abroad',
      'card C_EU: no times for where=de_purpose',
      'plan: line K-99 belongs to no result',
    ])
  })

  test('a point that differs from the annex', () => {
    const { card } = spoilt(({ card }) => {
      lineOf(card, 'P-02').certain = 'opportunityCardPointsGermanB1'
    })
    expect(compareWithAnnex(card)).toEqual(['card: P-02 counts 2 for certain, the annex 3'])
  })

  test('ages in the wrong order, and a wrong rank', () => {
    const { card } = spoilt(({ card }) => {
      lineOf(card, 'P-10').when = { age: ['y36_39'] }
      lineOf(card, 'P-12').when = { age: ['to34'] }
      const outcome = card.outcomes.C_WAY2
      if (outcome) outcome.rank = 1
    })
    const { problems } = proveCard(card)
    for (const problem of [
      /^card: a better answer hurts [\d,]+ times, age y35 → to34: fewer points, the first at/,
      /^card: a better answer hurts [\d,]+ times, money unsure → yes: C_WAY2_MONEY → C_WAY2/,
    ])
      expect(problems).toContainEqual(expect.stringMatching(problem))
  })

  test.for([
    ['en', 'With this salary you qualify for the EU Blue Card.', 'you qualify'],
    ['tr', 'Bu vizeyi kesin alırsınız.', 'vizeyi kesin alırsınız'],
  ] as const)('a promise (%s)', ([language, text, promise]) => {
    const law = spoiltLaw(({ you }) => {
      const outcome = you.outcomes.Y_FAM_ENGAGED
      if (outcome) outcome[language].text = text
    })
    expect(proveWording(law).problems).toEqual([
      `you Y_FAM_ENGAGED text (${language}): promises: "${promise}"`,
    ])
  })

  test.for([
    ['', ['you Y_BLUE (tr): lacks {blueCardJobOfferDuration}, which English states']],
    ['a reason', []],
  ] as const)('a figure that one language does not state, without a reason ("%s")', ([reason, problems]) => {
    const law = spoiltLaw(({ you: { outcomes } }) => {
      const { Y_BLUE: { tr } = {} } = outcomes
      if (tr) tr.text = 'Bu maaşla AB Mavi Kart olağan yoldur.'
      if (outcomes.Y_BLUE && reason) outcomes.Y_BLUE.figuresDiffer = reason
    })
    expect(proveWording(law).problems).toEqual(problems)
  })

  test('a next step that leads nowhere, and a German chapter that is not the English one', () => {
    const law = spoiltLaw(({ you: { outcomes } }) => {
      if (outcomes.Y_REC_EXAM) outcomes.Y_REC_EXAM.to.en = '/information/approbation-germany#no-such-chapter'
      if (outcomes.Y_REC_NURSE) outcomes.Y_REC_NURSE.to.de = '/de/information/nurses-germany'
    })
    expect(proveOutcomes(law).problems).toEqual([
      expect.stringMatching(/^you Y_REC_NURSE: \/de\/information\/nurses-germany is another chapter than /),
      'you Y_REC_EXAM: its next step /information/approbation-germany#no-such-chapter leads nowhere',
    ])
  })

  test('finds a rule without a read source that claims more than "ask"', () => {
    const law = spoiltLaw(({ you }) => {
      const outcome = you.outcomes.Y_EU_RECOGNITION
      if (outcome) outcome.kind = 'route'
    })
    expect(proveOutcomes(law).problems).toEqual([
      'you Y-02: its rule is only known, yet Y_EU_RECOGNITION says route',
    ])
  })

  test('protection without independent advice, and a next step that is our form', () => {
    const law = spoiltLaw(({ you }) => {
      const { Y_FAM_REFUGEE, Y_ASYLUM_WORK } = you.outcomes
      if (Y_FAM_REFUGEE) delete Y_FAM_REFUGEE.forAdvice
      if (Y_ASYLUM_WORK) Y_ASYLUM_WORK.to.en = '/free-consultation'
    })
    expect(proveOutcomes(law).problems).toEqual([
      'you Y-74: Y_FAM_REFUGEE is about protection, yet offers our forms',
      'you Y-115: Y_FAM_REFUGEE is about protection, yet offers our forms',
      'you Y_ASYLUM_WORK: its next step is our form',
    ])
  })

  test.for([
    ['You show €992 a month.', 'writes the figure "992" out'],
    ['For at least two years of work.', 'writes the figure "two years" out'],
    [`${'word '.repeat(29)}.`, 'has a sentence of 30 words'],
  ])('a text that says "%s"', ([text, problem]) => {
    const law = spoiltLaw(({ card }) => {
      const outcome = card.outcomes.C_WAY1
      if (outcome) outcome.en.text = text ?? ''
    })
    expect(proveWording(law).problems).toEqual([expect.stringContaining(problem ?? '')])
  })

  test('a hint that never shows, and a fast track for people who are here', () => {
    const { you } = spoilt(({ you }) => {
      lineOf(you, 'YH-7').when = { goal: ['study'], relation: ['sp_german'] }
      if (you.outcomes.Y_TRAINING_HERE)
        you.outcomes.Y_TRAINING_HERE.de.next = 'Beschleunigtes Verfahren beginnen'
    })
    expect(proveCheck(you).problems).toEqual([
      'you: hint YH-7 is never shown',
      'you: Y_TRAINING_HERE offers the fast track to people who are in Germany',
    ])
  })

  test('a person whom no step lifts to the minimum', () => {
    const answers = {
      qualification: 'degree_home',
      german: 'A1',
      english: 'below',
      experience: 'less',
      partner: 'no',
    }
    const below = { answers, outcome: 'C_BELOW', rank: 1, certain: 0, atMost: 0 }
    const { steps } = TOOLS.card
    const tables = cardTables(TOOLS.card)
    expect(proveImprovements(tables, steps, [below]).problems).toEqual([])
    const onlyPartner = steps.filter(({ id }) => id === 'S-8')
    expect(proveImprovements(tables, onlyPartner, [below]).problems).toEqual([
      'card: 1 combinations below the minimum have no step up, the first is qualification=degree_home&german=A1&english=below&experience=less&partner=no',
    ])
  })
})
