import { findImprovements, type Improvement } from '#contracts/tables/advice.ts'
import type { Answers, Choice } from '#contracts/tables/answers.ts'
import { addressOf } from '#contracts/tables/answers-address.ts'
import type { Tables } from '#contracts/tables/verdict.ts'
import { formatCount, type Part } from './combinations.ts'

/**
 * Result of the points calculator for one combination of answers. `certain` counts points beyond doubt. `atMost` also
 * counts points left open by unclear law or by the answer "not sure".
 */
export interface CardResult {
  readonly answers: Answers
  readonly outcome: string | null
  readonly rank: number
  readonly certain: number
  readonly atMost: number
}

/** Answers from worst to best, for each question whose answers have an order. */
const ASCENDING_ANSWERS: Readonly<Record<string, readonly string[]>> = {
  german: ['none', 'A1', 'A2', 'B1', 'B2'],
  english: ['below', 'B2', 'C1'],
  experience: ['less', 'two', 'five'],
  shortage: ['no', 'unsure', 'yes'],
  age: ['y41', 'y40', 'y36_39', 'y35', 'to34'],
  stay: ['no', 'yes'],
  partner: ['no', 'yes'],
  money: ['no', 'yes'],
}
/**
 * Pairs of a worse and a better qualification. Their points are not compared, because a fully recognised qualification
 * needs no points and scores none.
 */
const ASCENDING_QUALIFICATIONS = [
  ['none', 'degree_home'],
  ['none', 'training_home'],
  ['degree_home', 'partial'],
  ['training_home', 'partial'],
  ['ahk', 'partial'],
  ['degree_home', 'comparable'],
  ['degree_home', 'full'],
  ['comparable', 'full'],
  ['partial', 'full'],
] as const

/** Checks that replacing an answer with a better one never makes the result worse. */
export function proveMonotonic(all: readonly CardResult[], questions: readonly Choice[]): Part {
  const hurts = new Map<string, { count: number; first: Answers }>()
  let pairs = 0
  const compare = (one: CardResult, better: CardResult | undefined, change: string, withPoints: boolean) => {
    if (!better) return
    const fewer = withPoints && (better.certain < one.certain || better.atMost < one.atMost)
    if (better.rank >= one.rank && !fewer) return
    const what = better.rank < one.rank ? `${one.outcome} → ${better.outcome}` : 'fewer points'
    const found = hurts.get(`${change}: ${what}`)
    hurts.set(`${change}: ${what}`, { count: (found?.count ?? 0) + 1, first: found?.first ?? one.answers })
  }
  const strides = questions.map((_, index) =>
    questions.slice(index + 1).reduce((product, { options }) => product * options.length, 1),
  )
  const places = questions.map(({ options }) => new Map(options.map(({ id }, place) => [id, place])))
  for (const [index, one] of all.entries()) {
    const neighbour = (question: number, answer: string) => {
      const place = (id: string) => places[question]?.get(id) ?? Number.NaN
      const now = one.answers[questions[question]?.id ?? ''] ?? ''
      return all[index + (place(answer) - place(now)) * (strides[question] ?? 0)]
    }
    for (const [question, { id }] of questions.entries()) {
      const now = one.answers[id] ?? ''
      const order = ASCENDING_ANSWERS[id] ?? []
      const better = order[order.indexOf(now) + 1]
      if (better !== undefined && order.includes(now)) {
        pairs++
        compare(one, neighbour(question, better), `${id} ${now} → ${better}`, true)
      }
      if (id !== 'qualification') continue
      for (const [worse, best] of ASCENDING_QUALIFICATIONS)
        if (worse === now) compare(one, neighbour(question, best), `${id} ${now} → ${best}`, false)
    }
  }
  return {
    problems: [...hurts].map(
      ([what, { count, first }]) =>
        `card: a better answer hurts ${formatCount(count)} times, ${what}, the first at ${addressOf(first)}`,
    ),
    summary: [
      `card: ${formatCount(pairs)} pairs of neighbouring answers; a better one never lowers points or outcome`,
    ],
  }
}

/** Checks that visitors with too few points can always reach the minimum with one or two improvements. */
export function proveImprovements(
  tables: Tables,
  steps: readonly Improvement[],
  all: readonly CardResult[],
): Part {
  const below = all.filter(({ outcome }) => outcome === 'C_BELOW')
  const needed = Map.groupBy(below, ({ answers }) => findImprovements(tables, steps, answers)[0]?.length ?? 0)
  const times = (count: number) => formatCount(needed.get(count)?.length ?? 0)
  const [lost] = needed.get(0) ?? []
  return {
    problems: lost
      ? [
          `card: ${times(0)} combinations below the minimum have no step up, the first is ${addressOf(lost.answers)}`,
        ]
      : [],
    summary: [
      `card: ${formatCount(below.length)} combinations below the minimum; one step is enough in ${times(1)}, two in ${times(2)}`,
    ],
  }
}
