import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

// Figures about the search for a job (§ 20 AufenthG), and for a training or study place (§ 17 AufenthG).

export const formerJobSeekerVisaStay: Figure = {
  value: 6,
  unit: 'months',
  sources: [pages.skilledImmigrationAct],
  ...UNDATED,
  validUntil: '2024-05-31',
  note: 'Visa for job search from abroad; replaced by the Opportunity Card on 1 June 2024.',
}

export const jobSearchAfterGraduation: Figure = {
  value: 18,
  unit: 'months',
  sources: ['§ 20 Abs. 2 Satz 2 AufenthG'],
  ...STATUTES,
  note: 'Job search inside Germany after a degree, training or recognition.',
}

export const jobSearchAssistants: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 20 Abs. 2 Satz 3 AufenthG'],
  ...STATUTES,
  note: 'After training as a care or health assistant.',
}

export const jobSearchAssistantsExtension: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 20 Abs. 2 Satz 3 AufenthG'],
  ...STATUTES,
}

export const trainingSearchAge: Figure = {
  value: 35,
  unit: 'age',
  sources: ['§ 17 Abs. 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Applicants must be younger.',
}

export const trainingSearchStay: Figure = {
  value: 9,
  unit: 'months',
  sources: ['§ 17 Abs. 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Maximum.',
}

export const studyPlaceSearchStay: Figure = {
  value: 9,
  unit: 'months',
  sources: ['§ 17 Abs. 2 Satz 2 AufenthG'],
  ...STATUTES,
  note: 'Maximum.',
}
