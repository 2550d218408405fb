import { type Figure, STATUTES, UNDATED } from './fact.ts'

/** Search for a job after a stay in Germany (§ 20 AufenthG), and for a place to study or train (§ 17). */
export const JOB_SEARCH = {
  formerJobSeekerVisaStay: {
    value: 6,
    unit: 'months',
    sources: ['skilledImmigrationAct'],
    ...UNDATED,
    validUntil: '2024-05-31',
    note: 'Visa for job search from abroad; replaced by the Opportunity Card on 1 June 2024.',
  },
  jobSearchAfterGraduation: {
    value: 18,
    unit: 'months',
    sources: ['§ 20 Abs. 2 Satz 2 AufenthG'],
    ...STATUTES,
    note: 'Job search inside Germany after a degree, training or recognition.',
  },
  jobSearchAssistants: {
    value: 12,
    unit: 'months',
    sources: ['§ 20 Abs. 2 Satz 3 AufenthG'],
    ...STATUTES,
    note: 'After training as a care or health assistant.',
  },
  jobSearchAssistantsExtension: {
    value: 6,
    unit: 'months',
    sources: ['§ 20 Abs. 2 Satz 3 AufenthG'],
    ...STATUTES,
  },
  trainingSearchAge: {
    value: 35,
    unit: 'age',
    sources: ['§ 17 Abs. 1 AufenthG'],
    ...STATUTES,
    validFrom: '2024-03-01',
    note: 'Applicants must be younger.',
  },
  trainingSearchStay: {
    value: 9,
    unit: 'months',
    sources: ['§ 17 Abs. 1 AufenthG'],
    ...STATUTES,
    validFrom: '2024-03-01',
    note: 'Maximum.',
  },
  studyPlaceSearchStay: {
    value: 9,
    unit: 'months',
    sources: ['§ 17 Abs. 2 Satz 2 AufenthG'],
    ...STATUTES,
    note: 'Maximum.',
  },
} as const satisfies Record<string, Figure>
