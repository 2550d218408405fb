import type { Fact, Figure } from './fact.ts'

/** Returns the values of a figure, oldest first. Each ends on the day before the next enacted value takes effect. */
export function valuesOf(figure: Figure): Fact[] {
  const values: readonly Fact[] = 'value' in figure ? [figure] : figure
  return values.map((value, index) => {
    const next = values.slice(index + 1).find(isEnacted)?.validFrom
    return next === undefined ? value : { ...value, validUntil: dayBefore(next) }
  })
}

/** Returns the enacted value in force on a day (ISO): the newest already in effect, or else the oldest. */
export function valueOn(figure: Figure, day: string): Fact {
  const law = valuesOf(figure).filter(isEnacted)
  const value = law.findLast(({ validFrom = '' }) => validFrom <= day) ?? law[0]
  if (!value) throw new Error('A figure has drafts only: at least one value must be law.')
  return value
}

/**
 * Returns the next value, enacted or draft, after the one in force on a day (ISO); undefined if none is known. A draft
 * stays the next value, even after its first day, until an editor confirms it.
 */
export function valueAfter(figure: Figure, day: string): Fact | undefined {
  const { validFrom: since = '' } = valueOn(figure, day)
  return valuesOf(figure).find(({ validFrom = '' }) => validFrom > since)
}

/**
 * Returns the year of `day` (ISO) if that year's amount is missing, because `fact` is outdated by then (`missingFrom`);
 * otherwise undefined.
 */
export function missingYear(fact: Partial<Fact>, day: string): string | undefined {
  const from = missingFrom(fact)
  return from !== undefined && from <= day ? day.slice(0, 4) : undefined
}

/**
 * Returns the New Year's Day (ISO) on which a yearly amount becomes outdated: the first one after `successorDue`.
 * Undefined for other figures, for drafts, without `successorDue`, and if the last day is known (`validUntil`).
 */
export function missingFrom({
  unit,
  status,
  validFrom,
  validUntil,
  successorDue,
}: Partial<Fact>): string | undefined {
  const isAmountOfAYear = unit?.startsWith('EUR') && validFrom !== undefined && status !== 'draft'
  return isAmountOfAYear && validUntil === undefined && successorDue !== undefined
    ? `${Number(successorDue.slice(0, 4)) + 1}-01-01`
    : undefined
}

const isEnacted = ({ status }: Fact): boolean => status !== 'draft'

const dayBefore = (day: string) => shifted(day, -1)

export const dayAfter = (day: string): string => shifted(day, 1)

function shifted(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
