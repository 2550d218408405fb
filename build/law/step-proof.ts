import { factsIn } from '#build/articles/fill-in-figures.ts'
import { type Case, hasEmployer, isPermitPlan, stepsOfCase, waysOf } from '#contracts/plan/case-steps.ts'
import type { Law, Plan, PlanLine } from '#src/content/law/tools.ts'
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
  const name = `${given.tool} journey=${known.journey}${known.where ? ` where=${known.where}` : ''}`
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
