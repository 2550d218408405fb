import { expect, test } from 'vitest'
import { FACTS, type Fact, type FactName } from '#src/content/facts.ts'

const entries: [string, Fact][] = Object.entries(FACTS)

function amountOf(name: FactName): Fact['value'] {
  return FACTS[name].value
}

function namesWhere(isWrong: (fact: Fact, name: string) => boolean): string[] {
  return entries.filter(([name, fact]) => isWrong(fact, name)).map(([name]) => name)
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date
}

test('each date of a fact is a real calendar date', () => {
  expect(
    namesWhere((fact) =>
      [fact.checkedOn, fact.effectiveFrom, fact.successorDue].some(
        (date) => typeof date === 'string' && !isCalendarDate(date),
      ),
    ),
  ).toEqual([])
})

test('each figure is positive and each range runs upwards', () => {
  expect(
    namesWhere(({ value }) =>
      typeof value === 'number' ? value <= 0 : value[0] <= 0 || value[0] >= value[1],
    ),
  ).toEqual([])
})

test('each fact outside our experience names its source', () => {
  expect(namesWhere(({ source, status }) => status !== 'experience' && !source?.trim())).toEqual([])
})

test('a year in a name is the year from which the figure applies', () => {
  expect(
    namesWhere((fact, name) => {
      const year = /\d{4}$/.exec(name)?.[0]
      return year !== undefined && fact.effectiveFrom !== `${year}-01-01`
    }),
  ).toEqual([])
})

test('a successor is expected only after the figure began to apply', () => {
  expect(
    namesWhere(
      ({ effectiveFrom, successorDue }) =>
        effectiveFrom !== null && successorDue !== undefined && successorDue <= effectiveFrom,
    ),
  ).toEqual([])
})

/** Annual ceilings of the pension insurance, from which the law derives these salaries. */
const PENSION_CEILING = { 2025: 96_600, 2026: 101_400 }

test.each<[FactName, keyof typeof PENSION_CEILING, number]>([
  ['blueCardSalary2026', 2026, 50],
  ['blueCardSalaryReduced2026', 2026, 45.3],
  ['blueCardSalary2025', 2025, 50],
  ['blueCardSalaryReduced2025', 2025, 45.3],
  ['skilledWorkerAgeSalary2026', 2026, 55],
  ['experiencedWorkerSalary2026', 2026, 45],
])('%s is the lawful share of the pension ceiling of %s: %s %%', (salary, year, percent) => {
  expect(amountOf(salary)).toBeCloseTo((PENSION_CEILING[year] * percent) / 100, 6)
})

test.each<[FactName, FactName]>([
  ['blueCardSalary2026', 'blueCardSalaryMonthly2026'],
  ['blueCardSalaryReduced2026', 'blueCardSalaryReducedMonthly2026'],
  ['opportunityCardLivingCosts2026', 'opportunityCardLivingCostsMonthly2026'],
  ['studentLivingCosts', 'studentLivingCostsMonthly'],
  ['languageCourseLivingCosts', 'languageCourseLivingCostsMonthly'],
])('%s is twelve times %s', (annual, monthly) => {
  expect(amountOf(annual)).toBeCloseTo(Number(amountOf(monthly)) * 12, 6)
})

test('the language course figure is the student figure with the supplement of the law', () => {
  expect(amountOf('languageCourseLivingCostsMonthly')).toBeCloseTo(
    Number(amountOf('studentLivingCostsMonthly')) * (1 + Number(amountOf('livingCostsSupplement')) / 100),
    6,
  )
})
