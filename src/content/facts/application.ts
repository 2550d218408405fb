import * as pages from '#src/content/official-pages.ts'
import { type Figure, REPORTED, STATUTES, UNDATED } from './fact.ts'

// Figures about documents, waiting times and deadlines. Most of them have no official source (`REPORTED`).

export const preApprovalExample: Figure = {
  value: 7,
  unit: 'days',
  ...REPORTED,
  note: 'One case as an example, no promise; consistent with the 1-week rule of the fast track.',
}

export const passportValidity: Figure = {
  value: 12,
  unit: 'months',
  sources: [pages.embassyLjubljana],
  ...UNDATED,
  note: 'Asked for the Opportunity Card by one embassy; another asks for less for courses, see languageCoursePassportValidity.',
}

export const courtClaimPeriod: Figure = {
  value: 1,
  unit: 'months',
  sources: ['§ 74 Abs. 2 VwGO'],
  ...STATUTES,
  note: 'From the day the refusal is received. Without instructions, which a visa refused before entry may lack (§ 77 Abs. 2 AufenthG), a year (§ 58 Abs. 2 VwGO).',
}

export const documentScanSize: Figure = {
  value: 9,
  unit: 'MB',
  ...REPORTED,
  note: 'Maximum for one scan as PDF, JPG or PNG.',
}

export const digitalPhotoSince: Figure = {
  value: 2025,
  unit: 'calendar year',
  ...REPORTED,
  note: 'Digital photo upload at embassies; no official text found.',
}

export const visaAfterAppointment: Figure = {
  value: [6, 8],
  unit: 'weeks',
  ...REPORTED,
  note: 'From the embassy appointment to the visa in the passport.',
}

export const startOfWork: Figure = {
  value: [12, 14],
  unit: 'weeks',
  ...REPORTED,
  note: 'The starting point is not recorded; ask the operator before naming one.',
}

export const courtClaimWithoutNotice: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 58 Abs. 2 VwGO'],
  ...STATUTES,
  checkedOn: '2026-11-28',
  note: 'If the decision does not say how and until when it can be challenged.',
}
