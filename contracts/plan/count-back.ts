import { addTo, type Day, type Length, nearestOpenDay } from './length-of-time.ts'

export type Owner = 'person' | 'employer' | 'both' | 'office'

/** A step of a plan. Steps run side by side, unless `after` puts one behind another. */
export interface Step {
  readonly id: string
  readonly owner: Owner
  /** Ids of the steps that must have ended before this one begins. */
  readonly after: readonly string[]
  /**
   * - `do`: somebody acts.
   * - `wait`: a wait of which only the reader knows the length, unless `takes` states it.
   * - `decision`: an office decides. Without a known time, no day of the plan can be counted.
   * - `later`: follows the target, and is not counted.
   */
  readonly kind: 'do' | 'wait' | 'decision' | 'later'
  /** Takes place at a counter, on a day on which it is open. */
  readonly counter?: true
  /** The day on which a booked wait ends. The steps behind it begin on that day. */
  readonly until?: Day
  /** Usual length of time; null if none is known. */
  readonly takes: Length | null
}

/** The days of one step. All are null for a step that is done, and if the plan cannot be counted. */
export interface StepDays {
  /** Last day to begin, if all that follows takes its longer time. Null before a wait of unknown length. */
  readonly latest: Day | null
  /** As above, counted with the shorter times. */
  readonly ifQuick: Day | null
  /** For a step before a wait of unknown length, and for this wait: last day for what comes after the wait. */
  readonly notAfter: Day | null
  /** True if it is the owner's turn: the step is not done, and those in `after` are. */
  readonly canBegin: boolean
}

/**
 * Whether the target can be kept.
 *
 * - `uncounted`: a decision takes an unknown time, so that no day is known.
 * - `undated`: no target is chosen.
 * - `late`: even the shorter times end after the target.
 * - `open`: depends on a wait of unknown length.
 * - `roomy`: the longer times end by the target, and the last day of no step has passed.
 * - `tight`: none of these.
 */
export type Verdict = 'undated' | 'uncounted' | 'late' | 'open' | 'tight' | 'roomy'

export interface Input {
  readonly steps: readonly Step[]
  /** The day that matters. It need not be a working day. Null if none is chosen. */
  readonly target: Day | null
  readonly today: Day
  /** Ids of the steps that are done. They take no time. */
  readonly done: readonly string[]
  /** True for a day on which counters are open. By default, every day. */
  readonly isOpen?: (day: Day) => boolean
}

export interface Plan {
  readonly steps: Readonly<Record<string, StepDays>>
  /** First possible days, counted from today (as if counters were always open). Null if uncounted. */
  readonly first: { readonly short: Day; readonly long: Day } | null
  /** True if `first` leaves out a wait of unknown length. */
  readonly leavesOutWait: boolean
  /** Ids of steps whose time nobody knows. `first` counts them as no time: it is "at the earliest". */
  readonly atLeast: readonly string[]
  readonly verdict: Verdict
}

const NO_DAYS: StepDays = { latest: null, ifQuick: null, notAfter: null, canBegin: false }

/**
 * Counts the last day of each step back from a target. Where several steps follow, the earliest of their days counts.
 * A step that begins on day S and takes L ends on S + L; the next step may begin on that day. Months are subtracted one
 * step after another, and never added up.
 *
 * @throws RangeError if a step follows an unknown step, or itself
 */
export function countBack({ steps, target, today, done, isOpen = () => true }: Input): Plan {
  const inOrder = sortSteps(steps)
  const counted = inOrder.filter(({ kind }) => kind !== 'later')
  const remaining = counted.filter(({ id }) => !done.includes(id))
  const isUncounted = remaining.some((step) => step.kind === 'decision' && !step.takes)
  const leavesOutWait = remaining.some(isUnknownWait)
  const first = isUncounted
    ? null
    : {
        short: endFrom(counted, today, done, 'least'),
        long: endFrom(counted, today, done, 'most'),
      }
  const days = target === null || isUncounted ? {} : daysBefore(target, counted, done, isOpen)
  const isPast = remaining.some(({ id }) => (days[id]?.latest ?? today) < today)
  return {
    steps: Object.fromEntries(
      steps.map((step) => [step.id, { ...(days[step.id] ?? NO_DAYS), canBegin: canBegin(step, done) }]),
    ),
    first,
    leavesOutWait,
    atLeast: remaining.flatMap(({ id, kind, takes }) => (kind === 'do' && !takes ? [id] : [])),
    verdict: verdictOf({ target, first, leavesOutWait, isPast, isDone: remaining.length === 0 }),
  }
}

