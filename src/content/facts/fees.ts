import { type Figure, STATUTES, UNDATED } from './fact.ts'

/** Fees of §§ 44 to 52a AufenthV and of the Central Office for Foreign Education. */
export const FEES = {
  fastTrackFee: {
    value: 411,
    unit: 'EUR',
    sources: ['§ 47 Abs. 1 Nr. 15 AufenthV'],
    ...STATUTES,
  },
  nationalVisaFee: {
    value: 75,
    unit: 'EUR',
    sources: ['§ 46 Abs. 2 Nr. 1 AufenthV'],
    ...STATUTES,
  },
  residencePermitFee: {
    value: 100,
    unit: 'EUR',
    sources: ['§ 45 Nr. 1 AufenthV'],
    ...STATUTES,
    note: 'First permit or Blue Card.',
  },
  residencePermitExtensionFee: {
    value: 93,
    unit: 'EUR',
    sources: ['§ 45 Nr. 2 AufenthV'],
    ...STATUTES,
    note: 'Extension by more than 3 months.',
  },
  settlementPermitFee: {
    value: 113,
    unit: 'EUR',
    sources: ['§ 44 Nr. 3 AufenthV'],
    ...STATUTES,
  },
  purposeChangeFee: {
    value: 98,
    unit: 'EUR',
    sources: ['§ 45 Nr. 3 AufenthV'],
    ...STATUTES,
    note: 'Change of purpose, the extension included.',
  },
  turkishPermitFee: {
    value: 46,
    unit: 'EUR',
    sources: ['§ 52a Abs. 2 AufenthV', '§ 1 Abs. 1 PAuswGebV'],
    ...STATUTES,
    note: 'For those to whom EU-Turkey association law applies; ask the immigration authority.',
  },
  turkishPermitFeeYoung: {
    value: 27.6,
    unit: 'EUR',
    sources: ['§ 52a Abs. 2 AufenthV', '§ 1 Abs. 1 PAuswGebV'],
    ...STATUTES,
    note: 'Below turkishPermitFeeAge.',
  },
  turkishPermitFeeAge: {
    value: 24,
    unit: 'age',
    sources: ['§ 52a Abs. 2 AufenthV'],
    ...STATUTES,
    note: 'Persons younger than this.',
  },
  minorFeeShare: {
    value: 50,
    unit: 'percent',
    sources: ['§ 50 Abs. 1 AufenthV'],
    ...STATUTES,
    note: 'Minors pay this share of visa and permit fees.',
  },
  settlementPermitHighlyQualifiedFee: {
    value: 147,
    unit: 'EUR',
    sources: ['§ 44 Nr. 1 AufenthV'],
    ...STATUTES,
  },
  euLongTermPermitFee: {
    value: 109,
    unit: 'EUR',
    sources: ['§ 44a AufenthV'],
    ...STATUTES,
  },
  declarationOfCommitmentFee: {
    value: 29,
    unit: 'EUR',
    sources: ['§ 47 Abs. 1 Nr. 12 AufenthV'],
    ...STATUTES,
  },
  statementOfComparabilityFee: {
    value: 200,
    unit: 'EUR',
    sources: ['zabFees'],
    ...UNDATED,
    note: 'First application.',
  },
  statementOfComparabilityFurtherFee: {
    value: 100,
    unit: 'EUR',
    sources: ['zabFees'],
    ...UNDATED,
    note: 'Each further application.',
  },
} as const satisfies Record<string, Figure>
