import { addTo, type Day, type Length, nearestOpenDay } from './length-of-time.ts'

/** A period that the law counts from the day of an event. */
export interface Period {
  readonly length: Pick<Length, 'unit'> & { readonly count: number }
  /** Counted back: the period ends before the event. Its last day never moves to a later one. */
  readonly back?: true
  /** The day of the event is the first day of the period (§ 187 (2) BGB), as for a birthday. */
  readonly first?: true
  /** The period must pass before a right begins. The returned day is the first one on which it exists. */
  readonly begins?: true
}

/**
 * Returns the last day of a period, or the first day of a right (`begins`). The day of the event is not counted
 * (§ 187 (1) BGB). If `isOpen` is given, a last day on which the office is closed moves to the next open day
 * (§ 193 BGB); this holds only for an act, not for a permit or an age.
 */
export function countPeriod(
  { length: { count, unit }, back, first, begins }: Period,
  event: Day,
  isOpen?: (day: Day) => boolean,
): Day {
  const end = addTo(event, back ? -count : count, unit)
  if (back) return end
  const day = addTo(end, first ? -1 : begins ? 1 : 0, 'days')
  return isOpen ? nearestOpenDay(day, isOpen, 1) : day
}
