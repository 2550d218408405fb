import { expect, test, vi } from 'vitest'
import { isLaw } from '#src/content/fact-text.ts'
import type { Fact, Figure } from '#src/content/facts/fact.ts'
import { FIGURES } from '#src/content/facts/registry.ts'
import { valuesOf } from '#src/content/facts/series.ts'
import { FACTS, type FactName, getFact } from '#src/content/facts.ts'

const entries = Object.entries<Fact | undefined>(FACTS).flatMap(([name, fact]) =>
  fact ? [[name, fact] as const] : [],
)

const amountOf = (name: FactName) => getFact(name).value

function isCalendarDate(date: unknown): boolean {
  const parsed = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().slice(0, 10) === date
}

const FAULTS: Record<string, (fact: Fact) => boolean> = {
  'dated by a day that does not exist': ({ checkedOn, sourceAsOf, validFrom, validUntil, successorDue }) =>
    [checkedOn, sourceAsOf, validFrom, validUntil, successorDue].some(
      (date) => date && !isCalendarDate(date),
    ),
  'no day of the calendar': ({ value, unit }) => unit === 'date' && !isCalendarDate(value),
  'a negative amount': ({ value, unit }) => unit !== 'date' && !(Number([value].flat()[0]) > 0),
  'a range that runs downwards': ({ value }) => typeof value === 'object' && value[0] >= value[1],
  'a law without the date of its text': (fact) => isLaw(fact) && fact.sourceAsOf === null,
  'read before its text was written': ({ sourceAsOf, checkedOn }) => (sourceAsOf ?? '') > checkedOn,
  'ended before it began': ({ validFrom = '', validUntil = '9999' }) => validUntil <= validFrom,
  'without its note in a language': ({ notice }) => Object.values(notice ?? {}).some((text) => !text.trim()),
  'due for its successor before its first day, or a draft due after it': (fact) => {
    const { validFrom, successorDue, status } = fact
    if (!validFrom || !successorDue) return false
    return successorDue <= validFrom !== (status === 'draft')
  },
}

test.for(Object.entries(FAULTS))('No figure is %s', ([, isFault]) => {
  expect(entries.filter(([, fact]) => isFault(fact)).map(([name]) => name)).toEqual([])
})

test.each([
  ['2027-03-31', 'raises the housing rate from 1 April 2027'],
  ['2027-04-01', 'was to raise the housing rate'],
])('On %s the note about the housing rate is true: %s', async (day, words) => {
  vi.resetModules()
  vi.stubEnv('SITE_DAY', day)
  const { studentLivingCosts } = await import('#src/content/facts/living-costs.ts')
  expect('notice' in studentLivingCosts && studentLivingCosts.notice?.en).toContain(words)
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('The values of a figure are ordered by day, with one for each year', () => {
  const wrong = Object.entries<Figure>(FIGURES).filter(([, figure]) => {
    const years = 'value' in figure ? [] : figure.map(({ validFrom = '' }) => validFrom.slice(0, 4))
    return String(years) !== String([...new Set(years)].toSorted())
  })
  expect(wrong.map(([name]) => name)).toEqual([])
})

const yearly = (name: keyof typeof FIGURES): Map<string, number> =>
  new Map(valuesOf(FIGURES[name]).map(({ validFrom = '', value }) => [validFrom.slice(0, 4), Number(value)]))

test.each([
  ['blueCardSalary', 'blueCardShareOfCeiling'],
  ['blueCardSalaryReduced', 'blueCardReducedShareOfCeiling'],
  ['skilledWorkerAgeSalary', 'skilledWorkerAgeShareOfCeiling'],
  ['experiencedWorkerAgeSalary', 'skilledWorkerAgeShareOfCeiling'],
  ['experiencedWorkerSalary', 'experiencedWorkerShareOfCeiling'],
] as const)('%s is the share of each year’s pension ceiling that %s states', (salary, share) => {
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

test('The language course figure is the student figure plus the supplement', () => {
  expect(amountOf('languageCourseLivingCostsMonthly')).toBeCloseTo(
    Number(amountOf('studentLivingCostsMonthly')) * (1 + Number(amountOf('livingCostsSupplement')) / 100),
    6,
  )
})
