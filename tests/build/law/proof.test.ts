import { expect, test } from 'vitest'
import { proveImprovements } from '#build/law/card-order.ts'
import { compareWithAnnex, proveCard } from '#build/law/card-proof.ts'
import { proveCheck } from '#build/law/check-proof.ts'
import { combinations } from '#build/law/combinations.ts'
import { LAW, TOOLS } from '#build/law/current.ts'
import { cardTables, checkTables } from '#build/law/decision-tables.ts'
import { nextIds } from '#build/law/next-ids.ts'
import { proveOutcomes } from '#build/law/outcome-proof.ts'
import { findPassedSteps } from '#build/law/passed-steps.ts'
import { provePlan } from '#build/law/plan-proof.ts'
import { prove } from '#build/law/proof.ts'
import { proveCardQuestions, proveQuestions } from '#build/law/question-proof.ts'
import type { LawTools } from '#src/content/law/tools.ts'

function withFaults(change: (tools: LawTools) => void): LawTools {
  const tools = structuredClone(TOOLS)
  change(tools)
  return tools
}

function replaceLine(table: readonly { readonly id: string }[], id: string, parts: object): void {
  const line = table.find((each) => each.id === id)
  if (!line) throw new Error(`No line ${id}.`)
  Object.assign(line, parts)
}

test('Every combination of answers has one outcome and a next step', () => {
  const { problems, summary } = prove(LAW)
  expect(problems).toEqual([])
  expect(summary.join()).toMatch(
    /card: 2\.41 questions \(at most 12\); by qualification: full 4.*plan\/events\.yaml: next free id E-\d+,/,
  )
  const combinations = summary.flatMap((line) => /: ([\d,]+) combinations of answers/.exec(line)?.[1] ?? [])
  expect(combinations.map((number) => Number(number.replaceAll(',', '')) > 1_000)).toEqual([true, true, true])
})

test('The next free id of a series follows its highest number', () => {
  const ids = ['you Y-9', 'you Y-10a', 'card A-1', 'you Y_BLUE (tr)']
  const places = new Map(ids.map((id) => [id, 'rows.yaml:9']))
  expect(nextIds({ places })).toEqual(['rows.yaml: next free ids Y-11, A-2'])
})

test('The proof names results without times and plan lines without results', () => {
  const times = LAW.plan.times.filter(({ id }) => id !== 'T-20')
  const when = { journey: ['free'], where: ['de_seek17'] }
  const idle = { id: 'K-99', when, en: '', de: '', tr: '' }
  const { problems } = provePlan({ ...LAW, plan: { ...LAW.plan, times, costs: [...LAW.plan.costs, idle] } })
  expect(problems).toEqual(
    expect.arrayContaining([
      'you Y_GERMAN: no times',
      'card C_EU: no times for where=abroad',
      'plan: line K-99 belongs to no result',
    ]),
  )
})

test('The proof names a question and a pair of answers that decide nothing', () => {
  const { hire, card } = withFaults(({ hire: { gates, questions }, card: { results } }) => {
    replaceLine(results, 'R-02', { outcome: 'C_WAY1' })
    const sender = questions.find(({ id }) => id === 'sender')
    const twin = { id: 'twin', en: '', de: '', tr: '' }
    Object.assign(sender ?? {}, { options: [...(sender?.options ?? []), twin] })
    replaceLine(gates, 'HG-7', {
      when: { passport: ['vf', 'wb6', 'other'], where: ['posted'], sender: ['eu', 'twin'] },
    })
    Object.assign(questions, [...questions, { ...sender, id: 'idle', when: {} }])
  })
  expect(proveQuestions(LAW, hire).problems).toEqual([
    expect.stringMatching(
      /hire\/questions\.yaml:\d+: hire sender: "eu" and "twin" lead to the same everywhere$/,
    ),
    'hire idle decides nothing: no answer changes a result',
  ])
  expect(proveCardQuestions(LAW, card).problems).toEqual([
    expect.stringMatching(/: card money decides nothing after .*&qualification=full$/),
  ])
})

