import { expect, test } from 'vitest'
import { answerDay } from '#functions/days/answer-day.ts'

test.each([
  ['a Monday morning', '2026-11-23T09:00:00Z', '2026-11-25'],
  ['a Friday', '2026-11-20T09:00:00Z', '2026-11-24'],
  ['a Saturday', '2026-11-21T09:00:00Z', '2026-11-24'],
  ['Sunday night in Germany, still Saturday in UTC terms', '2026-11-22T23:30:00Z', '2026-11-25'],
  ['the day before Christmas', '2026-12-23T09:00:00Z', '2026-12-28'],
  ["New Year's Eve, with Epiphany near (Bavaria)", '2027-01-04T09:00:00Z', '2027-01-07'],
  ["the day before Women's Day (Berlin)", '2027-03-05T09:00:00Z', '2027-03-10'],
  ['the day before Assumption Day, a Tuesday in Munich', '2028-08-14T09:00:00Z', '2028-08-17'],
  ['the day before Reformation Day, which neither city keeps', '2028-10-30T09:00:00Z', '2028-11-02'],
])('A message of %s (%s) is answered by %s', (_, receivedAt, day) => {
  expect(answerDay(new Date(receivedAt), 'appointment')).toBe(day)
})

test.each([
  ['a Sunday', '2026-11-22T09:00:00Z', '2026-11-23'],
  ['a Monday', '2026-11-23T09:00:00Z', '2026-11-24'],
  ['a Friday', '2026-11-20T09:00:00Z', '2026-11-23'],
  ['the day before Christmas', '2026-12-23T09:00:00Z', '2026-12-24'],
])('The 24-hour answer to a visa case of %s (%s) is due by %s', (_, receivedAt, day) => {
  expect(answerDay(new Date(receivedAt), 'free-visa-case')).toBe(day)
  expect(answerDay(new Date(receivedAt), 'contact') > day).toBe(true)
})
