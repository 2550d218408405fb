import { type Figure, STATUTES } from './fact.ts'

const CHECKED = { ...STATUTES, checkedOn: '2026-11-26' } as const

// Figures about illness, children, insolvency of the employer, and driving.

export const sickPay: Figure = {
  value: 6,
  unit: 'weeks',
  sources: ['§ 3 Abs. 1 EntgFG'],
  ...CHECKED,
  note: 'Paid by the employer, for one illness.',
}

export const sickPayAfter: Figure = {
  value: 4,
  unit: 'weeks',
  sources: ['§ 3 Abs. 3 EntgFG'],
  ...CHECKED,
  note: 'Of unbroken employment, before the employer pays during illness.',
}

export const sickNoteAfter: Figure = {
  value: 3,
  unit: 'days',
  sources: ['§ 5 Abs. 1 EntgFG'],
  ...CHECKED,
  note: 'Calendar days; from the next working day a doctor must have confirmed the illness. The employer may ask earlier.',
}

export const maternityBeforeBirth: Figure = {
  value: 6,
  unit: 'weeks',
  sources: ['§ 3 Abs. 1 MuSchG'],
  ...CHECKED,
  note: 'The mother may work in them if she says so.',
}

export const maternityAfterBirth: Figure = {
  value: 8,
  unit: 'weeks',
  sources: ['§ 3 Abs. 2 MuSchG'],
  ...CHECKED,
  note: 'Longer after an early or a multiple birth and for a child with a disability: maternityAfterBirthLonger.',
}

export const maternityAfterBirthLonger: Figure = {
  value: 12,
  unit: 'weeks',
  sources: ['§ 3 Abs. 2 MuSchG'],
  ...CHECKED,
}

export const dismissalBanAfterBirth: Figure = {
  value: 4,
  unit: 'months',
  sources: ['§ 17 Abs. 1 MuSchG'],
  ...CHECKED,
  note: 'At least; the authority for occupational safety may allow a dismissal in special cases.',
}

export const pregnancyNoticeAfterDismissal: Figure = {
  value: 2,
  unit: 'weeks',
  sources: ['§ 17 Abs. 1 MuSchG'],
  ...CHECKED,
  note: 'To tell the employer after a letter of dismissal; later only without fault of the woman.',
}

export const parentalLeaveAge: Figure = {
  value: 3,
  unit: 'age',
  sources: ['§ 15 Abs. 2 BEEG'],
  ...CHECKED,
  note: 'Up to 24 months of the leave can be taken later, until the child is eight.',
}

export const parentalLeaveNotice: Figure = {
  value: 7,
  unit: 'weeks',
  sources: ['§ 16 Abs. 1 BEEG'],
  ...CHECKED,
  note: 'For leave before the third birthday; 13 weeks for later leave.',
}

export const parentalLeaveWork: Figure = {
  value: 32,
  unit: 'hours/week',
  sources: ['§ 15 Abs. 4 BEEG'],
  ...CHECKED,
  note: 'On average of a month.',
}

export const insolvencyPay: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 165 Abs. 1 SGB III'],
  ...CHECKED,
  note: 'Wages still open for the last months before the insolvency event.',
}

export const insolvencyPayApplication: Figure = {
  value: 2,
  unit: 'months',
  sources: ['§ 324 Abs. 3 SGB III'],
  ...CHECKED,
  note: 'After the insolvency event.',
  from: { en: 'of the insolvency event', de: 'nach dem Insolvenzereignis', tr: 'iflas olayından sonraki' },
}

export const foreignLicence: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 29 Abs. 1 FeV'],
  ...CHECKED,
  note: 'From the day of the ordinary residence in Germany; licences of the EU and the EEA follow § 28 FeV. An amendment of 23 February 2026 stood in the copy, not yet worked in by the portal.',
}

export const foreignLicenceExtension: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 29 Abs. 1 FeV'],
  ...CHECKED,
  note: 'On request, for people who will not live here longer than foreignLicenceShortStay.',
}

export const foreignLicenceShortStay: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 29 Abs. 1 FeV'],
  ...CHECKED,
}

export const driverQualificationExtension: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 24a Abs. 2 BeschV'],
  ...CHECKED,
  note: 'In justified single cases, after driverQualificationPeriod.',
}
