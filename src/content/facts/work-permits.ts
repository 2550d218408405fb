import { DRAFT_2027, type Figure, STATUTES, STATUTES_OF_AUGUST } from './fact.ts'

export const ordinaryPermitAbsence: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 51 Abs. 1 Nr. 7 AufenthG'],
  ...STATUTES,
}

export const skilledWorkerAgeThreshold: Figure = {
  value: 45,
  unit: 'age',
  sources: ['§ 18 Abs. 2 Nr. 5 AufenthG'],
  ...STATUTES,
  note: 'Applies to the first permit after this age.',
}

export const skilledWorkerAgeSalary: Figure = [
  {
    value: 55_770,
    unit: 'EUR/year',
    sources: ['§ 18 Abs. 2 Nr. 5 AufenthG', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: '55 % of the pension ceiling, or an adequate pension.',
  },
  {
    value: 58_410,
    unit: 'EUR/year',
    sources: ['§ 18 Abs. 2 Nr. 5 AufenthG'],
    ...DRAFT_2027,
    note: '55 % of a pension ceiling of 106,200.',
  },
]

export const experiencedWorkerSalary: Figure = [
  {
    value: 45_630,
    unit: 'EUR/year',
    sources: ['§ 6 Abs. 1 Nr. 2 BeschV', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: '45 % of the pension ceiling; employers bound by a collective agreement are exempt.',
  },
  {
    value: 47_790,
    unit: 'EUR/year',
    sources: ['§ 6 Abs. 1 Nr. 2 BeschV'],
    ...DRAFT_2027,
    note: '45 % of the same ceiling.',
  },
]

export const experiencedWorkerExperience: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 6 Abs. 1 Nr. 1 BeschV'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const experiencedWorkerExperienceWindow: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 6 Abs. 1 Nr. 1 BeschV'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const experiencedWorkerTraining: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 6 Abs. 1 Nr. 3 BeschV'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Minimum length of the state-recognised training; IT needs no formal qualification.',
}

export const visaFreeEntryApplication: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 41 Abs. 3 AufenthV'],
  ...STATUTES,
  note: 'For nationals of Australia, Israel, Japan, Canada, South Korea, New Zealand, the United Kingdom and the United States.',
}

export const minimumWage: Figure = [
  {
    value: 13.9,
    unit: 'EUR/hour',
    sources: ['§ 1 MiLoV5'],
    ...STATUTES,
    validFrom: '2026-01-01',
  },
  {
    value: 14.6,
    unit: 'EUR/hour',
    sources: ['§ 1 MiLoV5'],
    ...STATUTES,
    validFrom: '2027-01-01',
  },
]

export const agencyConsentPeriod: Figure = {
  value: 2,
  unit: 'weeks',
  sources: ['§ 36 Abs. 2 Satz 1 BeschV'],
  ...STATUTES,
  note: 'Consent of the Federal Employment Agency counts as given after this time.',
}

export const workPermitDuration: Figure = {
  value: 4,
  unit: 'years',
  sources: ['§ 18 Abs. 4 AufenthG'],
  ...STATUTES,
  note: 'Permits under §§ 18a, 18b, 18g, 19c.',
}

export const workPermitContractMargin: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 18 Abs. 4 AufenthG'],
  ...STATUTES,
  note: 'Added to a contract shorter than workPermitDuration; never beyond it.',
}

export const experiencedWorkerAgeThreshold: Figure = {
  value: 45,
  unit: 'age',
  sources: ['§ 1 Abs. 2 BeschV'],
  ...STATUTES,
  note: 'First consent of the agency under §§ 6, 22a, 24a, 26 Abs. 2 BeschV when the job begins after this age.',
}

export const experiencedWorkerAgeSalary: Figure = [
  {
    value: 55_770,
    unit: 'EUR/year',
    sources: ['§ 1 Abs. 2 BeschV', '§ 4 SVBezGrV 2026'],
    ...STATUTES,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: '55 % of the pension ceiling, or an adequate pension; exceptions for a public interest.',
  },
  {
    value: 58_410,
    unit: 'EUR/year',
    sources: ['§ 1 Abs. 2 BeschV'],
    ...DRAFT_2027,
    note: '55 % of a pension ceiling of 106,200.',
  },
]

