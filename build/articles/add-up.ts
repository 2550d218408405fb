import type { Language } from '#contracts/values/language.ts'
import { formatFigure } from '#src/content/fact-text.ts'
import type { Fact, FactUnit } from '#src/content/facts/fact.ts'

export interface Amount {
  range: readonly [min: number, max: number]
  unit: FactUnit
}

/** Builds the error to throw, with its place. */
type Fail = (problem: string) => Error

/** @throws if the value is a day */
export function amountIn({ value, unit }: Pick<Fact, 'value' | 'unit'>, fail: Fail): Amount {
  if (typeof value === 'string') throw fail('a day is no amount: name a number')
  return { range: typeof value === 'number' ? [value, value] : value, unit }
}

/** @throws if there are no amounts, or if their units differ */
export function addUp(amounts: readonly Amount[], fail: Fail): Amount {
  const [first] = amounts
  if (!first) throw fail('there is nothing to add up')
  const units = new Set(amounts.map(({ unit }) => unit))
  if (units.size > 1) throw fail(`one sum cannot add ${[...units].join(' and ')}`)
  const end = (side: 0 | 1) => rounded(amounts.reduce((sum, { range }) => sum + range[side], 0))
  return { range: [end(0), end(1)], unit: first.unit }
}

/** Rounds to cents, because sums of floating-point numbers are inexact. */
const rounded = (number: number): number => Math.round(number * 100) / 100

export const amountText = ({ range: [min, max], unit }: Amount, language: Language): string =>
  formatFigure({ value: min === max ? min : [min, max], unit }, language)
