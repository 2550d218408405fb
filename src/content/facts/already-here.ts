import { type Figure, REPORTED, STATUTES, STATUTES_OF_AUGUST } from './fact.ts'

const CHECKED = { ...STATUTES, checkedOn: '2026-11-23' } as const

// Figures for people who already live in Germany, and for stays that no guide covers.

export const careStateLawUntil: Figure = {
  value: '2026-12-31',
  unit: 'date',
  sources: ['§ 52 PflFAssG'],
  ...CHECKED,
  note: 'The last day of the rules of the states on care assistants.',
}

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
  note: 'Entry without a visa for people who have no biometric passport; an extension was not found on 23 November 2026.',
}

export const ukraineVisaFreeStay: Figure = {
  value: 90,
  unit: 'days',
  ...REPORTED,
  checkedOn: '2026-11-25',
  note: 'In each period of 180 days, with a biometric passport; it does not depend on the ordinance (Refugee Council of Baden-Württemberg, 2024; chamber of Hanover, 18 October 2024).',
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

export const deliveredGoodsWork: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 19 Abs. 1 BeschV'],
  ...CHECKED,
  note: 'Within twelve months; the firm abroad notifies the agency before.',
}

export const euInternship: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 16e Abs. 1 AufenthG'],
  ...CHECKED,
  note: 'At most.',
}

export const selfEmployedPensionAge: Figure = {
  value: 45,
  unit: 'age',
  sources: ['§ 21 Abs. 3 AufenthG'],
  ...CHECKED,
  note: 'Whoever is older shows an adequate pension.',
}

export const waitingCertificateFee: Figure = {
  value: 13,
  unit: 'EUR',
  sources: ['§ 47 Abs. 1 Nr. 8 AufenthV'],
  ...CHECKED,
  note: 'Minors pay half; basic support, recognised refugees and subsidiary protection pay nothing.',
}

export const shortExtensionFee: Figure = {
  value: 96,
  unit: 'EUR',
  sources: ['§ 45 Nr. 2 AufenthV'],
  ...CHECKED,
  note: 'Extension by up to 3 months.',
}

export const expressCardFee: Figure = {
  value: 35,
  unit: 'EUR',
  sources: ['§ 45a AufenthV'],
  ...CHECKED,
}

export const newCardFee: Figure = {
  value: 67,
  unit: 'EUR',
  sources: ['§ 45c Abs. 1 AufenthV'],
  ...CHECKED,
  note: 'After a new passport, a loss or new data.',
}

export const conditionChangeFee: Figure = {
  value: 50,
  unit: 'EUR',
  sources: ['§ 47 Abs. 1 Nr. 3 AufenthV'],
  ...CHECKED,
  note: 'Change of a condition on request.',
}

export const cardByPostFee: Figure = {
  value: 15,
  unit: 'EUR',
  sources: ['§ 47 Abs. 1 Nr. 16 AufenthV'],
  ...CHECKED,
}

export const inactionClaimAfter: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 75 VwGO'],
  ...CHECKED,
}

export const jobSeekerNotice: Figure = {
  value: 3,
  unit: 'months',
  sources: ['§ 38 Abs. 1 SGB III'],
  ...CHECKED,
  note: 'Before the job ends.',
}

export const jobSeekerNoticeShort: Figure = {
  value: 3,
  unit: 'days',
  sources: ['§ 38 Abs. 1 SGB III'],
  ...CHECKED,
  note: 'From knowing, where the end is closer than jobSeekerNotice.',
}

export const dismissalClaim: Figure = {
  value: 3,
  unit: 'weeks',
  sources: ['§ 4 KSchG'],
  ...CHECKED,
}

export const ownRightBlueCardHere: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 31 Abs. 1a AufenthG'],
  ...CHECKED,
  note: 'Of spouses of Blue Card holders, after ownRightBlueCardBefore in another EU state.',
}

export const ownRightBlueCardBefore: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 31 Abs. 1a AufenthG'],
  ...CHECKED,
}

export const blueCardMobilityAfter: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 39 Satz 1 Nr. 7 AufenthV'],
  ...CHECKED,
  note: 'Time with the Blue Card of the other state.',
}

export const blueCardMobilityApplication: Figure = {
  value: 1,
  unit: 'months',
  sources: ['§ 39 Satz 1 Nr. 7 AufenthV'],
  ...CHECKED,
}

