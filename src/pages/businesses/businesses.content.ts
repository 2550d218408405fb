import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { blueCardSalary, blueCardSalaryReduced } from '#src/content/facts/blue-card.ts'
import { a1CertificatePosting, employerReportingPeriod } from '#src/content/facts/employers.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { fastTrackFee, nationalVisaFee, residencePermitExtensionFee } from '#src/content/facts/fees.ts'
import { settlementBlueCardB1, settlementSkilledWorker } from '#src/content/facts/settlement.ts'
import { current, nextOf } from '#src/content/site-day.ts'
import type { Point } from '#src/ui/points.tsx'

/** Service for employers. On phones, `text` and `figures` are collapsed at first. */
export interface Service {
  title: MessageDescriptor
  lead: MessageDescriptor
  text?: MessageDescriptor
  figures: readonly { label: MessageDescriptor; fact: Fact }[]
}

export const SELLING_POINTS: readonly Point[] = [
  {
    title: msg({ id: 'businesses.point.contact.title', message: 'One contact for both sides' }),
    text: msg({
      id: 'businesses.point.contact.text',
      message: 'HR and your new colleague talk to the same person here. We advise in five languages.',
    }),
  },
  {
    title: msg({ id: 'businesses.point.plan.title', message: 'Costs and dates first' }),
    text: msg({
      id: 'businesses.point.plan.text',
      message:
        'Before you sign, you have the usual routes, the official fees and how long offices commonly take.',
    }),
  },
  {
    title: msg({ id: 'businesses.point.file.title', message: 'Files in good order' }),
    text: msg({
      id: 'businesses.point.file.text',
      message: 'Permits checked, copies kept, duties noted: the file shows who did what and when.',
    }),
  },
  {
    title: msg({ id: 'businesses.point.deadlines.title', message: 'Deadlines in view' }),
    text: msg({
      id: 'businesses.point.deadlines.text',
      message:
        'In monitoring, we note the end dates you give us. Our offer states when and how we remind you.',
    }),
  },
]

const nextSalaries = nextOf({ blueCardSalary, blueCardSalaryReduced })

/** Labels of figures may contain `{year}` and `{status}` (`placeholderValues`). */
export const PERMIT_SERVICES: readonly Service[] = [
  {
    title: msg({ id: 'businesses.permit.basic.title', message: 'Basic' }),
    lead: msg({
      id: 'businesses.permit.basic.lead',
      message: 'You file the application; we look through it first.',
    }),
    text: msg({
      id: 'businesses.permit.basic.text',
      message:
        'You receive general information on the usual routes, a list of the papers, and which of them are still missing.',
    }),
    figures: [
      {
        label: msg({ id: 'businesses.permit.basic.fee', message: 'Official fee for a national visa' }),
        fact: current(nationalVisaFee),
      },
    ],
  },
  {
    title: msg({ id: 'businesses.permit.professional.title', message: 'Professional' }),
    lead: msg({
      id: 'businesses.permit.professional.lead',
      message: 'We organise the procedure: papers, dates, forms. Legal questions go to a partner lawyer.',
    }),
    text: msg({
      id: 'businesses.permit.professional.text',
      message: 'That includes the fast-track procedure for skilled workers and the family’s visas.',
    }),
    figures: [
      {
        label: msg({
          id: 'businesses.permit.professional.fee',
          message: 'Official fee for the fast-track procedure',
        }),
        fact: current(fastTrackFee),
      },
    ],
  },
  {
    title: msg({ id: 'businesses.permit.extension.title', message: 'Extension' }),
    lead: msg({
      id: 'businesses.permit.extension.lead',
      message:
        'We start in good time before a permit ends: appointment, documents, proof for the time in between.',
    }),
    text: msg({
      id: 'businesses.permit.extension.text',
      message: 'This includes a new job or a new employer.',
    }),
    figures: [
      {
        label: msg({
          id: 'businesses.permit.extension.fee',
          message: 'Official fee for an extension of more than 3 months',
        }),
        fact: current(residencePermitExtensionFee),
      },
    ],
  },
  {
    title: msg({ id: 'businesses.permit.blueCard.title', message: 'EU Blue Card' }),
    lead: msg({
      id: 'businesses.permit.blueCard.lead',
      message: 'For graduates and for IT specialists with experience.',
    }),
    text: msg({
      id: 'businesses.permit.blueCard.text',
      message:
        'We lay the published conditions beside degree, job and salary, and prepare the application. The authority decides.',
    }),
    figures: [
      {
        label: msg({ id: 'businesses.permit.blueCard.salary', message: 'Minimum gross salary' }),
        fact: current(blueCardSalary),
      },
      {
        label: msg({
          id: 'businesses.permit.blueCard.reduced',
          message: 'For shortage occupations, recent graduates and IT without a degree',
        }),
        fact: current(blueCardSalaryReduced),
      },
      ...(nextSalaries
        ? [
            {
              label: msg({
                id: 'businesses.permit.blueCard.next',
                message: 'If the decision falls in {year} ({status})',
              }),
              fact: nextSalaries.blueCardSalary,
            },
            {
              label: msg({
                id: 'businesses.permit.blueCard.nextReduced',
                message: 'In {year}, in the three cases above ({status})',
              }),
              fact: nextSalaries.blueCardSalaryReduced,
            },
          ]
        : []),
    ],
  },
  {
    title: msg({ id: 'businesses.permit.settlement.title', message: 'Settlement permit' }),
    lead: msg({
      id: 'businesses.permit.settlement.lead',
      message: 'The permit without an end date, for people you want to keep.',
    }),
    text: msg({
      id: 'businesses.permit.settlement.text',
      message:
        'We list the months and proof that the published conditions name, and prepare the application. The authority decides.',
    }),
    figures: [
      {
        label: msg({
          id: 'businesses.permit.settlement.blueCard',
          message: 'Earliest with a Blue Card and German at B1',
        }),
        fact: current(settlementBlueCardB1),
      },
      {
        label: msg({
          id: 'businesses.permit.settlement.skilled',
          message: 'Other skilled workers, as a rule',
        }),
        fact: current(settlementSkilledWorker),
      },
    ],
  },
  {
    title: msg({ id: 'businesses.permit.a1.title', message: 'A1 certificate' }),
    lead: msg({
      id: 'businesses.permit.a1.lead',
      message: 'The social insurance certificate for work trips within the EU, even for one day.',
    }),
    text: msg({
      id: 'businesses.permit.a1.text',
      message:
        'For staff from outside the EU, other rules can apply in Denmark, Iceland, Liechtenstein, Norway and Switzerland. We prepare the electronic application.',
    }),
    figures: [
      {
        label: msg({ id: 'businesses.permit.a1.posting', message: 'Longest posting that it covers' }),
        fact: current(a1CertificatePosting),
      },
    ],
  },
]

