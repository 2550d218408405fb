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
    label: msg`Employer`,
    text: msg`A machine builder in Augsburg, 60 people`,
  },
  {
    label: msg`New colleague`,
    text: msg`Ms R., 31, citizen of India, lives in Pune; her husband comes with her`,
  },
  {
    label: msg`Job`,
    text: msg`Design engineer for gearboxes, permanent contract, {salary} gross a year`,
  },
  {
    label: msg`Degree`,
    text: msg`Bachelor of Engineering (mechanical), five years of practice`,
  },
]

export const ANSWER: readonly MessageDescriptor[] = [
  msg`The usual route for such a job is the EU Blue Card (§ 18g AufenthG).`,
  msg`With the fast track, plan 10 to 14 weeks from the day on which the file is complete.`,
  msg`Official fees for her and her husband: {total}. Sheet 6 adds them up.`,
  msg`Next step: she sends certificates and passport, you send the job description.`,
]

export const REQUIREMENTS: readonly Requirement[] = [
  {
    rule: msg`A degree that is German, recognised or comparable`,
    found: msg`University rated “H+”, degree rated “entspricht” in the database anabin`,
    paper: msg`Both anabin print-outs, certificate`,
  },
  {
    rule: msg`A job that fits the degree`,
    found: msg`Design of gearboxes, mechanical degree`,
    paper: msg`Job description`,
  },
  {
    rule: msg`At least {blueCardSalary} gross`,
    found: msg`{salary} a year`,
    paper: msg`Contract`,
  },
  {
    rule: msg`An offer for {blueCardJobOfferDuration} or more`,
    found: msg`Permanent`,
    paper: msg`Contract, signed by both`,
  },
  {
    rule: msg`Consent of the Federal Employment Agency: on the reduced salary only`,
    found: msg`Not needed, the salary is above the general minimum`,
    paper: msg`None`,
  },
]

export const HER_PAPERS: readonly PlanLine[] = [
  {
    text: msg`Passport, and a biometric photo`,
    why: msg`Some embassies ask for a year of validity and for a digital photo. We look at the local list.`,
  },
  {
    text: msg`Certificate with the list of subjects`,
    why: msg`It shows that the name of the degree is the one that anabin lists.`,
  },
  {
    text: msg`Two print-outs from anabin`,
    why: msg`One for the university, one for the degree. With both she needs no Statement of Comparability.`,
  },
  {
    text: msg`Curriculum vitae without gaps, references`,
    why: msg`Dates without gaps save a question, and a question can cost weeks.`,
  },
  {
    text: msg`Proof of health insurance from the first day`,
    why: msg`Also for the days between arrival and the first working day: ask the insurer.`,
  },
  {
    text: msg`For her husband: passport, photo, marriage certificate`,
    why: msg`The spouse of a Blue Card holder needs no language certificate. The marriage certificate may need a legalisation or a check: ask the embassy first, since it can take long.`,
  },
]

export const YOUR_PAPERS: readonly PlanLine[] = [
  {
    text: msg`Contract with gross salary, hours, place and start`,
    why: msg`The salary of the year of the decision counts. This one is well above the minimum.`,
  },
  {
    text: msg`Job description of one page`,
    why: msg`“Engineer” is not enough: tasks must show why they need the degree.`,
  },
  {
    text: msg`Declaration of employment (Erklärung zum Beschäftigungsverhältnis)`,
    why: msg`Salary, hours and place must be those of the contract.`,
  },
  {
    text: msg`Power of attorney from Ms R.`,
    why: msg`You start the fast track for her, so the office asks for it.`,
  },
]

export const WEEKS: readonly { when: MessageDescriptor; what: MessageDescriptor }[] = [
  {
    when: msg`Day 1`,
    what: msg`The file is complete: sheets 3 and 4.`,
  },
  {
    when: msg`Weeks 1–2`,
    what: msg`You sign the agreement with the immigration authority and pay its fee.`,
  },
  {
    when: msg`Week 3`,
    what: msg`The authority sends its pre-approval.`,
  },
  {
    when: msg`Weeks 4–6`,
    what: msg`Appointment at the German embassy or consulate, for both.`,
  },
  {
    when: msg`Weeks 7–9`,
    what: msg`Decision on the visas.`,
  },
  {
    when: msg`Weeks 10–14`,
    what: msg`Flat, flight, registration, first working day.`,
  },
]

const visa = current(nationalVisaFee)
const permit = current(residencePermitFee)

export const FEES: readonly { label: MessageDescriptor; fact: Fact }[] = [
  {
    label: msg`Fast track; it covers her husband`,
    fact: current(fastTrackFee),
  },
  { label: msg`National visa, Ms R.`, fact: visa },
  { label: msg`Blue Card, Ms R.`, fact: permit },
  { label: msg`National visa, husband`, fact: visa },
  { label: msg`Residence permit, husband`, fact: permit },
]

/** Amounts in euros: the gross annual salary of the invented case, and the sum of `FEES`. */
export const AMOUNTS = {
  salary: { ...visa, value: 64_000 },
  total: { ...visa, value: FEES.reduce((sum, { fact }) => sum + Number(fact.value), 0) },
}

export const DUTIES: readonly PlanLine[] = [
  {
    text: msg`Before the first day: check that the visa allows this job, and keep a copy.`,
    why: msg`§ 4a(5) AufenthG asks for the copy for as long as she works for you.`,
  },
  {
    text: msg`By the first day: tell her in text form of the free advice “Faire Integration”.`,
    why: msg`§ 45c AufenthG, since 1 January 2026, for people who are hired from abroad.`,
  },
  {
    text: msg`In the first weeks: registration of the address, then the Blue Card at the immigration authority.`,
    why: msg`The visa ends on a fixed day. Ask for the appointment on arrival, not shortly before that day.`,
  },
  {
    text: msg`If the job ends early: you report it within {employerReportingPeriod}, she within {employeeReportingPeriod}.`,
    why: msg`The duty applies to both, whoever ends the contract.`,
  },
]

export const OPEN: readonly PlanLine[] = [
  {
    text: msg`When the embassy or consulate has a free day, and how long it takes to decide.`,
    why: msg`Agencies have no special access to appointments. Booking one is free.`,
  },
  {
    text: msg`Whether the authorities agree: they decide, not we.`,
    why: msg`Nobody can promise the result. What can be complete is the file.`,
  },
  {
    text: msg`Legal questions about the single case.`,
    why: msg`We organise papers, dates and forms. Legal questions go to a lawyer.`,
  },
]
