import type { Answers } from '#contracts/tables/answers.ts'
import { addressOf, answersIn } from '#contracts/tables/answers-address.ts'
import { isSentenceQuestion } from '#contracts/tables/sentence.ts'
import { type Day, isDay } from './length-of-time.ts'

/** Reader of the plan. The link names it, so that each of two readers can have a link of their own. */
export type Reader = 'person' | 'employer'

/** Returns the reader of a tool, who is also that of its plan unless the link names the other. */
export const readerOf = (tool: string | undefined): Reader => (tool === 'hire' ? 'employer' : 'person')

/** The usual way through the embassy, or the employer's fast track (§ 81a AufenthG). */
export type Way = 'usual' | 'fast'

/** A plan, as its link states it. Nothing of it is stored elsewhere. */
export interface PlanPlace {
  /**
   * The answers to a tool, or an event from which periods run. `check` is the fragment of the quick check that led to
   * the event.
   */
  readonly subject:
    | { readonly tool: string; readonly answers: Answers; readonly event?: never }
    | { readonly event: string; readonly check?: string | undefined; readonly tool?: never }
  readonly reader: Reader
  readonly way: Way
  /**
   * The days that the reader has chosen, by name: `day`, the day that matters; `booked`, a booked appointment; or the
   * days of an event. A day that is not chosen is absent.
   */
  readonly days: Readonly<Record<string, Day>>
  /** Weeks until an appointment, as the reader has found them out. Null if unknown. */
  readonly wait: number | null
  /** Weeks from the appointment to the visa, as the reader's embassy names them. Null if unknown. */
  readonly decision: number | null
  /** State whose holidays count, such as `berlin`. Empty if unknown. */
  readonly land: string
  /** Ids of the steps and papers that are done. */
  readonly done: readonly string[]
}

/** A plan from a link, and the names of the parts of the link that cannot be. */
export interface ReadPlan {
  readonly place: PlanPlace | null
  readonly dropped: readonly string[]
}

/** Bounds of the weeks that only the reader knows. */
export const WEEKS = { wait: { least: 0, most: 104 }, decision: { least: 1, most: 104 } } as const
export type WeeksName = keyof typeof WEEKS

const ID = /^[A-Z]-\d{2,3}$/
const NAME = /^[a-z-]{2,40}$/

/** Parses the plan in a URL fragment. `place` is null if the fragment names neither a tool nor an event. */
export function planIn(fragment: string): ReadPlan {
  const { tool, event, check, as, way, day, booked, wait, decision, land, done, ...others } =
    answersIn(fragment)
  if (tool === undefined && event === undefined) return { place: null, dropped: [] }
  const dropped = new Set<string>()
  /** Returns a value of the link, or `instead` if it is absent. Names a part whose `value` is undefined as dropped. */
  const read = <Value>(name: string, given: string | undefined, value: Value | undefined, instead: Value) => {
    if (given === undefined) return instead
    if (value === undefined) dropped.add(name)
    return value ?? instead
  }
  const dayNames =
    tool === undefined ? Object.entries(others).filter(([name]) => !isSentenceQuestion(name)) : []
  const days = [['day', day], ['booked', booked], ...dayNames].flatMap(([name = '', value = '']) =>
    read('day', value || undefined, isDay(value) ? [[name, value]] : undefined, []),
  )
  const weeks = (name: WeeksName, given = '') => {
    const { least, most } = WEEKS[name]
    const isValid = /^\d{1,3}$/.test(given) && Number(given) >= least && Number(given) <= most
    return read(name, given || undefined, isValid ? Number(given) : undefined, null)
  }
  const ids = [...new Set((done ?? '').split('.'))]
  const knownIds = ids.filter((id) => ID.test(id))
  return {
    place: {
      subject: tool === undefined ? { event: event ?? '', check } : { tool, answers: others },
      reader: read('as', as, oneOf(as, 'person', 'employer'), readerOf(tool)),
      way: read('way', way, oneOf(way, 'usual', 'fast'), 'usual'),
      days: Object.fromEntries(days),
      wait: weeks('wait', wait),
      decision: weeks('decision', decision),
      land: read('land', land, land && NAME.test(land) ? land : undefined, ''),
      done: read('done', done, ids.length === knownIds.length ? ids : undefined, knownIds),
    },
    dropped: [...dropped],
  }
}

const oneOf = <Value extends string>(given: string | undefined, ...values: Value[]): Value | undefined =>
  values.find((value) => value === given)

/** Formats a plan as a URL fragment. Leaves out what `planIn` assumes. */
export function planAddressOf({ subject, reader, way, days, wait, decision, land, done }: PlanPlace): string {
  return addressOf({
    ...(subject.tool === undefined
      ? { event: subject.event, ...(subject.check && { check: subject.check }) }
      : { ...subject.answers, tool: subject.tool, as: reader }),
    ...days,
    ...(wait !== null && { wait: String(wait) }),
    ...(decision !== null && { decision: String(decision) }),
    ...(way === 'fast' && { way }),
    ...(land && { land }),
    ...(done.length > 0 && { done: done.join('.') }),
  })
}
