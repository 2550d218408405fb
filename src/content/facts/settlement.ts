import { type Figure, STATUTES } from './fact.ts'

export const settlementSkilledWorker: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 18c Abs. 1 Nr. 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const settlementSkilledWorkerContributions: Figure = {
  value: 36,
  unit: 'months',
  sources: ['§ 18c Abs. 1 Nr. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const settlementGermanDegree: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 18c Abs. 1 Satz 2 AufenthG'],
  ...STATUTES,
}

export const settlementGermanDegreeContributions: Figure = {
  value: 24,
  unit: 'months',
  sources: ['§ 18c Abs. 1 Satz 2 AufenthG'],
  ...STATUTES,
}

export const settlementBlueCard: Figure = {
  value: 27,
  unit: 'months',
  sources: ['§ 18c Abs. 2 Satz 1 AufenthG'],
  ...STATUTES,
  validFrom: '2023-11-18',
  note: 'With German A1.',
}

export const settlementBlueCardB1: Figure = {
  value: 21,
  unit: 'months',
  sources: ['§ 18c Abs. 2 Satz 3 AufenthG'],
  ...STATUTES,
  note: 'With German B1.',
}

export const settlementGeneral: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 9 Abs. 2 Nr. 1 AufenthG'],
  ...STATUTES,
}

export const settlementGeneralContributions: Figure = {
  value: 60,
  unit: 'months',
  sources: ['§ 9 Abs. 2 Nr. 3 AufenthG'],
  ...STATUTES,
}

export const settlementSpouse: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 9 Abs. 3a Nr. 2 AufenthG'],
  ...STATUTES,
  note: 'Spouse of a holder under § 18c AufenthG.',
}

export const settlementSpouseWork: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 9 Abs. 3a Nr. 3 AufenthG'],
  ...STATUTES,
  note: 'Minimum.',
}

export const citizenshipResidence: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 10 Abs. 1 StAG'],
  ...STATUTES,
  validFrom: '2024-06-27',
}

export const settlementAbsenceResidence: Figure = {
  value: 15,
  unit: 'years',
  sources: ['§ 51 Abs. 2 Satz 1 AufenthG'],
  ...STATUTES,
  note: 'Absences do not end the permit if living costs are secured and no ground for expulsion exists.',
}
