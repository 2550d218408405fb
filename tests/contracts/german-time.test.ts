import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  DAY,
  dayInBerlin,
  dayInWords,
  existsInBerlin,
  existsInCalendar,
  inBerlin,
  momentInBerlin,
  momentInWords,
  TIME,
} from '#contracts/values/german-time.ts'

afterEach(() => void vi.unstubAllGlobals())

/** New browsers have Temporal (Node needs `--harmony-temporal`). Old browsers and the functions have only Intl. */
describe.for(['with Temporal', 'with Intl alone'])('The clock in Germany, %s', (kind) => {
  const begin = () => {
    if (kind === 'with Intl alone') vi.stubGlobal('Temporal', undefined)
    else expect(globalThis.Temporal).toBeDefined()
  }

  test.for([
    ['2026-11-23', '10:00', '2026-11-23T09:00:00.000Z'],
    ['2026-07-01', '10:00', '2026-07-01T08:00:00.000Z'],
    ['2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '12:00', '2026-10-25T11:00:00.000Z'],
  ] as const)('shows %s, %s at the moment %s', ([day, time, moment]) => {
    begin()
    expect(momentInBerlin(day, time).toISOString()).toBe(moment)
    expect(inBerlin(new Date(moment))).toBe(`${day}T${time}`)
  })

  test('lacks the hour that the clocks skip in spring', () => {
    begin()
    const shown = ['01:59', '02:00', '02:59', '03:00'].filter((time) => existsInBerlin('2027-03-28', time))
    expect(shown).toEqual(['01:59', '03:00'])
  })

  test('changes the day at midnight in Germany, not at midnight UTC', () => {
    begin()
    const days = ['22:59', '23:00'].map((time) => dayInBerlin(new Date(`2026-11-21T${time}:00Z`)))
    expect(days).toEqual(['2026-11-21', '2026-11-22'])
  })
})

test.for([
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['24.11.2026', false],
  ['2026-1-1', false],
  ['12026-11-24', false],
  ['2026-11-24 ', false],
  ['', false],
] as const)('The calendar has %s: %s', ([day, exists]) => {
  expect(existsInCalendar(day)).toBe(exists)
})

test('Only the format of date and time inputs is a day or a time', () => {
  const days = ['2026-11-24', '2026-13-45', '12026-11-24', '2026-11-241', '2026-11-2', '24.11.2026', '']
  expect(days.filter((day) => DAY.test(day))).toEqual(['2026-11-24', '2026-13-45'])
  const times = ['00:00', '09:59', '23:59', '24:00', '12:60', '112:00', '12:000', '9:30', 'x0:00', '']
  expect(times.filter((time) => TIME.test(time))).toEqual(['00:00', '09:59', '23:59'])
})

test('A day and a moment are spelled out in both languages', () => {
  expect(dayInWords('2026-11-24', 'en')).toBe('Tuesday, 24 November 2026')
  expect(dayInWords('2026-11-24', 'de')).toBe('Dienstag, 24. November 2026')
  const moment = new Date('2026-07-01T22:30:00Z')
  expect(momentInWords(moment, 'en')).toBe('2 July 2026 at 00:30')
  expect(momentInWords(moment, 'de')).toBe('2. Juli 2026 um 00:30')
})
