import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const BENEFITS: readonly Point[] = [
  {
    title: msg({ id: 'free-visa-case.benefit.clarity.title', message: 'You see what is there' }),
    text: msg({
      id: 'free-visa-case.benefit.clarity.text',
      message:
        'You see which papers are there, which are missing and which dates come next. In writing, for your file.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.benefit.gaps.title', message: 'You find gaps before others do' }),
    text: msg({
      id: 'free-visa-case.benefit.gaps.text',
      message:
        'A missing copy or a date overlooked is easy to mend early, and hard to explain in an inspection.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.benefit.trial.title', message: 'You see how we work' }),
    text: msg({
      id: 'free-visa-case.benefit.trial.text',
      message: 'One case shows more than any brochure. Afterwards you decide freely whether we go on.',
    }),
  },
]

export const FOR_WHOM: readonly MessageDescriptor[] = [
  msg({
    id: 'free-visa-case.whom.first',
    message: 'Employers who hire someone from outside the EU for the first time',
  }),
  msg({
    id: 'free-visa-case.whom.hr',
    message: 'HR teams who want a second look at an application before it is filed',
  }),
  msg({
    id: 'free-visa-case.whom.expiry',
    message: 'Companies whose colleague holds a permit that ends soon or ties them to one job',
  }),
  msg({
    id: 'free-visa-case.whom.mobility',
    message: 'Mobility managers who compare a new provider with the current one',
  }),
]

export const INCLUDED: readonly MessageDescriptor[] = [
  msg({
    id: 'free-visa-case.included.route',
    message: 'The usual permits for such a job side by side, each with its conditions',
  }),
  msg({
    id: 'free-visa-case.included.documents',
    message: 'A look through the documents you have, and a list of those still missing',
  }),
  msg({
    id: 'free-visa-case.included.duties',
    message: 'A list of your duties as an employer, done and open: copies, notices, reports, end dates',
  }),
  msg({
    id: 'free-visa-case.included.plan',
    message: 'A written plan with steps, dates and the official fees to expect',
  }),
]

export const EXCLUDED: readonly MessageDescriptor[] = [
  msg({ id: 'free-visa-case.excluded.fees', message: 'Official fees' }),
  msg({
    id: 'free-visa-case.excluded.others',
    message: 'Interpreters, translations and legal representation',
  }),
]

/** Parts of the written plan. The text `free-visa-case.costs.plan.text` lists them too. */
export const PLAN_PARTS: readonly MessageDescriptor[] = [
  msg({ id: 'free-visa-case.plan.permits', message: 'Possible permits' }),
  msg({ id: 'free-visa-case.plan.documents', message: 'Documents and their state' }),
  msg({ id: 'free-visa-case.plan.duties', message: 'Your duties with dates' }),
  msg({ id: 'free-visa-case.plan.fees', message: 'Official fees to expect' }),
]

export const STEPS: readonly Point[] = [
  {
    title: msg({ id: 'free-visa-case.step.tell.title', message: 'You describe the case' }),
    text: msg({
      id: 'free-visa-case.step.tell.text',
      message: 'A few lines are enough: the job, the nationality, the current permit and the planned start.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.step.check.title', message: 'We go through it' }),
    text: msg({
      id: 'free-visa-case.step.check.text',
      message:
        'You receive a list of documents, and we agree a safe way to send them. Then we look at each one.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.step.result.title', message: 'You receive the result' }),
    text: msg({
      id: 'free-visa-case.step.result.text',
      message: 'We send the written plan and talk it through with you. You decide how to go on.',
    }),
  },
]

export const COSTS_AND_PAPERS: readonly Point[] = [
  {
    title: msg({ id: 'free-visa-case.costs.after.title', message: 'What comes after the free case?' }),
    text: msg({
      id: 'free-visa-case.costs.after.text',
      message: 'Nothing more starts by itself. You receive scope and price in writing, and then you decide.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.costs.fees.title', message: 'Who pays the official fees?' }),
    text: msg({
      id: 'free-visa-case.costs.fees.text',
      message:
        'They go to the authority, not to us. Agree early with the person you hire who pays fees, translations and travel.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.costs.plan.title', message: 'What is in the written plan?' }),
    text: msg({
      id: 'free-visa-case.costs.plan.text',
      message:
        'The possible permits, each document with its state, your duties with their dates, and the official fees to expect.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.costs.privacy.title', message: 'Who answers for data protection?' }),
    text: msg({
      id: 'free-visa-case.costs.privacy.text',
      message:
        'Before you send details of a colleague, we agree in writing who does. You receive a data processing agreement where the GDPR asks for one.',
    }),
  },
  {
    title: msg({
      id: 'free-visa-case.costs.papers.title',
      message: 'What happens to passports and certificates?',
    }),
    text: msg({
      id: 'free-visa-case.costs.papers.text',
      message:
        'We work with copies, and we agree a safe way for them first. Passports and originals stay with their owner.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.costs.kept.title', message: 'How long do you keep our data?' }),
    text: msg({
      id: 'free-visa-case.costs.kept.text',
      message: 'If you do not commission us, we delete it at the latest 7 months after the last contact.',
    }),
  },
]

export const FIRST_MESSAGE: readonly MessageDescriptor[] = [
  msg({ id: 'free-visa-case.request.job', message: 'Job title, place of work and gross salary' }),
  msg({ id: 'free-visa-case.request.person', message: 'Nationality and qualification of the person' }),
  msg({
    id: 'free-visa-case.request.title',
    message: 'Current residence permit and its end date, if there is one',
  }),
  msg({ id: 'free-visa-case.request.start', message: 'Planned start, and what has been done so far' }),
]
