import * as pages from '#src/content/official-pages.ts'
import { type Figure, REPORTED, STATUTES, UNDATED } from './fact.ts'

export const approbationDecision: Figure = {
  value: 4,
  unit: 'months',
  sources: ['§ 3 Abs. 2 Satz 8 BÄO', '§ 3 Abs. 3 BÄO'],
  ...STATUTES,
  note: 'Latest decision on differences, from the complete file. A reform of 2026 may have changed it; its text was not read.',
}

export const approbationFastTrackDecision: Figure = {
  value: 2,
  unit: 'months',
  sources: ['§ 3 Abs. 2 Satz 9 BÄO'],
  ...STATUTES,
}

export const approbationDocuments: Figure = {
  value: [3, 6],
  unit: 'months',
  ...REPORTED,
  note: 'Gathering the documents.',
}

export const approbationEquivalenceCheck: Figure = {
  value: [6, 12],
  unit: 'months',
  ...REPORTED,
  note: 'Practice; the statute allows less, see approbationDecision.',
}

export const approbationExamPreparation: Figure = {
  value: [6, 18],
  unit: 'months',
  ...REPORTED,
}

export const approbationTotal: Figure = {
  value: [1.5, 3],
  unit: 'years',
  ...REPORTED,
}

export const doctorTemporaryPermit: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 10 Abs. 2 BÄO'],
  ...STATUTES,
  note: 'Maximum in total.',
}

export const doctorTemporaryPermitDecision: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 34 Abs. 2 ÄApprO'],
  ...STATUTES,
  note: 'Latest, from complete documents.',
}

export const knowledgeExamDuration: Figure = {
  value: [60, 90],
  unit: 'minutes',
  sources: ['§ 37 Abs. 2 ÄApprO'],
  ...STATUTES,
  note: 'For each candidate.',
}

export const knowledgeExamDays: Figure = {
  value: 1,
  unit: 'days',
  sources: ['§ 37 Abs. 2 ÄApprO'],
  ...STATUTES,
}

export const knowledgeExamSittings: Figure = {
  value: 2,
  unit: 'count',
  sources: ['§ 37 Abs. 7 ÄApprO'],
  ...STATUTES,
  note: 'Minimum number of dates a year.',
}

export const knowledgeExamRetakes: Figure = {
  value: 2,
  unit: 'count',
  sources: ['§ 37 Abs. 7 ÄApprO'],
  ...STATUTES,
}

export const fspParts: Figure = {
  value: 3,
  unit: 'count',
  sources: [pages.chamberThuringia],
  ...UNDATED,
}

export const fspPartDuration: Figure = {
  value: 20,
  unit: 'minutes',
  sources: [pages.chamberHamburg],
  ...UNDATED,
  note: 'A third of the 60 minutes of Hamburg; other states divide the exam differently.',
}

export const fspExemptionSchooling: Figure = {
  value: 10,
  unit: 'years',
  sources: [pages.chamberBadenWuerttemberg],
  ...UNDATED,
  note: 'German-language schooling that exempts in Baden-Württemberg.',
}

export const fspStandardSince: Figure = {
  value: 2014,
  unit: 'calendar year',
  sources: [pages.chamberSaxony, pages.chamberBerlin],
  ...UNDATED,
  note: 'Decision of the health ministers on C1 as the professional level.',
}

export const approbationPapersAge: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 3 Abs. 6 BÄO'],
  ...STATUTES,
  note: 'Maximum when submitted: proof of reliability and of health from the home country.',
}

export const approbationReceipt: Figure = {
  value: 1,
  unit: 'months',
  sources: ['§ 39 Abs. 5 ÄApprO'],
  ...STATUTES,
  note: 'The authority confirms receipt and names what is missing.',
}

export const approbationLicenceDecision: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 39 Abs. 5 ÄApprO'],
  ...STATUTES,
  note: 'Latest, from complete papers; the notice on differences has its own period, see approbationDecision.',
}

export const knowledgeExamWithin: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 37 Abs. 3 ÄApprO'],
  ...STATUTES,
  note: 'From the notice on differences; where states use the regular exam dates.',
}

export const knowledgeExamSummons: Figure = {
  value: 5,
  unit: 'days',
  sources: ['§ 37 Abs. 3 ÄApprO'],
  ...STATUTES,
  note: 'Latest, calendar days before the exam.',
}

export const fspDuration: Figure = {
  value: 60,
  unit: 'minutes',
  sources: [pages.chamberHamburg],
  ...UNDATED,
  note: 'In Hamburg; other states differ.',
}

export const fspExemptionVocationalTraining: Figure = {
  value: 3,
  unit: 'years',
  sources: [pages.chamberBadenWuerttemberg],
  ...UNDATED,
  note: 'Vocational training in German that exempts in Baden-Württemberg.',
}

export const fspFeeThuringia: Figure = {
  value: 500,
  unit: 'EUR',
  sources: [pages.chamberThuringia],
  ...UNDATED,
}

export const fspFeeBrandenburg: Figure = {
  value: 487,
  unit: 'EUR',
  sources: [pages.chamberBrandenburg],
  ...UNDATED,
}

export const fspFeeWestphalia: Figure = {
  value: 350,
  unit: 'EUR',
  sources: [pages.chamberWestphalia],
  ...UNDATED,
}

export const knowledgeExamFeeBrandenburg: Figure = {
  value: 799,
  unit: 'EUR',
  sources: [pages.chamberBrandenburgKnowledge],
  ...UNDATED,
}

export const fspWaitingThuringia: Figure = {
  value: [5, 6],
  unit: 'months',
  sources: [pages.chamberThuringia],
  ...UNDATED,
}

export const fspFeeLossWindow: Figure = {
  value: 2,
  unit: 'weeks',
  sources: [pages.chamberRheinhessen],
  sourceAsOf: '2025-04-17',
  checkedOn: '2026-11-21',
  note: 'Rhineland-Palatinate: before the date; a later cancellation costs the whole fee, whatever the reason.',
}

export const fspMissedDateWait: Figure = {
  value: 3,
  unit: 'months',
  sources: [pages.chamberHamburg],
  ...UNDATED,
  note: 'Hamburg: who comes late or not at all has failed, whatever the reason.',
}

export const fspExamsSaxony: Figure = {
  value: 504,
  unit: 'count',
  sources: [pages.chamberSaxonyFigures],
  ...UNDATED,
  note: 'In 2024, until the day of the press release; 332 of them first attempts.',
}

export const fspRetakesSaxony: Figure = {
  value: 172,
  unit: 'count',
  sources: [pages.chamberSaxonyFigures],
  ...UNDATED,
  note: 'In 2024; 129 first and 43 further retakes.',
}

export const approbationFeeBavaria: Figure = {
  value: 400,
  unit: 'EUR',
  sources: [pages.licensingBavaria],
  sourceAsOf: '2025-07-01',
  checkedOn: '2026-11-21',
  note: 'With a comparison of the training; reports by experts and the exam come on top.',
}

export const approbationFeeNorthRhineWestphalia: Figure = {
  value: [150, 700],
  unit: 'EUR',
  sources: [pages.licensingMunster],
  ...UNDATED,
}
