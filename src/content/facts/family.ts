import { type Fact, STATUTES, UNDATED } from './fact.ts'

/** Spouses, children and parents: §§ 27 to 36 AufenthG. */
export const FAMILY = {
  spouseAge: {
    value: 18,
    unit: 'age',
    sources: ['§ 30 Abs. 1 Satz 1 Nr. 1 AufenthG'],
    ...STATUTES,
    note: 'Minimum for both spouses.',
  },
  childWithoutLanguageTestAge: {
    value: 16,
    unit: 'age',
    sources: ['§ 32 Abs. 2 AufenthG'],
    ...STATUTES,
    note: 'Children below this age need no language test.',
  },
  childLanguageTestAge: {
    value: [16, 17],
    unit: 'age',
    sources: ['§ 32 Abs. 2 AufenthG'],
    ...STATUTES,
    note: 'Arriving later: C1 or good integration prospects, unless a parent holds an exempt skilled title.',
  },
  spouseOfGermanSettlement: {
    value: 3,
    unit: 'years',
    sources: ['§ 28 Abs. 2 AufenthG'],
    ...STATUTES,
  },
  spouseWaitingTime: {
    value: 2,
    unit: 'years',
    sources: ['§ 30 Abs. 1 Satz 1 Nr. 3 AufenthG'],
    ...STATUTES,
    note: 'Letter d: where the marriage came after the permit, and no other letter applies.',
  },
  weddingRegistrationValidity: {
    value: 6,
    unit: 'months',
    sources: ['embassyTashkentWedding'],
    ...UNDATED,
    note: 'From the day the registry office confirmed that the conditions for the marriage are met.',
  },
} as const satisfies Record<string, Fact>
