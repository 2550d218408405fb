import { countPeriod } from '#contracts/plan/count-period.ts'
import { addTo, type Day } from '#contracts/plan/length-of-time.ts'
import type { EventPeriodTexts, EventTexts } from '#src/content/law/plan-page.ts'
import { openDays } from './open-days.ts'

export interface EventDay {
  readonly period: EventPeriodTexts
  /** Last day or, if the period begins a right, its first day. Null while the reader has not entered the day. */
  readonly day: Day | null
  /** True if a last day has passed. */
  readonly isPast: boolean
}

/**
 * Counts the periods of an event from the days that the reader has entered, earliest first. Leaves out a period whose
 * condition (`if`) does not hold; while a day is missing, the period for a short time is kept, and that for a long one
 * left out.
 */
export function eventDays(
  { periods }: Pick<EventTexts, 'periods'>,
  days: Readonly<Record<string, Day>>,
  land: string,
  today: Day,
): EventDay[] {
  return [...periods]
    .filter(({ if: condition }) => !condition || holds(condition, days))
    .map((period) => {
      const from = days[period.from]
      const isOpen = period.moves && openDays(period.moves === 'berlin' ? 'berlin' : land)
      const day = from ? countPeriod(period, from, isOpen) : null
      return { period, day, isPast: day !== null && !period.begins && day < today }
    })
    .sort((one, other) => (one.day ?? '9').localeCompare(other.day ?? '9'))
}

function holds(
  { from, to, under, over }: NonNullable<EventPeriodTexts['if']>,
  days: Readonly<Record<string, Day>>,
): boolean {
  const [first, last] = [days[from], days[to]]
  const length = under ?? over
  if (!length) return true
  if (!first || !last) return under !== undefined
  const isUnder = first > addTo(last, -length.count, length.unit)
  return isUnder === (under !== undefined)
}
