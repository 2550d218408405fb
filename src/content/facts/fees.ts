import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

export const fastTrackFee: Figure = {
  value: 411,
  unit: 'EUR',
  sources: ['§ 47 Abs. 1 Nr. 15 AufenthV'],
  ...STATUTES,
}

export const nationalVisaFee: Figure = {
  value: 75,
  unit: 'EUR',
  sources: ['§ 46 Abs. 2 Nr. 1 AufenthV'],
  ...STATUTES,
}

export const residencePermitFee: Figure = {
  value: 100,
  unit: 'EUR',
  sources: ['§ 45 Nr. 1 AufenthV'],
  ...STATUTES,
  note: 'First permit or Blue Card.',
}

export const residencePermitExtensionFee: Figure = {
  value: 93,
  unit: 'EUR',
  sources: ['§ 45 Nr. 2 AufenthV'],
  ...STATUTES,
  note: 'Extension by more than 3 months.',
}

export const settlementPermitFee: Figure = {
  value: 113,
  unit: 'EUR',
  sources: ['§ 44 Nr. 3 AufenthV'],
  ...STATUTES,
}

export const purposeChangeFee: Figure = {
  value: 98,
  unit: 'EUR',
  sources: ['§ 45 Nr. 3 AufenthV'],
  ...STATUTES,
  note: 'Change of purpose, the extension included.',
}

export const turkishPermitFee: Figure = {
  value: 46,
  unit: 'EUR',
  sources: ['§ 52a Abs. 2 AufenthV', '§ 1 Abs. 1 PAuswGebV'],
  ...STATUTES,
  note: 'For those to whom EU-Turkey association law applies; ask the immigration authority.',
}

export const turkishPermitFeeYoung: Figure = {
  value: 27.6,
  unit: 'EUR',
  sources: ['§ 52a Abs. 2 AufenthV', '§ 1 Abs. 1 PAuswGebV'],
  ...STATUTES,
  note: 'Below turkishPermitFeeAge.',
}

export const turkishPermitFeeAge: Figure = {
  value: 24,
  unit: 'age',
  sources: ['§ 52a Abs. 2 AufenthV'],
  ...STATUTES,
  note: 'Persons younger than this.',
}

export const minorFeeShare: Figure = {
  value: 50,
  unit: 'percent',
  sources: ['§ 50 Abs. 1 AufenthV'],
  ...STATUTES,
  note: 'Minors pay this share of visa and permit fees.',
}

export const settlementPermitHighlyQualifiedFee: Figure = {
  value: 147,
  unit: 'EUR',
  sources: ['§ 44 Nr. 1 AufenthV'],
  ...STATUTES,
}

export const euLongTermPermitFee: Figure = {
  value: 109,
  unit: 'EUR',
  sources: ['§ 44a AufenthV'],
  ...STATUTES,
}

export const declarationOfCommitmentFee: Figure = {
  value: 29,
  unit: 'EUR',
  sources: ['§ 47 Abs. 1 Nr. 12 AufenthV'],
  ...STATUTES,
}

export const statementOfComparabilityFee: Figure = {
  value: 200,
  unit: 'EUR',
  sources: [pages.zabFees],
  ...UNDATED,
  note: 'First application.',
}

export const statementOfComparabilityFurtherFee: Figure = {
  value: 100,
  unit: 'EUR',
  sources: [pages.zabFees],
  ...UNDATED,
  note: 'Each further application.',
}