test('The check refuses steps that people have passed', () => {
  const { you } = withFaults(({ you: { outcomes } }) => {
    Object.assign(outcomes.Y_TRAINING_SEARCH?.en ?? {}, { next: 'Compare it with applying from home' })
    Object.assign(outcomes.Y_TRAINING_35?.en ?? {}, { title: 'Find the training place from home' })
    const next = 'Beantragen, bevor das Kind {childWithoutLanguageTestAge} wird'
    Object.assign(outcomes.Y_FAM_CHILD16?.de ?? {}, { next })
  })
  expect(findPassedSteps(you, LAW.plan, combinations(checkTables(you).questions))).toEqual([
    'you Y_TRAINING_SEARCH (en): the step "from home" is past for people who are in Germany',
    'you Y_TRAINING_35 (en): the step "from home" is past for people who are in Germany',
    expect.stringMatching(
      /^you Y_FAM_CHILD16 \(de\): the step "bevor .* is past for people who are that old already$/,
    ),
  ])
})

test('The proof names lines of the plan that contradict their outcome or each other', () => {
  const { figures, times, papers, steps, ...rest } = structuredClone(LAW.plan)
  replaceLine(figures, 'W-05', { sum: ['opportunityCardProcessing'] })
  replaceLine(figures, 'W-19', { way: undefined, sum: ['nurseRecognitionDecision'] })
  replaceLine(times, 'T-22', { when: { journey: ['blue'] } })
  replaceLine(times, 'T-06', { when: { journey: ['card'] } })
  replaceLine(papers, 'D-02', { de: 'Biometrisches Passfoto; fragen Sie, ob es digital sein muss' })
  for (const id of ['D-25', 'D-27'])
    replaceLine(papers, id, { when: { journey: ['familyOfGerman', 'familyOfWorker'] } })
  const faulty = steps
    .filter(({ id }) => !['S-42', 'S-50', 'S-12', 'S-13', 'S-14', 'S-29', 'S-15'].includes(id))
    .map((step) => {
      if (step.id === 'S-38') return { ...step, when: { journey: ['report'], where: ['abroad'] } }
      if (step.id === 'S-30') return { ...step, takes: 'visaAfterAppointment' as const }
      if (step.id === 'S-02') return { ...step, after: ['S-07', 'S-99'] }
      return step.id === 'S-05' ? { ...step, en: steps[0]?.en ?? '' } : step
    })
  const { problems } = provePlan({ ...LAW, plan: { ...rest, figures, times, papers, steps: faulty } })
  for (const problem of [
    'you journey=familyOfGerman, usual way: ends without a decision',
    'you journey=card where=abroad, usual way: S-30 takes {visaAfterAppointment}, which no time of this journey states',
    'hire journey=blue where=abroad, usual way: S-05 repeats the text of another step',
    'hire journey=blue where=abroad: a time or a cost offers the fast track, which has no steps',
    'S-02 stands before S-07, which it follows',
    'S-02 follows S-99, which does not exist',
    'T-22 names the agency’s consent, although the agency is not asked (en: hire B_BLUE)',
    'W-05 shows everybody {opportunityCardProcessing}, the figure of one embassy',
    'S-30 takes {visaAfterAppointment}: `embassy` belongs to the figure of one embassy, and only to it',
    'you journey=blue where=abroad: W-05 counts {opportunityCardProcessing}, which no step of its way takes',
    'hire journey=nurse where=abroad: W-19 and W-07 are figures of two different ways',
    'hire journey=nurse where=abroad: W-19 mixes the fast track and the usual way',
    'T-06 names an embassy’s time to people who are in Germany',
    'no step for the confirmation of the qualification (card C_WAY2)',
    'you Y_BLUE_CHANGE links to steps, which its plan does not have',
    'D-02 advises the office that reads its name',
    'D-25 asks for A1, although none is needed (tr: you Y_FAM_LISTED)',
    'D-25 speaks of a marriage to a child, a parent or a relative (you Y_FAM_GERMAN_CHILD)',
    'D-27 asks for a rental contract, although housing is not examined (de: you Y_BRING_WORK)',
    'D-27 asks for proof of income, although income is no condition (en: you Y_FAM_GERMAN)',
  ])
    expect(problems).toContainEqual(`plan: ${problem}`)
})

