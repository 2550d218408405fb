import { expect, test } from 'vitest'
import { isLaw } from '#src/content/fact-text.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { FACTS, type FactName } from '#src/content/facts.ts'

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
      [fact.checkedOn, fact.sourceAsOf, fact.validFrom, fact.validUntil, fact.successorDue].some(
        (date) => typeof date === 'string' && !isCalendarDate(date),
      ),
    ),
  ).toEqual([])
})

test('each figure is positive, each range runs upwards, and each day is a real one', () => {
  expect(
    namesWhere(({ value, unit }) => {
      if (unit === 'date') return !isCalendarDate(String(value))
      return typeof value === 'object' ? value[0] <= 0 || value[0] >= value[1] : !(Number(value) > 0)
    }),
  ).toEqual([])
})

test('every fact has a primary source with a link, but those that are only reported and called so', () => {
  expect(namesWhere(({ sources }) => sources.length === 0)).toEqual([
    'approbationDocuments',
    'approbationEquivalenceCheck',
    'approbationExamPreparation',
    'approbationTotal',
    'preApprovalExample',
    'documentScanSize',
    'digitalPhotoSince',
    'visaAfterAppointment',
    'startOfWork',
  ])
})

test('a figure from a statute is as of the day of its text, and no text is younger than its reading', () => {
  expect(namesWhere((fact) => isLaw(fact) && fact.sourceAsOf === null)).toEqual([])
  expect(namesWhere(({ sourceAsOf, checkedOn }) => sourceAsOf !== null && sourceAsOf > checkedOn)).toEqual([])
})

test('a figure that ended did so after it began', () => {
  expect(
    namesWhere(({ validFrom = '', validUntil }) => validUntil !== undefined && validUntil <= validFrom),
  ).toEqual([])
})

test('what readers are told beside a figure stands in all three languages', () => {
  expect(
    namesWhere(({ notice }) => notice !== undefined && Object.values(notice).some((text) => !text.trim())),
  ).toEqual([])
  expect(FACTS.opportunityCardLivingCosts2026.notice.en).toMatch(/no other amount for 2027.*Ask your embassy/)
})

test('a year in a name is the year from which the figure applies', () => {
  expect(
    namesWhere((fact, name) => {
      const year = /\d{4}$/.exec(name)?.[0]
      return year !== undefined && fact.validFrom !== `${year}-01-01`
    }),
  ).toEqual([])
})

test('a successor is expected only after the figure began to apply; a draft is confirmed before', () => {
  expect(
    namesWhere(
      ({ validFrom, successorDue, status }) =>
        validFrom !== undefined &&
        successorDue !== undefined &&
        successorDue <= validFrom !== (status === 'draft'),
    ),
  ).toEqual([])
})

test.each<[FactName, FactName, FactName]>([
  ['blueCardSalary2026', 'pensionCeiling2026', 'blueCardShareOfCeiling'],
  ['blueCardSalaryReduced2026', 'pensionCeiling2026', 'blueCardReducedShareOfCeiling'],
  ['blueCardSalary2025', 'pensionCeiling2025', 'blueCardShareOfCeiling'],
  ['blueCardSalaryReduced2025', 'pensionCeiling2025', 'blueCardReducedShareOfCeiling'],
  ['skilledWorkerAgeSalary2026', 'pensionCeiling2026', 'skilledWorkerAgeShareOfCeiling'],
  ['experiencedWorkerAgeSalary2026', 'pensionCeiling2026', 'skilledWorkerAgeShareOfCeiling'],
  ['experiencedWorkerSalary2026', 'pensionCeiling2026', 'experiencedWorkerShareOfCeiling'],
])('%s is the lawful share of %s: %s', (salary, ceiling, share) => {
  expect(amountOf(salary)).toBeCloseTo((Number(amountOf(ceiling)) * Number(amountOf(share))) / 100, 6)
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