function verdictOf({
  target,
  first,
  leavesOutWait,
  isPast,
  isDone,
}: Pick<Plan, 'first' | 'leavesOutWait'> &
  Pick<Input, 'target'> & { isPast: boolean; isDone: boolean }): Verdict {
  if (!first) return 'uncounted'
  if (target === null) return 'undated'
  if (isDone) return 'roomy'
  if (first.short > target) return 'late'
  if (leavesOutWait) return 'open'
  return first.long <= target && !isPast ? 'roomy' : 'tight'
}

const isUnknownWait = ({ kind, takes, until }: Step): boolean => kind === 'wait' && !takes && !until

const canBegin = ({ id, after }: Step, done: readonly string[]): boolean =>
  !done.includes(id) && after.every((name) => done.includes(name))

/** Sorts the steps so that each stands behind those that it follows. */
function sortSteps(steps: readonly Step[]): Step[] {
  const known = new Map(steps.map((step) => [step.id, step]))
  const found = new Set<Step>()
  const visit = (id: string, behind: readonly string[]): void => {
    const step = known.get(id)
    if (!step) throw new RangeError(`Step ${behind.at(-1)} follows ${id}, which is not in the plan.`)
    if (behind.includes(id)) throw new RangeError(`Step ${id} follows itself: ${[...behind, id].join(', ')}.`)
    if (found.has(step)) return
    for (const earlier of step.after) visit(earlier, [...behind, id])
    found.add(step)
  }
  for (const { id } of steps) visit(id, [])
  return [...found]
}

/** Returns the day on which the last step ends, if all begin as early as possible from `today` on. */
function endFrom(inOrder: readonly Step[], today: Day, done: readonly string[], end: 'least' | 'most'): Day {
  const ends = new Map<string, Day>()
  for (const { id, after, until, takes } of inOrder) {
    let day = latest(today, ...after.map((name) => ends.get(name) ?? today))
    if (!done.includes(id)) {
      if (until) day = latest(day, until)
      else if (takes) day = addTo(day, takes[end], takes.unit)
    }
    ends.set(id, day)
  }
  return latest(today, ...ends.values())
}

/** Days are `YYYY-MM-DD`, which sort as text. */
const latest = (first: Day, ...others: Day[]): Day =>
  others.reduce((one, other) => [one, other].sort()[1] ?? one, first)

/** The last days of what follows a step. `notAfter` is set, and the others are null, behind a wait of unknown length. */
type Limit = Omit<StepDays, 'canBegin'>

function daysBefore(
  target: Day,
  inOrder: readonly Step[],
  done: readonly string[],
  isOpen: (day: Day) => boolean,
): Record<string, StepDays> {
  const days: Record<string, StepDays> = {}
  /** The last day by which each step must have ended, or for one that is done, that what precedes it must keep. */
  const limits = new Map<string, Limit>()
  const none = onDay(target)
  for (const step of [...inOrder].reverse()) {
    const following = inOrder.filter(({ after }) => after.includes(step.id))
    const limit = earliest(following.map(({ id }) => limits.get(id) ?? none)) ?? none
    if (done.includes(step.id)) {
      limits.set(step.id, limit)
      continue
    }
    const [booked] = inOrder
      .flatMap(({ id, until }) => (until && !done.includes(id) && step.after.includes(id) ? [until] : []))
      .sort()
    const own = booked ? onDay(booked) : beginOf(step, limit, isOpen)
    limits.set(step.id, own)
    days[step.id] = { ...own, canBegin: false }
  }
  return days
}

const onDay = (day: Day): Limit => ({ latest: day, ifQuick: day, notAfter: null })

function beginOf(step: Step, limit: Limit, isOpen: (day: Day) => boolean): Limit {
  if (isUnknownWait(step)) return { latest: null, ifQuick: null, notAfter: limit.latest ?? limit.notAfter }
  if (step.until) return onDay(step.until)
  const { latest, ifQuick, notAfter } = limit
  const begin = (day: Day | null, end: 'least' | 'most') => {
    if (day === null) return null
    const begun = step.takes ? addTo(day, -step.takes[end], step.takes.unit) : day
    return step.counter ? nearestOpenDay(begun, isOpen, -1) : begun
  }
  return { latest: begin(latest, 'most'), ifQuick: begin(ifQuick, 'least'), notAfter }
}

/** Returns the earliest of the limits. One behind a wait of unknown length hides the days of the others. */
function earliest(limits: readonly Limit[]): Limit | undefined {
  if (limits.length === 0) return undefined
  const first = (days: readonly (Day | null)[]) => days.filter((day) => day !== null).sort()[0] ?? null
  const isHidden = limits.some(({ latest }) => latest === null)
  return isHidden
    ? {
        latest: null,
        ifQuick: null,
        notAfter: first(limits.map(({ latest, notAfter }) => notAfter ?? latest)),
      }
    : {
        latest: first(limits.map(({ latest }) => latest)),
        ifQuick: first(limits.map(({ ifQuick }) => ifQuick)),
        notAfter: null,
      }
}
