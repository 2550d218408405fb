import { expect, test } from 'vitest'
import { datesLine, datesOf } from '#src/content/fact-dates.ts'

test('An article dates its law and its amounts once', () => {
  const names = ['opportunityCardStay', 'blueCardSalary', 'blueCardSalary@2025', 'minimumWage@2027'] as const
  expect(datesLine(names, 'en')).toBe('Law as of April 2026; amounts for 2026')
  expect(datesLine(names, 'de')).toBe('Rechtsstand April 2026; Beträge für 2026')
  expect(datesLine(names, 'tr')).toBe('Nisan 2026 tarihli yasa metnine göre; tutarların yılı: 2026')
})

test('The line names amounts only if one changes with the year', () => {
  expect(datesLine(['opportunityCardStay', 'nationalVisaFee'], 'en')).toBe('Law as of April 2026')
  expect(datesLine(['visaAfterAppointment'], 'en')).toBe('')
})

test('Each date of a few figures is shown once, also of undated pages', () => {
  expect(datesOf(['nationalVisaFee', 'opportunityCardStay'], 'en')).toBe('Law as of April 2026')
  expect(datesOf(['blueCardSalary', 'spouseAge'], 'de')).toBe('Rechtsstand April 2026; Beträge für 2026')
  expect(datesOf(['spouseAge', 'fspFeeBrandenburg', 'fspWaitingThuringia'], 'en')).toBe(
    'Law as of April 2026; undated page, copy read in November 2026',
  )
})
