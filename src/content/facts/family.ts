import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

export const spouseAge: Figure = {
  value: 18,
  unit: 'age',
  sources: ['§ 30 Abs. 1 Satz 1 Nr. 1 AufenthG'],
  ...STATUTES,
  note: 'Minimum for both spouses.',
}

export const childWithoutLanguageTestAge: Figure = {
  value: 16,
  unit: 'age',
  sources: ['§ 32 Abs. 2 AufenthG'],
  ...STATUTES,
  note: 'Children below this age need no language test.',
}

export const childLanguageTestAge: Figure = {
  value: [16, 17],
  unit: 'age',
  sources: ['§ 32 Abs. 2 AufenthG'],
  ...STATUTES,
  note: 'Arriving later: C1 or good integration prospects, unless a parent holds an exempt skilled title.',
}

export const euFamilyChildAge: Figure = {
  value: 21,
  unit: 'age',
  sources: ['§ 1 Abs. 2 Nr. 3 FreizügG/EU'],
  ...STATUTES,
  note: 'Children and grandchildren below this age, of the EU citizen or the spouse; older ones if supported.',
}

export const spouseOfGermanSettlement: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 28 Abs. 2 AufenthG'],
  ...STATUTES,
}

export const spouseWaitingTime: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 30 Abs. 1 Satz 1 Nr. 3 AufenthG'],
  ...STATUTES,
  note: 'Letter d: where the marriage came after the permit, and no other letter applies.',
}

export const weddingRegistrationValidity: Figure = {
  value: 6,
  unit: 'months',
  sources: [pages.embassyTashkentWedding],
  ...UNDATED,
  note: 'From the day the registry office confirmed that the conditions for the marriage are met.',
}

export const spouseExpectedStay: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 30 Abs. 1 Satz 1 Nr. 3 AufenthG'],
  ...STATUTES,
  note: 'Letter e: the sponsor’s stay must be expected to last longer, where the marriage came before the permit.',
}

export const parentsSince: Figure = {
  value: '2024-03-01',
  unit: 'date',
  sources: ['§ 36 Abs. 3 AufenthG'],
  ...STATUTES,
  validFrom: '2024-03-01',
  note: 'The sponsor’s listed permit was first issued on this day or later.',
}

export const refugeeFamilyWindow: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 29 Abs. 2 Satz 2 Nr. 1 AufenthG'],
  ...STATUTES,
  note: 'From the final recognition to the application, for reunion without living costs and housing; and only where the family cannot live together in a state outside the EU to which it has a special tie (Nr. 2).',
  from: {
    en: 'of the final recognition',
    de: 'nach der unanfechtbaren Anerkennung',
    tr: 'kesinleşen tanımadan sonraki',
  },
}

export const familySuspendedUntil: Figure = {
  value: '2027-07-23',
  unit: 'date',
  sources: ['§ 104 Abs. 14 AufenthG'],
  ...STATUTES,
  validFrom: '2025-07-24',
  validUntil: '2027-07-23',
  successorDue: '2027-07-23',
  note: 'No reunion under § 36a with people who hold subsidiary protection; §§ 22 and 23 stay open.',
}
