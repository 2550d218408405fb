import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { blueCardJobOfferDuration, blueCardSalary } from '#src/content/facts/blue-card.ts'
import { employeeReportingPeriod, employerReportingPeriod } from '#src/content/facts/employers.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { fastTrackFee, nationalVisaFee, residencePermitFee } from '#src/content/facts/fees.ts'
import { current, currentOf } from '#src/content/site-day.ts'

/** Line of the plan, with a note that explains its purpose. */
export interface PlanLine {
  text: MessageDescriptor
  why: MessageDescriptor
}

/** Requirement, how the case meets it, and the document that proves it. */
export interface Requirement {
  rule: MessageDescriptor
  found: MessageDescriptor
  paper: MessageDescriptor
}

/** Figures that texts contain as `{name}`. */
export const FIGURES = currentOf({
  blueCardSalary,
  blueCardJobOfferDuration,
  employerReportingPeriod,
  employeeReportingPeriod,
})

export const CASE: readonly { label: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    label: msg({ id: 'sample-plan.case.employer', message: 'Employer' }),
    text: msg({ id: 'sample-plan.case.employer.text', message: 'A machine builder in Augsburg, 60 people' }),
  },
  {
    label: msg({ id: 'sample-plan.case.person', message: 'New colleague' }),
    text: msg({
      id: 'sample-plan.case.person.text',
      message: 'Ms R., 31, citizen of India, lives in Pune; her husband comes with her',
    }),
  },
  {
    label: msg({ id: 'sample-plan.case.job', message: 'Job' }),
    text: msg({
      id: 'sample-plan.case.job.text',
      message: 'Design engineer for gearboxes, permanent contract, {salary} gross a year',
    }),
  },
  {
    label: msg({ id: 'sample-plan.case.degree', message: 'Degree' }),
    text: msg({
      id: 'sample-plan.case.degree.text',
      message: 'Bachelor of Engineering (mechanical), five years of practice',
    }),
  },
]

export const ANSWER: readonly MessageDescriptor[] = [
  msg({
    id: 'sample-plan.answer.route',
    message: 'The usual route for such a job is the EU Blue Card (§ 18g AufenthG).',
  }),
  msg({
    id: 'sample-plan.answer.weeks',
    message: 'With the fast track, plan 10 to 14 weeks from the day on which the file is complete.',
  }),
  msg({
    id: 'sample-plan.answer.fees',
    message: 'Official fees for her and her husband: {total}. Sheet 6 adds them up.',
  }),
  msg({
    id: 'sample-plan.answer.next',
    message: 'Next step: she sends certificates and passport, you send the job description.',
  }),
]

export const REQUIREMENTS: readonly Requirement[] = [
  {
    rule: msg({
      id: 'sample-plan.rule.degree',
      message: 'A degree that is German, recognised or comparable',
    }),
    found: msg({
      id: 'sample-plan.rule.degree.found',
      message: 'University rated “H+”, degree rated “entspricht” in the database anabin',
    }),
    paper: msg({ id: 'sample-plan.rule.degree.paper', message: 'Both anabin print-outs, certificate' }),
  },
  {
    rule: msg({ id: 'sample-plan.rule.job', message: 'A job that fits the degree' }),
    found: msg({ id: 'sample-plan.rule.job.found', message: 'Design of gearboxes, mechanical degree' }),
    paper: msg({ id: 'sample-plan.rule.job.paper', message: 'Job description' }),
  },
  {
    rule: msg({ id: 'sample-plan.rule.salary', message: 'At least {blueCardSalary} gross' }),
    found: msg({ id: 'sample-plan.rule.salary.found', message: '{salary} a year' }),
    paper: msg({ id: 'sample-plan.rule.salary.paper', message: 'Contract' }),
  },
  {
    rule: msg({ id: 'sample-plan.rule.offer', message: 'An offer for {blueCardJobOfferDuration} or more' }),
    found: msg({ id: 'sample-plan.rule.offer.found', message: 'Permanent' }),
    paper: msg({ id: 'sample-plan.rule.offer.paper', message: 'Contract, signed by both' }),
  },
  {
    rule: msg({
      id: 'sample-plan.rule.consent',
      message: 'Consent of the Federal Employment Agency: on the reduced salary only',
    }),
    found: msg({
      id: 'sample-plan.rule.consent.found',
      message: 'Not needed, the salary is above the general minimum',
    }),
    paper: msg({ id: 'sample-plan.rule.consent.paper', message: 'None' }),
  },
]

