import { findImprovements, hintsFor } from '#contracts/tables/advice.ts'
import { type Answers, possibleLines } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import { type Evaluation, evaluate } from '#contracts/tables/evaluate.ts'
import { choicesOf, type DecisionDiagram, membersOf } from '#contracts/tables/questions.ts'
import { gateOf, pointsOf, type Tables } from '#contracts/tables/verdict.ts'
import type { Card, Check, Law } from '#src/content/law/tools.ts'
import { joinedAnswers } from './answer-texts.ts'
import { combinations, type Part } from './combinations.ts'
import { cardTables } from './decision-tables.ts'
import { diagramOf, resultsOf, tablesOf } from './diagram.ts'

/** Results after each answer to a question that was asked, by the address of the remaining answers. */
type Results = Map<string, Map<string, string>>

interface Step {
  readonly question: string | undefined
  readonly choices: readonly string[]
  readonly known: Answers
}

/**
 * Proves for a quick check, by going through the questions with every combination of answers:
 *
 * - the result is that of the whole combination, whatever was not asked;
 * - every question that is asked has an answer that changes the result;
 * - no two answers of the same step lead to the same, except parts of the sentence and countries, which no two answers
 *   do everywhere.
 *
 * Prints the average and the largest number of questions for each purpose.
 */
export function proveQuestions(law: Law, check: Check): Part {
  const tables = tablesOf(law, check)
  const resultOf = resultsOf(law.plan, check)
  const all = combinations(tables.questions)
  const steps = new Map<string, Step>()
  const stepAfter = (given: Answers): Step => {
    const key = addressOf(given)
    const step = steps.get(key) ?? findStep(given)
    steps.set(key, step)
    return step
  }
  const findStep = (given: Answers): Step => {
    const { open, known } = evaluate(tables, given)
    const question = tables.questions.find(({ id }) => id === open[0])
    return { question: question?.id, choices: question ? choicesOf(tables, given, question) : [], known }
  }
  const lost: string[] = []
  const asked = new Map<string, Map<string, Results>>()
  const counts = new Map<string, number[]>()
  const [purpose = ''] = tables.questions[0]?.countries
    ? check.sentence
    : tables.questions.map(({ id }) => id)
  for (const answers of all) {
    const result = resultOf(answers)
    const given: Record<string, string> = {}
    let step = stepAfter(given)
    while (step.question !== undefined) {
      const { question, choices } = step
      const choice = choices.find((each) => membersOf(each).includes(answers[question] ?? '')) ?? ''
      const rest = addressOf({
        ...answers,
        ...Object.fromEntries([...Object.keys(given), question].map((id) => [id, ''])),
      })
      const place = addressOf(given)
      const results = getOr(getOr(asked, question, new Map()), place, new Map()) as Results
      getOr(results, choice, new Map()).set(rest, result)
      given[question] = choice
      step = stepAfter(given)
    }
    if (resultOf(step.known) !== result) lost.push(addressOf(answers))
    getOr(counts, answers[purpose] ?? '', []).push(Object.keys(given).length)
  }
  const [first] = lost
  return {
    problems: [
      ...(first
        ? [`${check.id}: ${lost.length} combinations of answers lose their result, the first is ${first}`]
        : []),
      ...check.questions.flatMap((question) =>
        wasteOf(check, question, asked.get(question.id)).map((waste) =>
          located(law, check.id, question.id, waste),
        ),
      ),
    ],
    summary: [
      `${check.id}: ${countText([...counts.values()].flat())}; by ${purpose}: ${[...counts].map(([answer, each]) => `${answer} ${countText(each)}`).join(', ')}`,
      ...joinedWithoutText(check, diagramOf(law, check)),
    ],
  }
}

/** Lists the joined answers whose text is only the list of their options' texts. */
function joinedWithoutText(check: Check, diagram: DecisionDiagram): string[] {
  const joined = joinedAnswers(check, diagram)
  const listed = check.questions.flatMap(({ id, bands, together = {} }) =>
    (bands ? [] : (joined.get(id) ?? []))
      .filter((answer) => !(answer in together))
      .map((answer) => `${id}=${answer}`),
  )
  return listed.length > 0 ? [`${check.id}: no text under "together" for ${listed.join(', ')}`] : []
}

/** Prepends file and line of a question. */
function located({ places }: Law, tool: string, question: string, fault: string): string {
  const place = places.get(`${tool} question ${question}`)
  return `${place ? `${place}: ` : ''}${tool} ${fault}`
}

const countText = (counts: readonly number[]): string =>
  questionsText(counts.reduce((sum, count) => sum + count, 0) / counts.length, Math.max(...counts))

const questionsText = (average: number, largest: number): string =>
  `${average.toFixed(2)} questions (at most ${largest})`

function getOr<Key, Value>(map: Map<Key, Value>, key: Key, fresh: Value): Value {
  const value = map.get(key) ?? fresh
  map.set(key, value)
  return value
}

