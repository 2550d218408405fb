import { expect, test } from 'vitest'
import { factReport } from '#src/content/fact-report.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { FIGURE_NAMES } from '#src/content/facts.ts'

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

test('the report is empty while checks are fresh and no successor is overdue', () => {
  expect(factReport(new Date('2026-12-31T23:59:59Z'), { salary, duration, wage, history })).toEqual({
    outdated: [],
    successorDue: [],
    ended: [],
  })
})

test('the report lists a figure from the day after its successor was due', () => {
  expect(factReport(new Date('2027-01-01T00:00:00Z'), { salary, duration }).successorDue).toEqual([
    { name: 'salary', successorDue: '2026-12-31' },
  ])
})

test('the report lists a current figure once it has ended, and never a historical one', () => {
  expect(factReport(new Date('2027-01-01T00:00:00Z'), { wage, history }).ended).toEqual([
    { name: 'wage', validUntil: '2026-12-31' },
  ])
})

test('the report lists a figure once its check is more than twelve months old', () => {
  expect(factReport(new Date('2027-11-20T12:00:00Z'), { salary, duration }).outdated).toEqual([])
  expect(factReport(new Date('2027-11-21T12:00:00Z'), { salary, duration }).outdated).toEqual([
    { name: 'salary', checkedOn: '2026-11-20' },
  ])
})

test('the report covers the whole registry', () => {
  const { outdated } = factReport(new Date('2200-01-01T00:00:00Z'))
  expect(outdated.map(({ name }) => name)).toEqual(FIGURE_NAMES)
})