export const HER_PAPERS: readonly PlanLine[] = [
  {
    text: msg({ id: 'sample-plan.her.passport', message: 'Passport, and a biometric photo' }),
    why: msg({
      id: 'sample-plan.her.passport.why',
      message:
        'Some embassies ask for a year of validity and for a digital photo. We look at the local list.',
    }),
  },
  {
    text: msg({ id: 'sample-plan.her.certificate', message: 'Certificate with the list of subjects' }),
    why: msg({
      id: 'sample-plan.her.certificate.why',
      message: 'It shows that the name of the degree is the one that anabin lists.',
    }),
  },
  {
    text: msg({ id: 'sample-plan.her.anabin', message: 'Two print-outs from anabin' }),
    why: msg({
      id: 'sample-plan.her.anabin.why',
      message:
        'One for the university, one for the degree. With both she needs no Statement of Comparability.',
    }),
  },
  {
    text: msg({ id: 'sample-plan.her.cv', message: 'Curriculum vitae without gaps, references' }),
    why: msg({
      id: 'sample-plan.her.cv.why',
      message: 'Dates without gaps save a question, and a question can cost weeks.',
    }),
  },
  {
    text: msg({ id: 'sample-plan.her.insurance', message: 'Proof of health insurance from the first day' }),
    why: msg({
      id: 'sample-plan.her.insurance.why',
      message: 'Also for the days between arrival and the first working day: ask the insurer.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.her.family',
      message: 'For her husband: passport, photo, marriage certificate',
    }),
    why: msg({
      id: 'sample-plan.her.family.why',
      message:
        'The spouse of a Blue Card holder needs no language certificate. The marriage certificate may need a legalisation or a check: ask the embassy first, since it can take long.',
    }),
  },
]

export const YOUR_PAPERS: readonly PlanLine[] = [
  {
    text: msg({
      id: 'sample-plan.your.contract',
      message: 'Contract with gross salary, hours, place and start',
    }),
    why: msg({
      id: 'sample-plan.your.contract.why',
      message: 'The salary of the year of the decision counts. This one is well above the minimum.',
    }),
  },
  {
    text: msg({ id: 'sample-plan.your.description', message: 'Job description of one page' }),
    why: msg({
      id: 'sample-plan.your.description.why',
      message: '“Engineer” is not enough: tasks must show why they need the degree.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.your.declaration',
      message: 'Declaration of employment (Erklärung zum Beschäftigungsverhältnis)',
    }),
    why: msg({
      id: 'sample-plan.your.declaration.why',
      message: 'Salary, hours and place must be those of the contract.',
    }),
  },
  {
    text: msg({ id: 'sample-plan.your.authority', message: 'Power of attorney from Ms R.' }),
    why: msg({
      id: 'sample-plan.your.authority.why',
      message: 'You start the fast track for her, so the office asks for it.',
    }),
  },
]

