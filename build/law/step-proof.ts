import { factsIn } from '#build/articles/fill-in-figures.ts'
import { type Case, hasEmployer, isPermitPlan, stepsOfCase, waysOf } from '#contracts/plan/case-steps.ts'
import { matches } from '#contracts/tables/answers.ts'
import type { Law, Plan, PlanFigure, PlanLine } from '#src/content/law/tools.ts'
import { offersFastTrack } from './fast-track.ts'

/** Journeys that begin with an application, so that an office decides about it. */
const DECIDED = /^(?!open|report|free|advice|orientation|prepare)/

/**
 * Checks the steps of one result, on each of its ways. `effort` are its times and costs.
 *
 * - no two have the same text, and there is one wait and one appointment, or none of both;
 * - an application ends with a decision, or the plan is counted back from the end of a permit;
 * - the fast track is offered by a time or a cost only if it has steps;
 * - the time of a step is stated among the times of its journey, so that the two cannot differ.
 */
export function stepProblems(plan: Plan, given: Case, effort: readonly PlanLine[]): string[] {
  const { known } = given
  const name = nameOf(given)
  const ways = waysOf(plan.steps, given)
  const stated = new Set<string>(
    plan.times.flatMap((line) => (line.when.journey?.includes(known.journey ?? '') ? factsIn(line.en) : [])),
  )
  const isPromised = effort.some(({ en, de, tr }) => offersFastTrack([en, de, tr]))
  const promised =
    isPromised && known.where === 'abroad' && hasEmployer(given) && !ways.includes('fast')
      ? [`plan: ${name}: a time or a cost offers the fast track, which has no steps`]
      : []
  return promised.concat(
    ways.flatMap((way) => {
      const steps = stepsOfCase(plan.steps, given, way)
      const about = (what: string) => `plan: ${name}, ${way} way: ${what}`
      const twice = steps.filter(({ en }, index) => steps.findIndex((other) => other.en === en) !== index)
      const waits = steps.filter(({ kind }) => kind === 'wait').length
      const counters = steps.filter(({ counter }) => counter).length
      const unstated = steps.filter(({ takes }) => takes && !stated.has(takes))
      const isDecided = steps.some(({ kind }) => kind === 'decision') || isPermitPlan(steps)
      return [
        ...twice.map(({ id }) => about(`${id} repeats the text of another step`)),
        ...(waits > 1 || waits !== counters ? [about(`${waits} waits and ${counters} appointments`)] : []),
        ...(steps.length > 0 && !isDecided && DECIDED.test(known.journey ?? '')
          ? [about('ends without a decision')]
          : []),
        ...unstated.map(({ id, takes }) =>
          about(`${id} takes {${takes}}, which no time of this journey states`),
        ),
      ]
    }),
  )
}

const nameOf = ({ tool, known: { journey, where } }: Case): string =>
  `${tool} journey=${journey}${where ? ` where=${where}` : ''}`

/**
 * Checks that the time and the cost that a result shows large are those of one way:
 *
 * - both name the fast track, or neither does;
 * - what is marked as fast track, and nothing else, says so in every language, and costs its fee;
 * - each part of the time is that of a step on its way.
 */
export function figureProblems({ figures, steps }: Plan, given: Case): string[] {
  const { tool, known } = given
  const about = (what: string) => `plan: ${nameOf(given)}: ${what}`
  const first = (kind: PlanFigure['of']) =>
    figures.find(({ of, when }) => of === kind && matches(when, { ...known, tool }))
  const time = first('time')
  const cost = first('cost')
  const unlike = [time, cost].flatMap((line) => {
    if (!line) return []
    const isFast = line.way === 'fast'
    const texts = [line.en, line.de, line.tr]
    const isNamed = isFast ? texts.every((text) => offersFastTrack([text])) : offersFastTrack(texts)
    const isPaid = line.of === 'cost' ? line.sum.includes('fastTrackFee') : isFast
    return isNamed === isFast && isPaid === isFast
      ? []
      : [about(`${line.id} mixes the fast track and the usual way`)]
  })
  const taken = stepsOfCase(steps, given, time?.way ?? 'usual').map(({ takes }) => takes)
  const foreign = time?.sum.filter((name) => !taken.includes(name)) ?? []
  return [
    ...unlike,
    ...(time && cost && time.way !== cost.way
      ? [about(`${time.id} and ${cost.id} are figures of two different ways`)]
      : []),
    ...foreign.map((name) => about(`${time?.id} counts {${name}}, which no step of its way takes`)),
  ]
}

/** Checks that each step stands behind those that it follows: one order for both readers, and none follows itself. */
export function orderProblems({ plan: { steps } }: Law): string[] {
  const ids = steps.map(({ id }) => id)
  return steps.flatMap(({ id, after = [] }) =>
    after.flatMap((name) =>
      !ids.includes(name)
        ? [`plan: ${id} follows ${name}, which does not exist`]
        : ids.indexOf(name) > ids.indexOf(id)
          ? [`plan: ${id} stands before ${name}, which it follows`]
          : [],
    ),
  )
}