export const blueCardMobilityStart: Figure = {
  value: 30,
  unit: 'days',
  sources: ['§ 81 Abs. 6a AufenthG'],
  ...CHECKED,
}

export const cookExperience: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 11 Abs. 2 BeschV'],
  ...CHECKED,
}

export const workingHolidayCountries: Figure = {
  value: 12,
  unit: 'count',
  ...REPORTED,
  checkedOn: '2026-11-25',
  note: 'Federal Foreign Office, questions and answers, undated.',
}

export const workingHolidayAge: Figure = {
  value: [18, 30],
  unit: 'age',
  ...REPORTED,
  checkedOn: '2026-11-25',
  note: 'Federal Foreign Office, questions and answers, undated.',
}

export const workingHolidayStay: Figure = {
  value: 12,
  unit: 'months',
  ...REPORTED,
  checkedOn: '2026-11-25',
  note: 'Federal Foreign Office, questions and answers, undated.',
}

export const ownRightAfterMarriage: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 31 Abs. 1 AufenthG'],
  ...CHECKED,
}

export const childPermitApplication: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 81 Abs. 2 Satz 2 AufenthG'],
  ...CHECKED,
}

export const germanByBirthResidence: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 4 Abs. 3 StAG'],
  ...CHECKED,
}

export const registrationPeriod: Figure = {
  value: 2,
  unit: 'weeks',
  sources: ['§ 17 Abs. 1 BMG'],
  ...CHECKED,
}

export const residenceRule: Figure = {
  value: 3,
  unit: 'years',
  sources: ['§ 12a Abs. 1 AufenthG'],
  ...CHECKED,
}

export const residenceRuleWork: Figure = {
  value: 15,
  unit: 'hours/week',
  sources: ['§ 12a Abs. 1 AufenthG'],
  ...CHECKED,
  note: 'With pay that covers the need of a single person.',
}

export const euLongTermAbsence: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 51 Abs. 9 Nr. 3 AufenthG'],
  ...CHECKED,
}

export const euLongTermAbsenceAfterBlueCard: Figure = {
  value: 24,
  unit: 'months',
  sources: ['§ 51 Abs. 9 Nr. 3 AufenthG'],
  ...CHECKED,
}

export const settlementSelfEmployedFee: Figure = {
  value: 124,
  unit: 'EUR',
  sources: ['§ 44 Nr. 2 AufenthV'],
  ...CHECKED,
}

export const citizenshipFee: Figure = {
  value: 255,
  unit: 'EUR',
  sources: ['§ 38 Abs. 2 StAG'],
  ...CHECKED,
}

export const citizenshipFeeChild: Figure = {
  value: 51,
  unit: 'EUR',
  sources: ['§ 38 Abs. 2 StAG'],
  ...CHECKED,
  note: 'Child naturalised with its parents.',
}

export const citizenshipBan: Figure = {
  value: 10,
  unit: 'years',
  sources: ['§ 35a StAG'],
  ...CHECKED,
  note: 'For whoever deceives.',
}