export const skilledWorkerAgeShareOfCeiling: Figure = {
  value: 55,
  unit: 'percent',
  sources: ['§ 18 Abs. 2 Nr. 5 AufenthG', '§ 1 Abs. 2 BeschV'],
  ...STATUTES,
}

export const experiencedWorkerShareOfCeiling: Figure = {
  value: 45,
  unit: 'percent',
  sources: ['§ 6 Abs. 1 Nr. 2 BeschV'],
  ...STATUTES,
  note: 'Not applied when the employer is bound by a collective agreement and pays under it (§ 6 Abs. 1 Satz 2).',
}

export const asylumBenefitWindow: Figure = {
  value: 24,
  unit: 'months',
  sources: ['§ 26 Abs. 2 Satz 4 BeschV'],
  ...STATUTES,
  note: 'Whoever received asylum benefits within this time before applying gets no consent under the Western Balkans rule.',
}

export const westernBalkansQuota: Figure = {
  value: 50_000,
  unit: 'count',
  sources: ['§ 26 Abs. 2 Satz 3 BeschV'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Consents a calendar year, without an end in the ordinance; half of that is planned, and no day is known.',
}

export const driverQualificationPeriod: Figure = {
  value: 15,
  unit: 'months',
  sources: ['§ 24a Abs. 2 Satz 1 Nr. 2 BeschV'],
  ...STATUTES,
  note: 'For licence and basic qualification; six months more in single cases.',
}

export const ictStay: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 19 Abs. 4 Satz 1 Nr. 1 AufenthG'],
  ...STATUTES,
  note: 'Maximum for managers and specialists.',
}

export const ictTraineeStay: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 19 Abs. 4 Satz 1 Nr. 2 AufenthG'],
  ...STATUTES,
  note: 'Maximum for graduate trainees.',
}

export const ictMembership: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 19 Abs. 2 Satz 1 Nr. 2 AufenthG'],
  ...STATUTES,
  note: 'Minimum in the company or group directly before the transfer, without a break.',
}

export const athleteSalary: Figure = [
  {
    value: 50_700,
    unit: 'EUR/year',
    sources: ['§ 22 Nr. 4 BeschV', '§ 4 SVBezGrV 2026'],
    ...STATUTES_OF_AUGUST,
    validFrom: '2026-01-01',
    successorDue: '2026-12-31',
    note: '50 % of the pension ceiling; for eSports, no. 5 of the section names the same.',
  },
  {
    value: 53_100,
    unit: 'EUR/year',
    sources: ['§ 22 Nr. 4 BeschV'],
    ...DRAFT_2027,
    note: '50 % of a pension ceiling of 106,200.',
  },
]

export const athleteAge: Figure = {
  value: 16,
  unit: 'age',
  sources: ['§ 22 Nr. 4 BeschV'],
  ...STATUTES_OF_AUGUST,
  note: 'Minimum.',
}

export const guestWork: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 16 BeschV', '§ 17 BeschV', '§ 18 BeschV', '§ 22 BeschV', '§ 30 BeschV', '§ 17a AufenthV'],
  ...STATUTES_OF_AUGUST,
  note: 'Within twelve months; business visits under § 16 within 180 days.',
}

export const dayPerformances: Figure = {
  value: 15,
  unit: 'days',
  sources: ['§ 22 Nr. 3 BeschV'],
  ...STATUTES_OF_AUGUST,
  note: 'A year.',
}

export const religiousGermanAfter: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 14 Abs. 1a BeschV'],
  ...STATUTES_OF_AUGUST,
  note: 'Less than, after entry; for people who were let in without A2.',
}

export const domesticStaffBefore: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 13 BeschV'],
  ...STATUTES_OF_AUGUST,
  note: 'In the household, before the family enters; to care for a child or a person who needs care.',
}

export const domesticStaffChildAge: Figure = {
  value: 16,
  unit: 'age',
  sources: ['§ 13 BeschV'],
  ...STATUTES_OF_AUGUST,
  note: 'Under this age.',
}

export const domesticStaffStay: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 13 BeschV'],
  ...STATUTES_OF_AUGUST,
  note: 'At most.',
}
