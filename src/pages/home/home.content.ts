import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { blueCardSalary, blueCardSalaryReduced } from '#src/content/facts/blue-card.ts'
import type { Fact } from '#src/content/facts/fact.ts'
import { nationalVisaFee } from '#src/content/facts/fees.ts'
import { opportunityCardLivingCostsMonthly } from '#src/content/facts/living-costs.ts'
import { current, nextOf } from '#src/content/site-day.ts'
import contact from '#src/illustrations/reason-contact.svg'
import honest from '#src/illustrations/reason-honest.svg'
import plan from '#src/illustrations/reason-plan.svg'
import sides from '#src/illustrations/reason-sides.svg'
import type { Point } from '#src/ui/points.tsx'

/** `count` and `unit` sum up `text`: the count is shown in large type, its unit smaller beside it. */
export const NUMBERS: readonly { count: string; unit: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    count: '30',
    unit: msg`min`,
    text: msg`Free first consultation of about 30 minutes`,
  },
  {
    count: '1–2',
    unit: msg`working days`,
    text: msg`Reply within 1-2 working days, first contact within 48 hours on working days`,
  },
  {
    count: '5',
    unit: msg`languages`,
    text: msg`Advice in German, English, Turkish, Azerbaijani and Russian`,
  },
]

/** Claim from the specification. Until the operator's numbers prove it, it stands in small type, with its footnote. */
export const SUCCESS: MessageDescriptor = msg`Over 95% successful applications when commissioned*`

/** Takes the place of `SUCCESS` among the trust points until then. */
export const PROMISED: MessageDescriptor = msg`We promise no outcome: the authority decides`

export const TRUST_POINTS: readonly MessageDescriptor[] = [
  msg`At home in Munich and Berlin`,
  msg`For employers and for the people they hire`,
  msg`Legal figures with their date, sources under each guide`,
  msg`You can see where your message stands, and take it back`,
]

const salaries = { blueCardSalary, blueCardSalaryReduced }

/** `next` is the next value of the figure, from a law or a draft. */
export const TODAY: readonly { figure: Fact; next?: Fact | undefined; label: MessageDescriptor }[] = [
  {
    figure: current(blueCardSalary),
    next: nextOf(salaries)?.blueCardSalary,
    label: msg`Minimum gross salary for the EU Blue Card, per year`,
  },
  {
    figure: current(blueCardSalaryReduced),
    next: nextOf(salaries)?.blueCardSalaryReduced,
    label: msg`The same in shortage occupations and soon after graduation`,
  },
  {
    figure: current(opportunityCardLivingCostsMonthly),
    label: msg`Money you must show per month for the Opportunity Card`,
  },
  {
    figure: current(nationalVisaFee),
    label: msg`Official fee for a national visa`,
  },
]

export const REASONS: readonly (Point & { portrait: string })[] = [
  {
    portrait: contact,
    title: msg`One contact for your case`,
    text: msg`You know whom to ask, from the first call to the first weeks in Germany.`,
  },
  {
    portrait: sides,
    title: msg`We know both sides`,
    text: msg`We know what HR teams must document and what families worry about at night.`,
  },
  {
    portrait: plan,
    title: msg`A plan before the paperwork`,
    text: msg`You learn the usual routes, what they cost, how long they usually take and what can go wrong.`,
  },
  {
    portrait: honest,
    title: msg`An honest no where it is due`,
    text: msg`If the published conditions plainly speak against a route, we say so and name whom to ask.`,
  },
]

export const STEPS: readonly Point[] = [
  {
    title: msg`Talk`,
    text: msg`You tell us your plans. About 30 minutes, free of charge.`,
  },
  {
    title: msg`Plan`,
    text: msg`We compare the routes and send you a plan with steps, times and costs.`,
  },
  {
    title: msg`Documents`,
    text: msg`You receive a checklist. We look through your papers before an authority sees them.`,
  },
  {
    title: msg`Application`,
    text: msg`We prepare the application and stay in touch with the authorities.`,
  },
  {
    title: msg`Arrival`,
    text: msg`Registration, bank account, health insurance: we help you settle in.`,
  },
]