export const COMPLIANCE_SERVICES: readonly Service[] = [
  {
    title: msg({ id: 'businesses.compliance.check.title', message: 'Check before hiring' }),
    lead: msg({
      id: 'businesses.compliance.check.lead',
      message:
        'We show you where a residence permit states job, place and hours. Whether it is enough in your case is a question for a lawyer.',
    }),
    text: msg({
      id: 'businesses.compliance.check.text',
      message: 'You keep the copy that the law asks for.',
    }),
    figures: [],
  },
  {
    title: msg({ id: 'businesses.compliance.firstDay.title', message: 'Duties on the first working day' }),
    lead: msg({
      id: 'businesses.compliance.firstDay.lead',
      message:
        'Since January 2026, you must tell people you hire from abroad about the free advice service “Faire Integration”, in text form.',
    }),
    text: msg({
      id: 'businesses.compliance.firstDay.text',
      message:
        'We supply the wording and the office nearest the workplace. The duty falls away with a placement under § 299 SGB III (§ 45c AufenthG).',
    }),
    figures: [],
  },
  {
    title: msg({ id: 'businesses.compliance.monitoring.title', message: 'Monitoring of permit dates' }),
    lead: msg({
      id: 'businesses.compliance.monitoring.lead',
      message:
        'End dates, conditions of the permits, passports: brought together for HR, with reminders as agreed with you.',
    }),
    figures: [],
  },
  {
    title: msg({ id: 'businesses.compliance.report.title', message: 'Reports to the authority' }),
    lead: msg({
      id: 'businesses.compliance.report.lead',
      message: 'If someone with a permit for work leaves the job early, you must report it.',
    }),
    text: msg({
      id: 'businesses.compliance.report.text',
      message: 'We prepare the report and keep the proof.',
    }),
    figures: [
      {
        label: msg({
          id: 'businesses.compliance.report.period',
          message: 'Time to report, from the day you know of it',
        }),
        fact: current(employerReportingPeriod),
      },
    ],
  },
]

export const MONITORING_TIERS: readonly Point[] = [
  {
    title: msg({ id: 'businesses.tier.one.title', message: '1 person' }),
    text: msg({
      id: 'businesses.tier.one.text',
      message: 'One permit, few dates: for the first colleague from outside the EU.',
    }),
  },
  {
    title: msg({ id: 'businesses.tier.few.title', message: '2-10 people' }),
    text: msg({
      id: 'businesses.tier.few.text',
      message: 'Several permits with different end dates, looked after by one person in HR.',
    }),
  },
  {
    title: msg({ id: 'businesses.tier.many.title', message: '11-50 people' }),
    text: msg({
      id: 'businesses.tier.many.text',
      message: 'Too many dates for one calendar, and several people in HR who need the same overview.',
    }),
  },
  {
    title: msg({ id: 'businesses.tier.most.title', message: '50+ people' }),
    text: msg({
      id: 'businesses.tier.most.text',
      message: 'Several sites or teams: together we agree who hears about what.',
    }),
  },
]

export const SETTLING_SERVICES: readonly Point[] = [
  {
    title: msg({ id: 'businesses.settling.home.title', message: 'A place to live' }),
    text: msg({
      id: 'businesses.settling.home.text',
      message:
        'Help with search, viewing and contract, and with the landlord’s confirmation for registration.',
    }),
  },
  {
    title: msg({ id: 'businesses.settling.offices.title', message: 'Offices and registration' }),
    text: msg({
      id: 'businesses.settling.offices.text',
      message: 'Registration of the address, tax ID and the appointment for the residence permit.',
    }),
  },
  {
    title: msg({ id: 'businesses.settling.money.title', message: 'Bank and insurance' }),
    text: msg({
      id: 'businesses.settling.money.text',
      message: 'A current account, health insurance and liability insurance, explained in plain words.',
    }),
  },
  {
    title: msg({ id: 'businesses.settling.family.title', message: 'School and childcare' }),
    text: msg({
      id: 'businesses.settling.family.text',
      message:
        'Help with the search for school and childcare places and language courses, and with the partner’s own job search.',
    }),
  },
  {
    title: msg({ id: 'businesses.settling.desk.title', message: 'Welcome desk' }),
    text: msg({
      id: 'businesses.settling.desk.text',
      message: 'One address for the questions of the first months, in five languages.',
    }),
  },
]
