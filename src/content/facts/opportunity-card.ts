import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES } from './fact.ts'

export const opportunityCardPointsNeeded: Figure = {
  value: 6,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardTraining: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 20a Abs. 4 Satz 3 Nr. 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Minimum length of the training; a degree also counts.',
}

export const opportunityCardWork: Figure = {
  value: 20,
  unit: 'hours/week',
  sources: ['§ 20a Abs. 2 Nr. 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Maximum, on average.',
}

export const opportunityCardTrialJob: Figure = {
  value: 2,
  unit: 'weeks',
  sources: ['§ 20a Abs. 2 Nr. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Maximum for each trial job.',
}

export const opportunityCardStay: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 20a Abs. 5 Satz 1 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Maximum of the first card.',
}

export const opportunityCardFollowUpStay: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 20a Abs. 5 Satz 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Maximum; only with a qualified job offer, consent of the agency and no other title available.',
}

export const opportunityCardPointsPartialRecognition: Figure = {
  value: 4,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsGermanB2: Figure = {
  value: 3,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsGermanB1: Figure = {
  value: 2,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsGermanA2: Figure = {
  value: 1,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsEnglishC1: Figure = {
  value: 1,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsLongExperience: Figure = {
  value: 3,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsShortExperience: Figure = {
  value: 2,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsShortageOccupation: Figure = {
  value: 1,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsYoungerAge: Figure = {
  value: 2,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsMiddleAge: Figure = {
  value: 1,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsEarlierStay: Figure = {
  value: 1,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardPointsPartner: Figure = {
  value: 1,
  unit: 'points',
  sources: ['§ 20b Abs. 2 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardLongExperience: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 20b Abs. 1 Nr. 6 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardLongExperienceWindow: Figure = {
  value: 7,
  unit: 'years',
  sources: ['§ 20b Abs. 1 Nr. 6 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardShortExperience: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 20b Abs. 1 Nr. 7 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardShortExperienceWindow: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 20b Abs. 1 Nr. 7 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardYoungerAge: Figure = {
  value: 35,
  unit: 'age',
  sources: ['§ 20b Abs. 1 Nr. 9 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Not older than. Whether the year after this birthday still counts, offices read differently.',
}

export const opportunityCardMiddleAge: Figure = {
  value: [35, 40],
  unit: 'age',
  sources: ['§ 20b Abs. 1 Nr. 10 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Older than the one, not older than the other. Whether the year after each birthday still counts, offices read differently.',
}

export const opportunityCardMiddleAgeLimit: Figure = {
  value: 40,
  unit: 'age',
  sources: ['§ 20b Abs. 1 Nr. 10 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Not older than; see opportunityCardMiddleAge.',
}

export const opportunityCardEarlierStay: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 20b Abs. 1 Nr. 11 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
  note: 'Minimum.',
}

export const opportunityCardEarlierStayWindow: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 20b Abs. 1 Nr. 11 AufenthG'],
  ...STATUTES,
  validFrom: '2024-06-01',
}

export const opportunityCardProcessing: Figure = {
  value: 12,
  unit: 'weeks',
  sources: [pages.embassyJakartaCard],
  sourceAsOf: '2024-06-11',
  checkedOn: '2026-11-21',
  note: 'Usual maximum at one embassy; others differ.',
}
