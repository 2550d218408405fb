import { expect, test } from 'vitest'
import { canBeAppointment, dayProblem } from '#contracts/forms/appointment-time.ts'

const NOW = new Date('2026-11-21T10:00:00Z')

test.each([
  ['2026-11-21', '09:00', 'today, even when the hour is over: the team answers by mail'],
  ['2028-11-21', '09:00', 'in two years'],
  ['2027-10-31', '02:30', 'the hour that comes twice'],
  ['next Tuesday', 'after lunch', 'own words'],
  ['', '', 'nothing'],
])('fault 12: %s %s can be an appointment: %s', (date, time) => {
  expect(canBeAppointment(date, time, NOW)).toBe(true)
})

test.each([
  ['2026-11-20', '', 'over'],
  ['2028-11-22', '', 'more than two years ahead'],
  ['202612-12-01', '', 'of a year with six digits'],
  ['2027-02-30', '', 'in no calendar'],
  ['2027-03-28', '02:30', 'the hour left out when summer time begins'],
])('fault 12: %s %s can not be an appointment: %s', (date, time) => {
  expect(canBeAppointment(date, time, NOW)).toBe(false)
})

test('fault 12: Berlin decides which day it is', () => {
  const beforeMidnight = new Date('2026-11-21T22:59:00Z')
  const afterMidnight = new Date('2026-11-21T23:00:00Z')
  expect(canBeAppointment('2026-11-21', '', beforeMidnight)).toBe(true)
  expect(canBeAppointment('2026-11-21', '', afterMidnight)).toBe(false)
})

test('without a clock no day is too late or over', () => {
  expect(dayProblem('2099-01-01', '')).toBeUndefined()
  expect(dayProblem('1999-01-01', '')).toBeUndefined()
})

test.each(['not before 1999-01-01', '1999-01-01 or later'])('"%s" is in the visitor’s own words', (words) => {
  expect(dayProblem(words, '2026-11-21T10:00')).toBeUndefined()
})