export const safeOriginClaimAfter: Figure = {
  value: '2015-08-31',
  unit: 'date',
  sources: ['§ 60a Abs. 6 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Claims made later, if refused or withdrawn, bar people from safe countries of origin from work.',
}

export const safeOriginToleratedOn: Figure = {
  value: '2023-08-30',
  unit: 'date',
  sources: ['§ 104 Abs. 18 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Georgians and Moldovans who had claimed asylum by then, or had a Duldung on that day, are not barred.',
}

export const euListToleratedOn: Figure = {
  value: '2025-05-06',
  unit: 'date',
  sources: ['§ 104 Abs. 18 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'The same day for people from the states of the list of the EU that the Act names.',
}

export const euListWorkOn: Figure = {
  value: '2026-06-11',
  unit: 'date',
  sources: ['§ 104 Abs. 18 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Permissions to work held on this day go on counting for them.',
}

export const afterJobMinimum: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 18 Abs. 5 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Counted from the end of the job, never beyond the last day of the permit; nine months after exploitation. Since August 2026, if the end was reported.',
}

export const trainingPlaceSearchAfterLoss: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 16a Abs. 4 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Up to; before a permit is shortened for a reason that is not the person’s fault.',
}

export const studyPlaceSearchAfterLoss: Figure = {
  value: 9,
  unit: 'months',
  sources: ['§ 16b Abs. 6 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Up to; the same for students.',
}

export const formerGermanApplication: Figure = {
  value: 6,
  unit: 'months',
  sources: ['§ 38 Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'From knowing of the loss.',
}

export const returnStayBefore: Figure = {
  value: 8,
  unit: 'years',
  sources: ['§ 37 Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
}

export const returnSchool: Figure = {
  value: 6,
  unit: 'years',
  sources: ['§ 37 Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
}

export const returnAge: Figure = {
  value: [15, 20],
  unit: 'age',
  sources: ['§ 37 Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'At the application: after the 15th and before the 21st birthday.',
}

export const returnWithin: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 37 Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Since leaving.',
}

export const mobileStudy: Figure = {
  value: 360,
  unit: 'days',
  sources: ['§ 16c Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
}

export const mobileResearch: Figure = {
  value: 180,
  unit: 'days',
  sources: ['§ 18e Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'In each period of 360 days.',
}

export const mobileResearchWindow: Figure = {
  value: 360,
  unit: 'days',
  sources: ['§ 18e Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
}

export const mobileIct: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 19a Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'In each period of 180 days.',
}

export const mobileIctWindow: Figure = {
  value: 180,
  unit: 'days',
  sources: ['§ 19a Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
}

/** Dates of figures from the European Commission's page on the Court's judgments about Turkish workers. */
const COMMISSION = { sources: [], sourceAsOf: null, checkedOn: '2026-11-28' } as const

export const associationSameEmployer: Figure = {
  value: 1,
  unit: 'years',
  ...COMMISSION,
  note: 'Article 6(1) of decision 1/80, as in C-98/96 (Ertanir) and C-386/95 (Eker).',
}

export const associationSameOccupation: Figure = {
  value: 3,
  unit: 'years',
  ...COMMISSION,
  note: 'Article 6(1) of decision 1/80, as in C-386/95 (Eker): with priority for workers of the member states.',
}

export const associationAnyJob: Figure = {
  value: 4,
  unit: 'years',
  ...COMMISSION,
  note: 'Article 6(1) of decision 1/80.',
}

export const frontierCard: Figure = {
  value: 2,
  unit: 'years',
  sources: ['§ 12 Abs. 1 AufenthV'],
  ...STATUTES_OF_AUGUST,
  note: 'Up to, at the first issue; then for two years each.',
}

export const subjectChangeEarly: Figure = {
  value: 18,
  unit: 'months',
  ...REPORTED,
  checkedOn: '2026-11-28',
  note: 'From the start of the studies, on the page of the immigration authority of Darmstadt.',
}

export const studyTotal: Figure = {
  value: 10,
  unit: 'years',
  ...REPORTED,
  checkedOn: '2026-11-29',
  note: 'As a rule, in all: no. 16.2.5 of the administrative directive, in VG Würzburg, W 7 K 23.1227.',
}

export const integrationCourseClaim: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 44 Abs. 2 AufenthG'],
  ...STATUTES_OF_AUGUST,
  from: {
    en: 'of the issue of the permit that gives the right',
    de: 'ab Erteilung des Titels, der den Anspruch gibt',
    tr: 'hakkı veren iznin verilmesinden itibaren',
  },
  note: 'The right ends then, or with the permit; not if no registration was possible through no fault of one’s own.',
}

export const longTermAnyWork: Figure = {
  value: 12,
  unit: 'months',
  sources: ['§ 38a Abs. 4 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'From the first permission to work; then any work is allowed.',
}

export const blueBusiness: Figure = {
  value: 90,
  unit: 'days',
  sources: ['§ 18h Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'In each period of 180 days.',
}

export const blueBusinessWindow: Figure = {
  value: 180,
  unit: 'days',
  sources: ['§ 18h Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'For business connected with the job of the Blue Card.',
}

export const mobileResearchLonger: Figure = {
  value: 1,
  unit: 'years',
  sources: ['§ 18f Abs. 1 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'At most; for stays of more than 180 days.',
}

export const mobileResearchApply: Figure = {
  value: 30,
  unit: 'days',
  sources: ['§ 18f Abs. 2 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Before the stay begins; stay and work are then allowed until the decision, for 180 days in each 360.',
}

export const mobileIctApply: Figure = {
  value: 20,
  unit: 'days',
  sources: ['§ 19b Abs. 3 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'Before the stay begins; stay and work are then allowed until the decision, for 90 days in each 180.',
}

export const longTermResidence: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 9a Abs. 2 AufenthG'],
  ...STATUTES_OF_AUGUST,
  note: 'With a permit; not with study, training or protection other than recognised.',
}
