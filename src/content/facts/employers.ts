import { type Figure, STATUTES, UNDATED } from './fact.ts'

/** What employers must do, the fast-track procedure (§ 81a AufenthG) and what a breach costs. */
export const EMPLOYERS = {
  employerReportingPeriod: {
    value: 4,
    unit: 'weeks',
    sources: ['§ 4a Abs. 5 Satz 3 Nr. 3 AufenthG'],
    ...STATUTES,
    note: "The employer's duty on early end of employment, counted from knowing of it.",
  },
  employeeReportingPeriod: {
    value: 2,
    unit: 'weeks',
    sources: ['§ 82 Abs. 6 AufenthG'],
    ...STATUTES,
    note: "The employee's duty on early end of employment.",
  },
  fastTrackRecognitionDecision: {
    value: 2,
    unit: 'months',
    sources: ['§ 14a Abs. 3 BQFG'],
    ...STATUTES,
  },
  fastTrackVisaAppointment: {
    value: 3,
    unit: 'weeks',
    sources: ['§ 31a Abs. 1 AufenthV'],
    ...STATUTES,
  },
  fastTrackVisaDecision: {
    value: 3,
    unit: 'weeks',
    sources: ['§ 31a Abs. 2 AufenthV'],
    ...STATUTES,
    note: 'As a rule, from the complete application.',
  },
  fastTrackAgencyConsentPeriod: {
    value: 1,
    unit: 'weeks',
    sources: ['§ 36 Abs. 2 Satz 2 BeschV'],
    ...STATUTES,
  },
  a1CertificatePosting: {
    value: 24,
    unit: 'months',
    sources: ['regulation883'],
    ...UNDATED,
    note: 'Longest posting that German social insurance covers.',
  },
  employerNotificationFine: {
    value: 30_000,
    unit: 'EUR',
    sources: ['§ 98 Abs. 5 AufenthG'],
    ...STATUTES,
    note: 'Maximum for not reporting an early end (§ 98 Abs. 2a Nr. 2).',
  },
  employeeNotificationFine: {
    value: 1_000,
    unit: 'EUR',
    sources: ['§ 98 Abs. 5 AufenthG'],
    ...STATUTES,
    note: 'Maximum for an employee who does not report an early end (§ 98 Abs. 2 Nr. 5).',
  },
  illegalEmploymentFine: {
    value: 500_000,
    unit: 'EUR',
    sources: ['§ 404 Abs. 3 SGB III'],
    ...STATUTES,
    note: 'Maximum for employing somebody whose permit does not allow the work (§ 404 Abs. 2 Nr. 3).',
  },
  illegalWorkFine: {
    value: 5_000,
    unit: 'EUR',
    sources: ['§ 404 Abs. 3 SGB III'],
    ...STATUTES,
    note: 'Maximum for the person who does the work (§ 404 Abs. 2 Nr. 4).',
  },
  agencyExclusion: {
    value: 5,
    unit: 'years',
    sources: ['§ 36 Abs. 4 BeschV'],
    ...STATUTES,
    note: 'Maximum for which the agency may refuse its consent to one employer, after listed breaches.',
  },
  placementFee: {
    value: 2_000,
    unit: 'EUR',
    sources: ['§ 296 Abs. 3 SGB III'],
    ...STATUTES,
    note: 'Maximum, value added tax included, that a job seeker pays a private agency; only after a contract, no advance (§ 296 Abs. 2).',
  },
} as const satisfies Record<string, Figure>
