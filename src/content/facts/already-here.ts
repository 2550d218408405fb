import { type Figure, STATUTES } from './fact.ts'

const CHECKED = { ...STATUTES, checkedOn: '2026-11-23' } as const

/** People who live in Germany already, and the stays that no guide covers. */
export const ALREADY_HERE = {
  temporaryProtectionUntil: {
    value: '2027-03-04',
    unit: 'date',
    sources: ['§ 2 Abs. 1 UkraineAufenthFGV'],
    ...CHECKED,
    successorDue: '2027-03-04',
    note: 'Permits under § 24 AufenthG that were valid on temporaryProtectionValidOn run on until then; of people who are not Ukrainian, those of three groups only.',
  },
  temporaryProtectionValidOn: {
    value: '2026-02-01',
    unit: 'date',
    sources: ['§ 2 Abs. 1 UkraineAufenthFGV'],
    ...CHECKED,
  },
  ukraineEntryUntil: {
    value: '2026-12-04',
    unit: 'date',
    sources: ['§ 2 UkraineAufenthÜV'],
    ...CHECKED,
    successorDue: '2026-12-04',
    note: 'Entry without a visa; an extension was not found on 23 November 2026.',
  },
  agencyFreeWork: {
    value: 2,
    unit: 'years',
    sources: ['§ 9 Abs. 1 BeschV'],
    ...CHECKED,
    note: 'Insured work after which the Federal Employment Agency is no longer asked; jobs limited in time by the ordinance do not count.',
  },
  agencyFreeStay: {
    value: 3,
    unit: 'years',
    sources: ['§ 9 Abs. 1 BeschV'],
    ...CHECKED,
    note: 'Lawful stay with the same effect; study counts half, up to two years.',
  },
  auPairAge: { value: 27, unit: 'age', sources: ['§ 12 BeschV'], ...CHECKED, note: 'Under this age.' },
  auPairStay: { value: 1, unit: 'years', sources: ['§ 12 BeschV'], ...CHECKED, note: 'Maximum.' },
  seasonShortWork: {
    value: 90,
    unit: 'days',
    sources: ['§ 15a BeschV'],
    ...CHECKED,
    note: 'In each period of 180 days.',
  },
  seasonHours: { value: 30, unit: 'hours/week', sources: ['§ 15a BeschV'], ...CHECKED, note: 'Minimum.' },
  holidayJob: {
    value: 90,
    unit: 'days',
    sources: ['§ 14 Abs. 2 BeschV'],
    ...CHECKED,
    note: 'Within twelve months.',
  },
  holidayJobAge: {
    value: 35,
    unit: 'age',
    sources: ['§ 14 Abs. 2 BeschV'],
    ...CHECKED,
    note: 'Under this age.',
  },
  selfEmployedPensionAge: {
    value: 45,
    unit: 'age',
    sources: ['§ 21 Abs. 3 AufenthG'],
    ...CHECKED,
    note: 'Whoever is older shows an adequate pension.',
  },
} as const satisfies Record<string, Figure>
