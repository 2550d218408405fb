import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

// Figures about residence for the recognition of qualifications (§ 16d AufenthG), and about nurses: recognition
// procedures, exams, fees and recruitment.

export const recognitionPartnershipTraining: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 16d Abs. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Minimum length of the foreign training.',
}

export const recognitionPartnershipFirstPermit: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 16d Abs. 3 AufenthG', '§ 2a Abs. 2 BeschV'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Maximum.',
}

export const recognitionPartnershipStay: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 16d Abs. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Maximum in total.',
}

export const recognitionPartnershipSideJob: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 16d Abs. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const recognitionMeasureStay: Figure = {
  value: 24,
  unit: 'months',
  sources: ['§ 16d Abs. 1 Satz 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const recognitionMeasureExtendedStay: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 16d Abs. 1 Satz 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'Maximum with extension.',
}

export const recognitionMeasureSideJob: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 16d Abs. 1 Satz 4 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
}

export const skillsAnalysisStay: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 16d Abs. 6 Satz 1 AufenthG'],
  ...STATUTES,
  note: 'Maximum.',
}

export const nurseAdaptationCourse: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 40 Abs. 3 PflBG'],
  ...STATUTES,
  note: 'Maximum; ends with an exam on its content. Applicants choose between the course and the knowledge exam.',
}

export const nurseRecognitionDecision: Figure = {
  value: 4,
  unit: 'months',
  sources: ['§ 43 Abs. 3 PflAPrV'],
  ...STATUTES,
  note: 'Latest, from complete documents, for training outside the EU.',
}

export const nurseFastTrackDecision: Figure = {
  value: 2,
  unit: 'months',
  sources: ['§ 43 Abs. 3 PflAPrV'],
  ...STATUTES,
  note: 'In the procedure of § 81a AufenthG.',
}

export const nurseExamOralDuration: Figure = {
  value: [45, 60],
  unit: 'minutes',
  sources: ['§ 45 Abs. 3 PflAPrV'],
  ...STATUTES,
}

export const nurseExamSituations: Figure = {
  value: [2, 4],
  unit: 'count',
  sources: ['§ 45 Abs. 4 PflAPrV'],
  ...STATUTES,
  note: 'Care situations in the practical part.',
}

export const nurseExamSituationDuration: Figure = {
  value: 120,
  unit: 'minutes',
  sources: ['§ 45 Abs. 5 PflAPrV'],
  ...STATUTES,
  note: 'Maximum for each care situation.',
}

export const nurseExamSittings: Figure = {
  value: 2,
  unit: 'count',
  sources: ['§ 45 Abs. 7 PflAPrV'],
  ...STATUTES,
  note: 'Minimum number of dates a year.',
}

export const nurseExamRetakes: Figure = {
  value: 1,
  unit: 'count',
  sources: ['§ 45 Abs. 7 PflAPrV'],
  ...STATUTES,
  note: 'Oral part and each failed care situation.',
}

export const nurseExamWithin: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 45 Abs. 8 PflAPrV'],
  ...STATUTES,
  note: 'From the notice; where states use the regular exam dates.',
}

export const nurseCheckFeeSaxony: Figure = {
  value: [100, 650],
  unit: 'EUR',
  sources: [pages.nursesSaxony],
  ...UNDATED,
  note: 'For the comparison of the training; the licence itself costs nurseLicenceFeeSaxony.',
}

export const nurseLicenceFeeSaxony: Figure = {
  value: 70,
  unit: 'EUR',
  sources: [pages.nursesSaxony],
  ...UNDATED,
}

export const recruitmentListStates: Figure = {
  value: 55,
  unit: 'count',
  sources: ['§ 38 BeschV'],
  ...STATUTES,
  note: 'States of the annex, from which only the Federal Employment Agency may recruit for health professions.',
}

export const tripleWinDuration: Figure = {
  value: 8,
  unit: 'months',
  sources: [pages.tripleWin],
  ...UNDATED,
  note: 'At least, from the employer’s decision to take part until the nurse has settled in.',
}

export const tripleWinEmployerCosts: Figure = {
  value: [9500, 17000],
  unit: 'EUR',
  sources: [pages.tripleWin],
  ...UNDATED,
  note: 'Total, borne by the employer.',
}
