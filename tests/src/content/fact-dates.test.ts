import { expect, test } from 'vitest'
import { datesLine, datesOf } from '#src/content/fact-dates.ts'

test('an article tells once of when its law and its amounts are', () => {
  const names = ['opportunityCardStay', 'blueCardSalary', 'blueCardSalary@2025', 'minimumWage@2027'] as const
  expect(datesLine(names, 'en')).toBe('Law as of April 2026; amounts for 2026')
  expect(datesLine(names, 'de')).toBe('Rechtsstand April 2026; Beträge für 2026')
  expect(datesLine(names, 'tr')).toBe('Nisan 2026 tarihli yasa metnine göre; tutarların yılı: 2026')
})

test('where no amount changes with the year, the line names none', () => {
  expect(datesLine(['opportunityCardStay', 'nationalVisaFee'], 'en')).toBe('Law as of April 2026')
})

test('where nothing is written in a law, there is no line', () => {
  expect(datesLine(['visaAfterAppointment'], 'en')).toBe('')
})

test('a few figures tell each of their dates once, also of pages without one', () => {
  expect(datesOf(['nationalVisaFee', 'opportunityCardStay'], 'en')).toBe('Law as of April 2026')
  expect(datesOf(['blueCardSalary', 'spouseAge'], 'de')).toBe('Rechtsstand April 2026; Beträge für 2026')
  expect(datesOf(['spouseAge', 'fspFeeBrandenburg', 'fspWaitingThuringia'], 'en')).toBe(
    'Law as of April 2026; undated page, copy read in November 2026',
  )
})
