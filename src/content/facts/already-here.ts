import { type Figure, STATUTES } from './fact.ts'

const CHECKED = { ...STATUTES, checkedOn: '2026-11-23' } as const

// People who live in Germany already, and the stays that no guide covers.

export const temporaryProtectionUntil: Figure = {
  value: '2027-03-04',
  unit: 'date',
  sources: ['§ 2 Abs. 1 UkraineAufenthFGV'],
  ...CHECKED,
  successorDue: '2027-03-04',
  note: 'Permits under § 24 AufenthG that were valid on temporaryProtectionValidOn run on until then; of people who are not Ukrainian, those of three groups only.',
}

export const temporaryProtectionValidOn: Figure = {
  value: '2026-02-01',
  unit: 'date',
  sources: ['§ 2 Abs. 1 UkraineAufenthFGV'],
  ...CHECKED,
}

export const ukraineEntryUntil: Figure = {
  value: '2026-12-04',
  unit: 'date',
  sources: ['§ 2 UkraineAufenthÜV'],
  ...CHECKED,
  successorDue: '2026-12-04',
  note: 'Entry without a visa; an extension was not found on 23 November 2026.',
}

export const agencyFreeWork: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 9 Abs. 1 BeschV'],
  ...CHECKED,
  note: 'Insured work after which the Federal Employment Agency is no longer asked; jobs limited in time by the ordinance do not count.',
}

export const agencyFreeStay: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 9 Abs. 1 BeschV'],
  ...CHECKED,
  note: 'Lawful stay with the same effect; study counts half, up to two years.',
}

export const auPairAge: Figure = {
  value: 27,
  unit: 'age',
  sources: ['§ 12 BeschV'],
  ...CHECKED,
  note: 'Under this age.',
}

export const auPairStay: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 12 BeschV'],
  ...CHECKED,
  note: 'Maximum.',
}

export const seasonShortWork: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 15a BeschV'],
  ...CHECKED,
  note: 'In each period of 180 days.',
}

export const seasonHours: Figure = {
  value: 30,
  unit: 'hours/week',
  sources: ['§ 15a BeschV'],
  ...CHECKED,
  note: 'Minimum.',
}

export const holidayJob: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 14 Abs. 2 BeschV'],
  ...CHECKED,
  note: 'Within twelve months.',
}

export const holidayJobAge: Figure = {
  value: 35,
  unit: 'age',
  sources: ['§ 14 Abs. 2 BeschV'],
  ...CHECKED,
  note: 'Under this age.',
}

export const selfEmployedPensionAge: Figure = {
  value: 45,
  unit: 'age',
  sources: ['§ 21 Abs. 3 AufenthG'],
  ...CHECKED,
  note: 'Whoever is older shows an adequate pension.',
}
