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
    title: msg`One contact for both sides`,
    text: msg`HR and your new colleague talk to the same person here. We advise in five languages.`,
  },
  {
    title: msg`Costs and dates first`,
    text: msg`Before you sign, you have the usual routes, the official fees and how long offices commonly take.`,
  },
  {
    title: msg`Files in good order`,
    text: msg`Permits checked, copies kept, duties noted: the file shows who did what and when.`,
  },
  {
    title: msg`Deadlines in view`,
    text: msg`In monitoring, we note the end dates you give us. Our offer states when and how we remind you.`,
  },
]

const nextSalaries = nextOf({ blueCardSalary, blueCardSalaryReduced })

/** Labels of figures may contain `{year}` and `{status}` (`placeholderValues`). */
export const PERMIT_SERVICES: readonly Service[] = [
  {
    title: msg`Basic`,
    lead: msg`You file the application; we look through it first.`,
    text: msg`You receive general information on the usual routes, a list of the papers, and which of them are still missing.`,
    figures: [
      {
        label: msg`Official fee for a national visa`,
        fact: current(nationalVisaFee),
      },
    ],
  },
  {
    title: msg`Professional`,
    lead: msg`We organise the procedure: papers, dates, forms. Legal questions go to a partner lawyer.`,
    text: msg`That includes the fast-track procedure for skilled workers and the family’s visas.`,
    figures: [
      {
        label: msg`Official fee for the fast-track procedure`,
        fact: current(fastTrackFee),
      },
    ],
  },
  {
    title: msg`Extension`,
    lead: msg`We start in good time before a permit ends: appointment, documents, proof for the time in between.`,
    text: msg`This includes a new job or a new employer.`,
    figures: [
      {
        label: msg`Official fee for an extension of more than 3 months`,
        fact: current(residencePermitExtensionFee),
      },
    ],
  },
  {
    title: msg`EU Blue Card`,
    lead: msg`For graduates and for IT specialists with experience.`,
    text: msg`We lay the published conditions beside degree, job and salary, and prepare the application. The authority decides.`,
    figures: [
      {
        label: msg`Minimum gross salary`,
        fact: current(blueCardSalary),
      },
      {
        label: msg`For shortage occupations, recent graduates and IT without a degree`,
        fact: current(blueCardSalaryReduced),
      },
      ...(nextSalaries
        ? [
            {
              label: msg`If the decision falls in {year} ({status})`,
              fact: nextSalaries.blueCardSalary,
            },
            {
              label: msg`In {year}, in the three cases above ({status})`,
              fact: nextSalaries.blueCardSalaryReduced,
            },
          ]
        : []),
    ],
  },
  {
    title: msg`Settlement permit`,
    lead: msg`The permit without an end date, for people you want to keep.`,
    text: msg`We list the months and proof that the published conditions name, and prepare the application. The authority decides.`,
    figures: [
      {
        label: msg`Earliest with a Blue Card and German at B1`,
        fact: current(settlementBlueCardB1),
      },
      {
        label: msg`Other skilled workers, as a rule`,
        fact: current(settlementSkilledWorker),
      },
    ],
  },
  {
    title: msg`A1 certificate`,
    lead: msg`The social insurance certificate for work trips within the EU, even for one day.`,
    text: msg`For staff from outside the EU, other rules can apply in Denmark, Iceland, Liechtenstein, Norway and Switzerland. We prepare the electronic application.`,
    figures: [
      {
        label: msg`Longest posting that it covers`,
        fact: current(a1CertificatePosting),
      },
    ],
  },
]

export const COMPLIANCE_SERVICES: readonly Service[] = [
  {
    title: msg`Check before hiring`,
    lead: msg`We show you where a residence permit states job, place and hours. Whether it is enough in your case is a question for a lawyer.`,
    text: msg`You keep the copy that the law asks for.`,
    figures: [],
  },
  {
    title: msg`Duties on the first working day`,
    lead: msg`Since January 2026, you must tell people you hire from abroad about the free advice service “Faire Integration”, in text form.`,
    text: msg`We supply the wording and the office nearest the workplace. The duty falls away with a placement under § 299 SGB III (§ 45c AufenthG).`,
    figures: [],
  },
  {
    title: msg`Monitoring of permit dates`,
    lead: msg`End dates, conditions of the permits, passports: brought together for HR, with reminders as agreed with you.`,
    figures: [],
  },
  {
    title: msg`Reports to the authority`,
    lead: msg`If someone with a permit for work leaves the job early, you must report it.`,
    text: msg`We prepare the report and keep the proof.`,
    figures: [
      {
        label: msg`Time to report, from the day you know of it`,
        fact: current(employerReportingPeriod),
      },
    ],
  },
]

export const MONITORING_TIERS: readonly Point[] = [
  {
    title: msg`1 person`,
    text: msg`One permit, few dates: for the first colleague from outside the EU.`,
  },
  {
    title: msg`2-10 people`,
    text: msg`Several permits with different end dates, looked after by one person in HR.`,
  },
  {
    title: msg`11-50 people`,
    text: msg`Too many dates for one calendar, and several people in HR who need the same overview.`,
  },
  {
    title: msg`50+ people`,
    text: msg`Several sites or teams: together we agree who hears about what.`,
  },
]

export const SETTLING_SERVICES: readonly Point[] = [
  {
    title: msg`A place to live`,
    text: msg`Help with search, viewing and contract, and with the landlord’s confirmation for registration.`,
  },
  {
    title: msg`Offices and registration`,
    text: msg`Registration of the address, tax ID and the appointment for the residence permit.`,
  },
  {
    title: msg`Bank and insurance`,
    text: msg`A current account, health insurance and liability insurance, explained in plain words.`,
  },
  {
    title: msg`School and childcare`,
    text: msg`Help with the search for school and childcare places and language courses, and with the partner’s own job search.`,
  },
  {
    title: msg`Welcome desk`,
    text: msg`One address for the questions of the first months, in five languages.`,
  },
]
