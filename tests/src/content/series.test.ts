import { expect, test } from 'vitest'
import type { Fact } from '#src/content/facts/fact.ts'
import { missingYear, valueAfter, valueOn, valuesOf } from '#src/content/facts/series.ts'
import { factsOn } from '#src/content/facts.ts'

const from = (validFrom: string, value: number, rest: Partial<Fact> = {}): Fact => ({
  value,
  unit: 'EUR/year',
  sources: ['§ 18g AufenthG'],
  sourceAsOf: '2026-04-29',
  checkedOn: '2026-11-20',
  validFrom,
  ...rest,
})
const older = from('2025-01-01', 100)
const current = from('2026-01-01', 200, { successorDue: '2026-12-31' })
const draft = from('2027-01-01', 300, { status: 'draft' })
const next = from('2027-01-01', 300)

test.for([
  ['a day before all', [older, current, next], '2020-01-01', 100],
  ['the last day of a value', [older, current, next], '2025-12-31', 100],
  ['the first day of a value', [older, current, next], '2026-01-01', 200],
  ['the day of its successor', [older, current, next], '2027-01-01', 300],
  ['a day after a draft, which never replaces the law', [older, current, draft], '2027-02-01', 200],
] as const)('On %s, the newest value that has begun is the law', ([, values, day, value]) => {
  expect(valueOn(values, day).value).toBe(value)
})

test('A figure without a value of the law is refused', () => {
  expect(() => valueOn([draft], '2027-02-01')).toThrow('at least one value must be law')
})

test('A value ends on the day before the next law’s value, never at a draft', () => {
  const ends = (...values: [Fact, ...Fact[]]) => valuesOf(values).map(({ validUntil }) => validUntil)
  expect(ends(older, current, next)).toEqual(['2025-12-31', '2026-12-31', undefined])
  expect(ends(older, current, draft)).toEqual(['2025-12-31', undefined, undefined])
})

test('The next value is known until its day, a draft until its confirmation', () => {
  expect(valueAfter([older, current, draft], '2026-11-23')?.value).toBe(300)
  expect(valueAfter([older, current, draft], '2027-02-01')?.value).toBe(300)
  expect(valueAfter([older, current, next], '2027-01-01')).toBeUndefined()
})

test('An amount is for an earlier year once its successor is overdue', () => {
  const [, unconfirmed] = valuesOf([older, current, draft])
  const [, confirmed] = valuesOf([older, current, next])
  expect(missingYear(unconfirmed as Fact, '2026-12-31')).toBeUndefined()
  expect(missingYear(unconfirmed as Fact, '2027-01-01')).toBe('2027')
  expect(missingYear(unconfirmed as Fact, '2028-01-01')).toBe('2028')
  expect(missingYear(confirmed as Fact, '2027-01-01')).toBeUndefined()
  expect(missingYear(draft, '2027-01-01')).toBeUndefined()
  expect(missingYear({ ...current, unit: 'date' }, '2027-01-01')).toBeUndefined()
})

test('A name gives the value of the day, a name with a year that year’s value', () => {
  const facts = factsOn('2026-11-23', { salary: [older, current, draft], stay: { ...older, value: 7 } })
  expect(Object.entries<Fact | undefined>(facts).map(([name, fact]) => [name, fact?.value])).toEqual([
    ['salary', 200],
    ['salary@2025', 100],
    ['salary@2026', 200],
    ['salary@2027', 300],
    ['salary@next', 300],
    ['stay', 7],
  ])
})