const isEqual = (one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean =>
  one.size === other.size && [...one].every(([rest, result]) => other.get(rest) === result)

/** Names what decides nothing: the question, or pairs of its answers. `asked` has the results of each place. */
function wasteOf(
  { sentence }: Check,
  { id, options, countries }: Check['questions'][number],
  asked: ReadonlyMap<string, Results> = new Map(),
): string[] {
  if (asked.size === 0) return [`${id} decides nothing: no answer changes a result`]
  const idle = [...asked].find(
    ([, results]) => new Set([...results.values()].flatMap((each) => [...each.values()])).size === 1,
  )
  if (idle) return [`${id} is asked after ${idle[0]}, but no answer changes the result`]
  const isApart = countries !== undefined || sentence.includes(id)
  const pairs = options.flatMap((one, place) =>
    options.slice(place + 1).map((other) => [one.id, other.id] as const),
  )
  return pairs.flatMap(([one, other]) => {
    const equal = [...asked].filter(([, results]) => {
      const [first, second] = [one, other].map((option) =>
        [...results].find(([choice]) => membersOf(choice).includes(option)),
      )
      return (
        first !== undefined &&
        second !== undefined &&
        (first[0] === second[0] || isEqual(first[1], second[1]))
      )
    })
    if (equal.length === asked.size) return [`${id}: "${one}" and "${other}" lead to the same everywhere`]
    const [twice] = isApart ? [] : equal.filter(([, results]) => results.has(one) && results.has(other))
    return twice
      ? [`${id}: "${one}" and "${other}" are two answers after ${twice[0]}, but lead to the same`]
      : []
  })
}

/** The questions that remain after some answers: a number that equal results share, and how many are asked. */
interface Remainder {
  readonly result: number
  readonly average: number
  readonly largest: number
}

/**
 * Proves for the points calculator that no two answers to a question lead to the same everywhere, and that no question
 * is asked after answers with which it changes neither the outcome nor the points, hints and steps beside it. Prints the
 * average and the largest number of questions for each qualification.
 */
export function proveCardQuestions(law: Law, card: Card): Part {
  const tables = cardTables(card)
  const numbers = new Map<string, number>()
  const numberOf = (result: string) => getOr(numbers, result, numbers.size)
  const remainders = new Map<string, Remainder>()
  const idle = new Map<string, string>()
  const remainderAfter = (given: Answers): Remainder => {
    const passed = gateOf(tables, given)?.outcome === null
    const key = addressOf(passed ? omit(given, gateQuestions) : given)
    const remainder = remainders.get(key) ?? computeRemainder(given)
    remainders.set(key, remainder)
    return remainder
  }
  const computeRemainder = (given: Answers): Remainder => {
    const evaluation = evaluate(tables, given)
    const question = tables.questions.find(({ id }) => id === evaluation.open[0])
    if (!question) return { result: numberOf(resultShown(card, tables, evaluation)), average: 0, largest: 0 }
    const next = question.options.map(({ id }) => remainderAfter({ ...given, [question.id]: id }))
    const results = new Set(next.map(({ result }) => result))
    if (results.size === 1) getOr(idle, question.id, addressOf(given))
    return {
      result: numberOf(`${question.id} ${next.map(({ result }) => result).join()}`),
      average: 1 + next.reduce((sum, { average }) => sum + average, 0) / next.length,
      largest: 1 + Math.max(...next.map(({ largest }) => largest)),
    }
  }
  const gateQuestions = new Set(card.gates.flatMap(({ when }) => Object.keys(when)))
  const all = remainderAfter({})
  const [openGate] = card.gates.filter(({ outcome }) => outcome === null)
  const place = Object.fromEntries(
    Object.entries(openGate?.when ?? {}).map(([id, [first = '']]) => [id, first]),
  )
  const [purpose] = tables.questions.filter(({ id }) => !gateQuestions.has(id))
  const byPurpose = purpose?.options.map(({ id }) => {
    const { average, largest } = remainderAfter({ ...place, [purpose.id]: id })
    const before = gateQuestions.size + 1
    return `${id} ${questionsText(before + average, before + largest)}`
  })
  return {
    problems: [
      ...twinsIn(card).map(([id, twins]) => located(law, card.id, id, `${id}: ${twins}`)),
      ...[...idle].map(([id, after]) =>
        located(law, card.id, id, `${id} decides nothing${after && ` after ${after}`}`),
      ),
    ],
    summary: [
      `${card.id}: ${questionsText(all.average, all.largest)}; by ${purpose?.id}: ${byPurpose?.join(', ')}`,
    ],
  }
}

/** Returns what a result shows: outcome, points, hints, and the steps that bring more points. */
function resultShown({ hints, steps }: Card, tables: Tables, evaluation: Evaluation): string {
  const { verdict, known } = evaluation
  const notes = hintsFor(tables, hints, evaluation).map(({ id }) => id)
  const ways = verdict?.lines.some(({ when }) => 'band' in when) ? findImprovements(tables, steps, known) : []
  return JSON.stringify([verdict?.outcome, pointsOf(tables, known), notes, ways.flat().map(({ id }) => id)])
}

const omit = (answers: Answers, ids: ReadonlySet<string>): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([id]) => !ids.has(id)))

/** Returns the pairs of answers that no row, hint or step of the calculator tells apart, with their question. */
function twinsIn({ gates, ways, language, points, results, hints, steps, questions }: Card) {
  const conditions = [...gates, ...ways, ...language, ...points, ...results, ...hints, ...steps].map(
    ({ when }) => when,
  )
  return questions.flatMap(({ id, options }) => {
    const lines = conditions.filter((when) => id in when).map((when) => ({ when }))
    const meets = new Map(
      options.map((option) => [
        option.id,
        String(possibleLines(lines, { [id]: option.id }).map((line) => lines.indexOf(line))),
      ]),
    )
    return options.flatMap((one, place) =>
      options
        .slice(place + 1)
        .filter((other) => meets.get(one.id) === meets.get(other.id))
        .map((other) => [id, `"${one.id}" and "${other.id}" lead to the same everywhere`] as const),
    )
  })
}
