import {
  type Case,
  countableSteps,
  hasEmployer,
  isOwn,
  isPermitPlan,
  linesOf,
  stepsOfCase,
  waysOf,
} from '#contracts/plan/case-steps.ts'
import { countBack, type Plan, type Step, type StepDays } from '#contracts/plan/count-back.ts'
import { addTo, type Day } from '#contracts/plan/length-of-time.ts'
import { type PlanPlace, type Reader, readerOf, type Way } from '#contracts/plan/plan-address.ts'
import type { Answers } from '#contracts/tables/answers.ts'
import { evaluate } from '#contracts/tables/evaluate.ts'
import type { OutcomeTexts, PlanStepTexts, PlanTexts } from '#src/content/law/tool-page.ts'
import type { CaseTexts } from './case-texts.ts'
import { isWeekday } from './open-days.ts'

/** `late`: even the last day for the shorter times has passed. `tight`: that for the longer ones. */
export type StepState = 'done' | 'late' | 'tight' | 'week' | 'due' | 'undated'

export interface ShownStep extends Omit<PlanStepTexts, 'kind'>, StepDays, Pick<Step, 'kind' | 'until'> {
  readonly state: StepState
}

/** Who acts now, and the steps that they can begin. `done` if nobody has to act before the day that matters. */
export interface Turn {
  readonly whose: 'you' | Reader | 'office' | 'done'
  readonly steps: readonly ShownStep[]
}

/** A plan for two, from the answers to a tool. */
export interface CasePlan {
  readonly outcome: OutcomeTexts
  readonly answers: Answers
  readonly reader: Reader
  readonly hasEmployer: boolean
  readonly ways: readonly Way[]
  readonly way: Way
  /** True if the day that matters is the last one of a permit. */
  readonly isPermit: boolean
  /** True if the length of a wait is up to the reader. */
  readonly asksWait: boolean
  /** The step whose time is that of one embassy, so that readers can enter that of theirs. */
  readonly ofEmbassy?: ShownStep | undefined
  readonly target: Day | null
  readonly counted: Pick<Plan, 'verdict' | 'first' | 'leavesOutWait'>
  /** The first day that leaves room, if the chosen one is earlier. */
  readonly roomy: Day | null
  readonly steps: readonly ShownStep[]
  readonly turn: Turn
  readonly papers: PlanTexts['papers']
  readonly periods: PlanTexts['periods']
  readonly offices: PlanTexts['offices']
}

/**
 * Counts the plan of a case. All steps end before the chosen day, because visa and journey come before it; only an
 * application before a permit ends may be made on the day itself. Returns null while the answers have no result.
 */
export function casePlan({ tool, plan }: CaseTexts, place: PlanPlace, today: Day): CasePlan | null {
  const { answers, known, verdict } = evaluate(
    tool.tables,
    place.subject.tool === undefined ? {} : place.subject.answers,
  )
  const outcome = tool.outcomes[verdict?.outcome ?? '']
  if (!outcome) return null
  const given: Case = { tool: tool.id, known: { ...known, journey: outcome.journey } }
  const isWithEmployer = hasEmployer(given)
  const ways = waysOf(plan.steps, given)
  const way = ways.includes(place.way) ? place.way : 'usual'
  const lines = withQuestionFirst(stepsOfCase(plan.steps, given, way), outcome, readerOf(tool.id))
  const steps = countableSteps(lines, { ...place, booked: place.days.booked })
  const isPermit = isPermitPlan(lines)
  const target = place.days.day ?? null
  const countTo = (day: Day | null) =>
    countBack({
      ...{ steps, today, done: place.done, isOpen: isWeekday },
      target: day === null || isPermit ? day : addTo(day, -1, 'days'),
    })
  const counted = countTo(target)
  const shown = lines.map((line, index): ShownStep => {
    const days = counted.steps[line.id] as StepDays
    const { kind = line.kind, until } = steps[index] ?? {}
    const state = place.done.includes(line.id) ? 'done' : stateOf(days, today)
    return { ...line, ...days, kind, ...(until && { until }), state }
  })
  const reader = isWithEmployer ? place.reader : 'person'
  return {
    outcome,
    answers,
    reader,
    hasEmployer: isWithEmployer,
    ways,
    way,
    isPermit,
    asksWait:
      counted.verdict !== 'uncounted' &&
      lines.some(({ id, kind, takes }) => kind === 'wait' && !takes && !place.done.includes(id)),
    ofEmbassy: shown.find(({ embassy, state }) => embassy && state !== 'done'),
    target,
    counted,
    roomy: isPermit ? null : firstRoomyDay(counted, countTo),
    steps: shown,
    turn: turnOf(shown, reader),
    papers: linesOf(plan.papers, given).filter((paper) => (paper.way ?? way) === way),
    periods: linesOf(plan.periods, given),
    offices: linesOf(plan.offices, given),
  }
}

/** Returns the turn of the reader or, if they have to wait, of the other one, or else of an office. */
function turnOf(steps: readonly ShownStep[], reader: Reader): Turn {
  const open = steps.filter(({ canBegin, kind }) => canBegin && kind !== 'later')
  const other: Reader = reader === 'employer' ? 'person' : 'employer'
  for (const owner of [reader, other, 'office'] as const) {
    const own = open.filter((step) => isOwn(step, owner))
    if (own.length > 0) return { whose: owner === reader ? 'you' : owner, steps: own }
  }
  return { whose: 'done', steps: [] }
}

/** Id of the step that an outcome of the kind "ask" begins with. */
const ASK_FIRST = 'N-01'
/** Their next step is itself the application, which the plan contains. */
const APPLICATIONS: readonly OutcomeTexts['journey'][] = ['change', 'extend']

/** Puts the next step of an outcome of the kind "ask" before all steps of its plan, which depend on the answer. */
function withQuestionFirst(
  lines: readonly PlanStepTexts[],
  { kind, journey, next }: OutcomeTexts,
  owner: Reader,
): PlanStepTexts[] {
  if (kind !== 'ask' || lines.length === 0 || APPLICATIONS.includes(journey)) return [...lines]
  const first: PlanStepTexts = {
    ...{ id: ASK_FIRST, owner, kind: 'do', text: next.text },
    ...{ when: {}, sources: [], notices: [] },
  }
  return [first, ...lines.map((line) => ({ ...line, after: line.after?.length ? line.after : [ASK_FIRST] }))]
}

/**
 * Returns the first day that leaves room, if the chosen one does not. It follows the longer times by up to a week,
 * because an appointment is counted back to a working day.
 */
function firstRoomyDay(
  { verdict, first, leavesOutWait }: CasePlan['counted'],
  countTo: (day: Day) => Plan,
): Day | null {
  if (!first || leavesOutWait || (verdict !== 'late' && verdict !== 'tight')) return null
  const days = Array.from({ length: 7 }, (_, index) => addTo(first.long, index + 1, 'days'))
  return days.find((day) => countTo(day).verdict === 'roomy') ?? null
}

function stateOf({ latest, ifQuick }: StepDays, today: Day): StepState {
  if (latest === null || ifQuick === null) return 'undated'
  if (ifQuick < today) return 'late'
  if (latest < today) return 'tight'
  return latest <= addTo(today, 7, 'days') ? 'week' : 'due'
}
