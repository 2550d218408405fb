import { type Answers, type Condition, matches } from '#contracts/tables/answers.ts'
import type { Step } from './count-back.ts'
import type { Day, Length } from './length-of-time.ts'
import type { PlanPlace, Reader, Way } from './plan-address.ts'

/** A step as the law states it: its condition, and all steps that it can follow. */
export interface StepLine extends Pick<Step, 'id' | 'owner' | 'kind' | 'counter'> {
  readonly when: Condition
  readonly after?: readonly string[]
  /** Only on the usual way, or only in the fast track. */
  readonly way?: Way
  /** Must be taken while the present permit is valid. The plan is then counted back from the last day of the permit. */
  readonly by?: 'permit'
  /** The embassy whose time `takes` is. Readers can enter the time that theirs names. */
  readonly embassy?: string
}

/** Selection of a case's lines: the answers with their `journey`, and the tool of the answers. */
export interface Case {
  readonly tool: string
  readonly known: Answers
}

/** True if an employer takes part. A person who looks for a job, a course or a family member has none. */
export const hasEmployer = ({ tool, known: { goal, journey = '', stage } }: Case): boolean =>
  tool === 'hire' ||
  goal === 'work' ||
  stage === 'employer' ||
  ['licensed', 'partnership', 'training'].includes(journey)

/** Returns the ways that a case can go. Only an employer can start the fast track. */
export const waysOf = (steps: readonly StepLine[], given: Case): Way[] =>
  linesOf(steps, given).some(({ way }) => way === 'fast') ? ['usual', 'fast'] : ['usual']

/** Returns the lines of a case, for both readers; without an employer, none that needs one and none of the fast track. */
export function linesOf<Line extends { when: Condition; owner?: string; way?: Way; withEmployer?: true }>(
  lines: readonly Line[],
  given: Case,
): Line[] {
  const isWithEmployer = hasEmployer(given)
  return lines.filter(
    ({ when, owner, way, withEmployer }) =>
      matches(when, given.known) &&
      (isWithEmployer || (owner !== 'employer' && way !== 'fast' && !withEmployer)),
  )
}

/** Returns the steps of a case on one way, in the order of the law. Keeps of `after` what the plan contains. */
export function stepsOfCase<Line extends StepLine>(steps: readonly Line[], given: Case, way: Way): Line[] {
  const lines = linesOf(steps, given).filter((line) => (line.way ?? way) === way)
  const ids = new Set(lines.map(({ id }) => id))
  return lines.map((line) => ({ ...line, after: (line.after ?? []).filter((id) => ids.has(id)) }))
}

/** True if a step is that of a reader, alone or together with the other one, or of an office. */
export const isOwn = ({ owner }: Pick<Step, 'owner'>, actor: Reader | 'office'): boolean =>
  owner === actor || owner === 'both'

/** True if the day that matters is the last one of a permit. */
export const isPermitPlan = (steps: readonly StepLine[]): boolean => steps.some(({ by }) => by === 'permit')

/** Times that only the reader knows: weeks until the appointment, or its booked day; weeks from it to the decision. */
interface Known extends Pick<PlanPlace, 'wait' | 'decision'> {
  readonly booked?: Day | undefined
}

/**
 * Prepares the steps of a case for counting. An appointment takes no time. A step behind one that is `later` is later
 * too. The steps must be in an order in which none stands before one that it follows.
 */
export function countableSteps(
  lines: readonly (StepLine & { readonly takes?: Length })[],
  { wait, decision, booked }: Known,
): Step[] {
  const later = new Set<string>()
  return lines.map(({ id, owner, kind, counter, after = [], takes, embassy }) => {
    const isLater = kind === 'later' || after.some((name) => later.has(name))
    if (isLater) later.add(id)
    const isUnknownWait = kind === 'wait' && !takes
    const weeks = isUnknownWait ? wait : embassy ? decision : null
    const known: Length | null =
      weeks === null ? (takes ?? null) : { least: weeks, most: weeks, unit: 'weeks' }
    return {
      ...{ id, owner, after, kind: isLater ? 'later' : kind },
      ...(counter && { counter }),
      ...(isUnknownWait && booked && { until: booked }),
      takes: counter && !known ? { least: 0, most: 0, unit: 'days' } : known,
    }
  })
}
