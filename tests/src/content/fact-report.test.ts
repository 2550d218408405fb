import { expect, test } from 'vitest'
import { factReport } from '#src/content/fact-report.ts'
import type { Fact } from '#src/content/facts/fact.ts'

const salary: Fact = {
  value: 50_000,
  unit: 'EUR/year',
  sources: ['§ 18g AufenthG'],
  sourceAsOf: '2026-04-29',
  checkedOn: '2026-11-20',
  successorDue: '2026-12-31',
}
const duration: Fact = {
  value: [3, 6],
  unit: 'months',
  sources: [],
  sourceAsOf: null,
  checkedOn: '2027-02-01',
}
const wage: Fact = { ...salary, successorDue: '2027-06-30', validUntil: '2026-12-31' }
const history: Fact = { ...duration, validUntil: '2024-05-31' }

const NOTHING = { outdated: [], successorDue: [], ended: [] }
const ENDED = {
  outdated: [],
  successorDue: [{ name: 'salary', successorDue: '2026-12-31' }],
  ended: [{ name: 'wage', validUntil: '2026-12-31' }],
}

test('The report lists ended figures, overdue successors and checks a year old', () => {
  const reportAt = (time: string) => factReport(new Date(time), { salary, duration, wage, history })
  expect(reportAt('2026-12-31T23:59:59Z')).toEqual(NOTHING)
  expect(reportAt('2027-01-01T00:00:00Z')).toEqual(ENDED)
  expect(reportAt('2027-11-21T12:00:00Z').outdated.map(({ name }) => name)).toEqual(['salary', 'wage'])
})
