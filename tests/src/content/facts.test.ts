import { expect, test, vi } from 'vitest'
import { isLaw } from '#src/content/fact-text.ts'
import type { Fact, Figure } from '#src/content/facts/fact.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valuesOf } from '#src/content/facts/series.ts'
import { FACTS, type FactName, getFact } from '#src/content/facts.ts'

const entries = Object.entries<Fact | undefined>(FACTS).flatMap(([name, fact]) =>
  fact ? [[name, fact] as const] : [],
)

function amountOf(name: FactName): Fact['value'] {
  return getFact(name).value
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
    'ukraineVisaFreeStay',
    'workingHolidayCountries',
    'workingHolidayAge',
    'workingHolidayStay',
    'blueCardJobSearch',
  ])
})

test('a figure from a statute is dated by its text, and no text is younger than its reading', () => {
  expect(namesWhere((fact) => isLaw(fact) && fact.sourceAsOf === null)).toEqual([])
  expect(namesWhere(({ sourceAsOf, checkedOn }) => sourceAsOf !== null && sourceAsOf > checkedOn)).toEqual([])
})

test('a figure that ended did so after it began', () => {
  expect(
    namesWhere(({ validFrom = '', validUntil }) => validUntil !== undefined && validUntil <= validFrom),
  ).toEqual([])
})

test('the note beside a figure exists in all three languages', () => {
  expect(
    namesWhere(({ notice }) => notice !== undefined && Object.values(notice).some((text) => !text.trim())),
  ).toEqual([])
  expect(FACTS.opportunityCardLivingCosts.notice?.en).toMatch(/raises.* from 1 April 2027.*Ask your embassy/)
})

test.each([
  ['2027-03-31', 'raises the housing rate', 'artırıyor'],
  ['2027-04-01', 'was to raise the housing rate', 'öngörüyordu'],
])('on %s the note about the housing rate is true', async (day, english, turkish) => {
  vi.resetModules()
  vi.stubEnv('SITE_DAY', day)
  const { studentLivingCosts } = await import('#src/content/facts/living-costs.ts')
  expect('notice' in studentLivingCosts && studentLivingCosts.notice?.en).toContain(english)
  expect('notice' in studentLivingCosts && studentLivingCosts.notice?.tr).toContain(turkish)
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('the values of a figure are ordered by their first days, with one for each year', () => {
  const wrong = Object.entries<Figure>(FIGURES).filter(([, figure]) => {
    const years = 'value' in figure ? [] : figure.map(({ validFrom = '' }) => validFrom.slice(0, 4))
    return String(years) !== String([...new Set(years)].toSorted())
  })
  expect(wrong.map(([name]) => name)).toEqual([])
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

/** Values of a figure by their first year. */
const yearly = (name: keyof typeof FIGURES): Map<string, number> =>
  new Map(valuesOf(FIGURES[name]).map(({ validFrom = '', value }) => [validFrom.slice(0, 4), Number(value)]))

test.each([
  ['blueCardSalary', 'blueCardShareOfCeiling'],
  ['blueCardSalaryReduced', 'blueCardReducedShareOfCeiling'],
  ['skilledWorkerAgeSalary', 'skilledWorkerAgeShareOfCeiling'],
  ['experiencedWorkerAgeSalary', 'skilledWorkerAgeShareOfCeiling'],
  ['experiencedWorkerSalary', 'experiencedWorkerShareOfCeiling'],
] as const)('%s is the lawful share of each year’s pension ceiling: %s', (salary, share) => {
  const ceilings = yearly('pensionCeiling')
  for (const [year, amount] of yearly(salary))
    expect(amount).toBeCloseTo(((ceilings.get(year) ?? 0) * Number(amountOf(share))) / 100, 6)
  expect([...yearly(salary).keys()].at(-1)).toBe([...ceilings.keys()].at(-1))
})

test.each([
  ['blueCardSalary', 'blueCardSalaryMonthly'],
  ['blueCardSalaryReduced', 'blueCardSalaryReducedMonthly'],
  ['opportunityCardLivingCosts', 'opportunityCardLivingCostsMonthly'],
  ['studentLivingCosts', 'studentLivingCostsMonthly'],
  ['languageCourseLivingCosts', 'languageCourseLivingCostsMonthly'],
] as const)('%s is twelve times %s, from the same year on', (annual, monthly) => {
  const amounts = yearly(annual)
  for (const [year, amount] of yearly(monthly)) expect(amounts.get(year)).toBeCloseTo(amount * 12, 6)
  expect([...yearly(monthly).keys()].at(-1)).toBe([...amounts.keys()].at(-1))
})

test('the language course figure is the student figure with the supplement of the law', () => {
  expect(amountOf('languageCourseLivingCostsMonthly')).toBeCloseTo(
    Number(amountOf('studentLivingCostsMonthly')) * (1 + Number(amountOf('livingCostsSupplement')) / 100),
    6,
  )
})
