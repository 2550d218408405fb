import { DRAFT_2027, type Figure, STATUTES } from './fact.ts'

export const blueCardSalary: Figure = [
  {
    value: 48_300,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 1 Satz 1 AufenthG', '§ 4 SVBezGrV 2025'],
    ...STATUTES,
    validFrom: '2025-01-01',
  },
  {
    value: 50_700,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 1 Satz 1 AufenthG', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: '50 % of the pension ceiling; the Interior Ministry publishes the 2027 figure by 31 December.',
  },
  {
    value: 53_100,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 1 Satz 1 AufenthG'],
    ...DRAFT_2027,
    note: '50 % of a pension ceiling of 106,200, as the draft is reported to set it.',
  },
]

export const blueCardSalaryMonthly: Figure = [
  {
    value: 4225,
    unit: 'EUR/month',
    sources: ['§ 18g Abs. 1 Satz 1 AufenthG', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: 'A twelfth of the annual figure.',
  },
  {
    value: 4425,
    unit: 'EUR/month',
    sources: ['§ 18g Abs. 1 Satz 1 AufenthG'],
    ...DRAFT_2027,
    note: 'A twelfth of the annual figure.',
  },
]

export const blueCardSalaryReduced: Figure = [
  {
    value: 43_759.8,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 1 Satz 2 AufenthG', '§ 4 SVBezGrV 2025'],
    ...STATUTES,
    validFrom: '2025-01-01',
  },
  {
    value: 45_934.2,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 1 Satz 2 AufenthG', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: '45.3 % of the pension ceiling: shortage occupations, recent degrees, IT without a degree.',
  },
  {
    value: 48_108.6,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 1 Satz 2 AufenthG'],
    ...DRAFT_2027,
    note: '45.3 % of the same ceiling.',
  },
]

export const blueCardSalaryReducedMonthly: Figure = [
  {
    value: 3827.85,
    unit: 'EUR/month',
    sources: ['§ 18g Abs. 1 Satz 2 AufenthG', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: 'A twelfth of the annual figure.',
  },
  {
    value: 4009.05,
    unit: 'EUR/month',
    sources: ['§ 18g Abs. 1 Satz 2 AufenthG'],
    ...DRAFT_2027,
    note: 'A twelfth of the annual figure.',
  },
]

export const blueCardShareOfCeiling: Figure = {
  value: 50,
  unit: 'percent',
  sources: ['§ 18g Abs. 1 Satz 1 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
}

export const blueCardReducedShareOfCeiling: Figure = {
  value: 45.3,
  unit: 'percent',
  sources: ['§ 18g Abs. 1 Satz 2 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
}

export const blueCardRecentDegree: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 18g Abs. 1 Satz 2 Nr. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
  note: 'Oldest degree at application that still opens the reduced salary.',
}

export const blueCardItExperience: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 18g Abs. 2 Nr. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
}

export const blueCardItExperienceWindow: Figure = {
  value: 7,
  unit: 'years',
  sources: ['§ 18g Abs. 2 Nr. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
  note: 'The experience must fall within this time before the application.',
}

export const blueCardJobOfferDuration: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 18g Abs. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
  note: 'Minimum.',
}

export const blueCardAbsence: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 51 Abs. 10 AufenthG'],
  ...STATUTES,
  note: 'The card does not lapse for this long abroad. It is no permission to work abroad.',
}

export const blueCardJobChangeReview: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 18g Abs. 4 Satz 2 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
  note: 'First months of employment in which the authority may suspend a change of job.',
}

export const blueCardJobChangeSuspension: Figure = {
  value: 30,
  unit: 'days',
  sources: ['§ 18g Abs. 4 Satz 2 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
}

export const blueCardNotificationPeriod: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 82 Abs. 1 Satz 6 AufenthG'],
  ...STATUTES,
  note: 'Counted from the start of the job with the card: every change of employer, and every change that touches the conditions, must be reported. Otherwise the card can be revoked (§ 52 Abs. 2b).',
  from: { en: 'of work with the card', de: 'der Arbeit mit der Karte', tr: 'kartla çalışmanın ilk' },
}

export const blueCardFamilyAbsence: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 51 Abs. 10 Satz 1 AufenthG'],
  ...STATUTES,
  note: 'Permits under §§ 30, 32, 33, 36 of the family of a card holder. § 51 Abs. 1 Nr. 6 stays: leaving for good ends a permit at once.',
}

export const blueCardTertiaryProgramme: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 18g Abs. 1 Satz 5 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
  note: 'Minimum length of a tertiary programme at ISCED or EQF level 6 that counts as a degree.',
}

export const blueCardRenewalReducedPeriod: Figure = {
  value: 24,
  unit: 'months',
  sources: ['§ 18g Abs. 6 AufenthG'],
  ...STATUTES,
  note: 'At renewal the reduced salary still applies while less than this has passed since the first card for a recent degree, or the degree is not older than three years.',
}

export const pensionCeiling: Figure = [
  {
    value: 96_600,
    unit: 'EUR/year',
    sources: ['§ 4 SVBezGrV 2025'],
    ...STATUTES,
    validFrom: '2025-01-01',
  },
  {
    value: 101_400,
    unit: 'EUR/year',
    sources: ['§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: 'Base of every salary threshold of the year.',
  },
  {
    value: 106_200,
    unit: 'EUR/year',
    sources: ['§ 18g Abs. 7 AufenthG'],
    ...DRAFT_2027,
    note: 'As the draft is reported to set it.',
  },
]
