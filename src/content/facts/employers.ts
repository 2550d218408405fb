import * as pages from '#src/content/official-pages.ts'
import { type Figure, STATUTES, UNDATED } from './fact.ts'

export const employerReportingPeriod: Figure = {
  value: 4,
  unit: 'weeks',
  sources: ['§ 4a Abs. 5 Satz 3 Nr. 3 AufenthG'],
  ...STATUTES,
  note: "The employer's duty on early end of employment, counted from knowing of it.",
  from: { en: 'of knowing it', de: 'ab dem Tag, an dem Sie es wissen', tr: 'öğrendiğiniz günden sonraki' },
}

export const employeeReportingPeriod: Figure = {
  value: 2,
  unit: 'weeks',
  sources: ['§ 82 Abs. 6 AufenthG'],
  ...STATUTES,
  note: "The employee's duty on early end of employment.",
  from: { en: 'of knowing it', de: 'ab dem Tag, an dem Sie es wissen', tr: 'öğrendiğiniz günden sonraki' },
}

export const fastTrackRecognitionDecision: Figure = {
  value: 2,
  unit: 'months',
  sources: ['§ 14a Abs. 3 BQFG'],
  ...STATUTES,
}

export const fastTrackVisaAppointment: Figure = {
  value: 3,
  unit: 'weeks',
  sources: ['§ 31a Abs. 1 AufenthV'],
  ...STATUTES,
}

export const fastTrackVisaDecision: Figure = {
  value: 3,
  unit: 'weeks',
  sources: ['§ 31a Abs. 2 AufenthV'],
  ...STATUTES,
  note: 'As a rule, from the complete application.',
}

export const fastTrackAgencyConsentPeriod: Figure = {
  value: 1,
  unit: 'weeks',
  sources: ['§ 36 Abs. 2 Satz 2 BeschV'],
  ...STATUTES,
}

export const a1CertificatePosting: Figure = {
  value: 24,
  unit: 'months',
  sources: [pages.regulation883],
  ...UNDATED,
  note: 'Longest posting that German social insurance covers.',
}

export const employerNotificationFine: Figure = {
  value: 30_000,
  unit: 'EUR',
  sources: ['§ 98 Abs. 5 AufenthG'],
  ...STATUTES,
  note: 'Maximum for not reporting an early end (§ 98 Abs. 2a Nr. 2).',
}

export const employeeNotificationFine: Figure = {
  value: 1_000,
  unit: 'EUR',
  sources: ['§ 98 Abs. 5 AufenthG'],
  ...STATUTES,
  note: 'Maximum for an employee who does not report an early end (§ 98 Abs. 2 Nr. 5).',
}

export const illegalEmploymentFine: Figure = {
  value: 500_000,
  unit: 'EUR',
  sources: ['§ 404 Abs. 3 SGB III'],
  ...STATUTES,
  note: 'Maximum for employing somebody whose permit does not allow the work (§ 404 Abs. 2 Nr. 3).',
}

export const illegalWorkFine: Figure = {
  value: 5_000,
  unit: 'EUR',
  sources: ['§ 404 Abs. 3 SGB III'],
  ...STATUTES,
  note: 'Maximum for the person who does the work (§ 404 Abs. 2 Nr. 4).',
}

export const agencyExclusion: Figure = {
  value: 5,
  unit: 'years',
  sources: ['§ 36 Abs. 4 BeschV'],
  ...STATUTES,
  note: 'Maximum for which the agency may refuse its consent to one employer, after listed breaches.',
}

export const placementFee: Figure = {
  value: 2_000,
  unit: 'EUR',
  sources: ['§ 296 Abs. 3 SGB III'],
  ...STATUTES,
  note: 'Maximum, value added tax included, that a job seeker pays a private agency; only after a contract, no advance (§ 296 Abs. 2).',
}
