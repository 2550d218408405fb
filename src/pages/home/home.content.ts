import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const TRUST_POINTS: readonly MessageDescriptor[] = [
  msg({ id: 'home.trust.free', message: 'Free first consultation of about 30 minutes' }),
  msg({ id: 'home.trust.reply', message: 'Reply within 1-2 working days' }),
  msg({ id: 'home.trust.contact', message: 'First contact within 48 hours on working days' }),
  msg({ id: 'home.trust.success', message: 'Over 95% successful applications when commissioned*' }),
  msg({ id: 'home.trust.languages', message: 'Advice in German, English, Turkish, Azerbaijani and Russian' }),
  msg({ id: 'home.trust.cities', message: 'At home in Munich and Berlin' }),
  msg({ id: 'home.trust.both', message: 'For employers and for the people they hire' }),
  msg({ id: 'home.trust.dated', message: 'Legal figures with their date, sources under each guide' }),
]

export const REASONS: readonly Point[] = [
  {
    title: msg({ id: 'home.why.person.title', message: 'One contact for your case' }),
    text: msg({
      id: 'home.why.person.text',
      message: 'You know whom to ask, from the first call to the first weeks in Germany.',
    }),
  },
  {
    title: msg({ id: 'home.why.sides.title', message: 'We know both sides' }),
    text: msg({
      id: 'home.why.sides.text',
      message: 'We know what HR teams must document and what families worry about at night.',
    }),
  },
  {
    title: msg({ id: 'home.why.plan.title', message: 'A plan before the paperwork' }),
    text: msg({
      id: 'home.why.plan.text',
      message:
        'You learn which routes are open to you, what they cost, how long they usually take and what can go wrong.',
    }),
  },
  {
    title: msg({ id: 'home.why.honest.title', message: 'An honest no where it is due' }),
    text: msg({
      id: 'home.why.honest.text',
      message: 'If a route will not work, we say so in the free consultation, and name the alternatives.',
    }),
  },
]

export const STEPS: readonly Point[] = [
  {
    title: msg({ id: 'home.step.talk.title', message: 'Talk' }),
    text: msg({
      id: 'home.step.talk.text',
      message: 'You tell us your situation. About 30 minutes, free of charge.',
    }),
  },
  {
    title: msg({ id: 'home.step.plan.title', message: 'Plan' }),
    text: msg({
      id: 'home.step.plan.text',
      message: 'We compare the routes and send you a plan with steps, times and costs.',
    }),
  },
  {
    title: msg({ id: 'home.step.documents.title', message: 'Documents' }),
    text: msg({
      id: 'home.step.documents.text',
      message: 'You receive a checklist. We check your papers before an authority sees them.',
    }),
  },
  {
    title: msg({ id: 'home.step.application.title', message: 'Application' }),
    text: msg({
      id: 'home.step.application.text',
      message: 'We prepare the application and stay in touch with the authorities.',
    }),
  },
  {
    title: msg({ id: 'home.step.arrival.title', message: 'Arrival' }),
    text: msg({
      id: 'home.step.arrival.text',
      message: 'Registration, bank account, health insurance: we help you settle in.',
    }),
  },
]