export const WEEKS: readonly { when: MessageDescriptor; what: MessageDescriptor }[] = [
  {
    when: msg({ id: 'sample-plan.weeks.one', message: 'Day 1' }),
    what: msg({ id: 'sample-plan.weeks.one.text', message: 'The file is complete: sheets 3 and 4.' }),
  },
  {
    when: msg({ id: 'sample-plan.weeks.two', message: 'Weeks 1–2' }),
    what: msg({
      id: 'sample-plan.weeks.two.text',
      message: 'You sign the agreement with the immigration authority and pay its fee.',
    }),
  },
  {
    when: msg({ id: 'sample-plan.weeks.three', message: 'Week 3' }),
    what: msg({ id: 'sample-plan.weeks.three.text', message: 'The authority sends its pre-approval.' }),
  },
  {
    when: msg({ id: 'sample-plan.weeks.four', message: 'Weeks 4–6' }),
    what: msg({
      id: 'sample-plan.weeks.four.text',
      message: 'Appointment at the German embassy or consulate, for both.',
    }),
  },
  {
    when: msg({ id: 'sample-plan.weeks.five', message: 'Weeks 7–9' }),
    what: msg({ id: 'sample-plan.weeks.five.text', message: 'Decision on the visas.' }),
  },
  {
    when: msg({ id: 'sample-plan.weeks.six', message: 'Weeks 10–14' }),
    what: msg({
      id: 'sample-plan.weeks.six.text',
      message: 'Flat, flight, registration, first working day.',
    }),
  },
]

const visa = current(nationalVisaFee)
const permit = current(residencePermitFee)

export const FEES: readonly { label: MessageDescriptor; fact: Fact }[] = [
  {
    label: msg({ id: 'sample-plan.fee.track', message: 'Fast track; it covers her husband' }),
    fact: current(fastTrackFee),
  },
  { label: msg({ id: 'sample-plan.fee.visa', message: 'National visa, Ms R.' }), fact: visa },
  { label: msg({ id: 'sample-plan.fee.permit', message: 'Blue Card, Ms R.' }), fact: permit },
  { label: msg({ id: 'sample-plan.fee.hisVisa', message: 'National visa, husband' }), fact: visa },
  { label: msg({ id: 'sample-plan.fee.hisPermit', message: 'Residence permit, husband' }), fact: permit },
]

/** Amounts in euros: the gross annual salary of the invented case, and the sum of `FEES`. */
export const AMOUNTS = {
  salary: { ...visa, value: 64_000 },
  total: { ...visa, value: FEES.reduce((sum, { fact }) => sum + Number(fact.value), 0) },
}

export const DUTIES: readonly PlanLine[] = [
  {
    text: msg({
      id: 'sample-plan.duty.copy',
      message: 'Before the first day: check that the visa allows this job, and keep a copy.',
    }),
    why: msg({
      id: 'sample-plan.duty.copy.why',
      message: '§ 4a(5) AufenthG asks for the copy for as long as she works for you.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.duty.advice',
      message: 'By the first day: tell her in text form of the free advice “Faire Integration”.',
    }),
    why: msg({
      id: 'sample-plan.duty.advice.why',
      message: '§ 45c AufenthG, since 1 January 2026, for people who are hired from abroad.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.duty.card',
      message:
        'In the first weeks: registration of the address, then the Blue Card at the immigration authority.',
    }),
    why: msg({
      id: 'sample-plan.duty.card.why',
      message:
        'The visa ends on a fixed day. Ask for the appointment on arrival, not shortly before that day.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.duty.end',
      message:
        'If the job ends early: you report it within {employerReportingPeriod}, she within {employeeReportingPeriod}.',
    }),
    why: msg({
      id: 'sample-plan.duty.end.why',
      message: 'The duty applies to both, whoever ends the contract.',
    }),
  },
]

export const OPEN: readonly PlanLine[] = [
  {
    text: msg({
      id: 'sample-plan.open.dates',
      message: 'When the embassy or consulate has a free day, and how long it takes to decide.',
    }),
    why: msg({
      id: 'sample-plan.open.dates.why',
      message: 'Agencies have no special access to appointments. Booking one is free.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.open.decision',
      message: 'Whether the authorities agree: they decide, not we.',
    }),
    why: msg({
      id: 'sample-plan.open.decision.why',
      message: 'Nobody can promise the result. What can be complete is the file.',
    }),
  },
  {
    text: msg({
      id: 'sample-plan.open.law',
      message: 'Legal questions about the single case.',
    }),
    why: msg({
      id: 'sample-plan.open.law.why',
      message: 'We organise papers, dates and forms. Legal questions go to a lawyer.',
    }),
  },
]