test('The proof names wrong points, unordered ages and harmful answers', () => {
  const { card } = withFaults(({ card }) => {
    for (const question of card.questions)
      if (['english', 'experience', 'shortage'].includes(question.id))
        Object.assign(question, { options: question.options.slice(-1) })
    replaceLine(card.points, 'P-02', { certain: 'opportunityCardPointsGermanB1' })
    replaceLine(card.points, 'P-10', { when: { age: ['y36_39'] } })
    replaceLine(card.points, 'P-12', { when: { age: ['to34'] } })
    Object.assign(card.outcomes.C_WAY2 ?? {}, { rank: 1 })
  })
  expect(compareWithAnnex(card)).toEqual(['card: P-02 counts 2 for certain, the annex 3'])
  const { problems } = proveCard(card)
  for (const problem of [
    /^card: a better answer hurts [\d,]+ times, age y35 → to34: fewer points, the first at/,
    /^card: a better answer hurts [\d,]+ times, money no → yes: C_WAY2_MONEY → C_WAY2/,
  ])
    expect(problems).toContainEqual(expect.stringMatching(problem))
})

test('The proof names outcomes that claim too much or lead nowhere', () => {
  const tools = withFaults(({ you: { outcomes } }) => {
    Object.assign(outcomes.Y_REC_EXAM?.to ?? {}, { en: '/information/approbation-germany#no-such-chapter' })
    Object.assign(outcomes.Y_REC_NURSE?.to ?? {}, { de: '/de/information/nurses-germany' })
    Object.assign(outcomes.Y_ASYLUM_WORK?.to ?? {}, { en: '/free-consultation' })
    Object.assign(outcomes.Y_EU_RECOGNITION ?? {}, { kind: 'route' })
    Object.assign(outcomes.Y_FAM_REFUGEE ?? {}, { forAdvice: undefined })
  })
  expect(proveOutcomes({ ...LAW, tools }).problems.toSorted()).toEqual([
    'you Y-02: its rule has no source (mark K), so Y_EU_RECOGNITION must be of the kind "ask", not "route"',
    'you Y-115: Y_FAM_REFUGEE is about protection, and must not offer our forms',
    'you Y-74: Y_FAM_REFUGEE is about protection, and must not offer our forms',
    'you Y_ASYLUM_WORK: its next step is our form',
    'you Y_REC_EXAM: its next step /information/approbation-germany#no-such-chapter leads nowhere',
    expect.stringMatching(/^you Y_REC_NURSE: \/de\/information\/nurses-germany is another chapter than /),
  ])
})

test('The proof names a hint never shown and a fast track offered in Germany', () => {
  const { you } = withFaults(({ you }) => {
    replaceLine(you.hints, 'YH-7', { when: { goal: ['study'], relation: ['sp_german'] } })
    Object.assign(you.outcomes.Y_TRAINING_HERE?.de ?? {}, { next: 'Beschleunigtes Verfahren beginnen' })
  })
  expect(proveCheck(you).problems).toEqual([
    'you: hint YH-7 is never shown',
    'you: Y_TRAINING_HERE offers the fast track to people who are in Germany',
  ])
})

test('The proof names answers that no step raises to the minimum', () => {
  const address = 'qualification=degree_home&german=A1&english=below&experience=less&partner=no'
  const answers = Object.fromEntries(new URLSearchParams(address))
  const below = { answers, outcome: 'C_BELOW', rank: 1, certain: 0, atMost: 0 }
  const { steps } = TOOLS.card
  const problemsWith = (left: typeof steps) =>
    proveImprovements(cardTables(TOOLS.card), left, [below]).problems
  expect(problemsWith(steps)).toEqual([])
  expect(problemsWith(steps.filter(({ id }) => id === 'S-8'))).toEqual([
    `card: 1 combinations below the minimum have no step up, the first is ${address}`,
  ])
})
