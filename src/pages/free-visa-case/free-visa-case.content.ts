import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const BENEFITS: readonly Point[] = [
  {
    title: msg({ id: 'free-visa-case.benefit.clarity.title', message: 'You know where you stand' }),
    text: msg({
      id: 'free-visa-case.benefit.clarity.text',
      message: 'You learn what is in order, what is missing and what is urgent. In writing, for your file.',
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
    message: 'Companies whose colleague holds a title that ends soon or ties them to one job',
  }),
  msg({
    id: 'free-visa-case.whom.mobility',
    message: 'Mobility managers who compare a new provider with the current one',
  }),
]

export const INCLUDED: readonly MessageDescriptor[] = [
  msg({
    id: 'free-visa-case.included.route',
    message: 'Comparison of the possible residence titles for this person and this job',
  }),
  msg({
    id: 'free-visa-case.included.documents',
    message: 'Check of the documents you have, and a list of those still missing',
  }),
  msg({
    id: 'free-visa-case.included.duties',
    message: 'Check of your duties as an employer: copies, notices, reports, end dates',
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

export const STEPS: readonly Point[] = [
  {
    title: msg({ id: 'free-visa-case.step.tell.title', message: 'You describe the case' }),
    text: msg({
      id: 'free-visa-case.step.tell.text',
      message: 'A few lines are enough: the job, the nationality, the current title and the planned start.',
    }),
  },
  {
    title: msg({ id: 'free-visa-case.step.check.title', message: 'We check it' }),
    text: msg({
      id: 'free-visa-case.step.check.text',
      message:
        'You receive a list of documents, and we agree a safe way to send them. Then we go through each one.',
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

/** What helps in a first message. */
export const FIRST_MESSAGE: readonly MessageDescriptor[] = [
  msg({ id: 'free-visa-case.request.job', message: 'Job title, place of work and gross salary' }),
  msg({ id: 'free-visa-case.request.person', message: 'Nationality and qualification of the person' }),
  msg({
    id: 'free-visa-case.request.title',
    message: 'Current residence title and its end date, if there is one',
  }),
  msg({ id: 'free-visa-case.request.start', message: 'Planned start, and what has been done so far' }),
]

/** Also the source of the page's FAQPage data. */
export const FAQ: readonly { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg({ id: 'free-visa-case.faq.cost.question', message: 'Is the first case really free?' }),
    answer: msg({
      id: 'free-visa-case.faq.cost.answer',
      message:
        'Yes. Our work on it costs you nothing and binds you to nothing. Official fees, interpreters, translations and legal representation are not part of it. If your case needs any of these, we tell you beforehand.',
    }),
  },
  {
    question: msg({ id: 'free-visa-case.faq.which.question', message: 'Which case can I choose?' }),
    answer: msg({
      id: 'free-visa-case.faq.which.answer',
      message:
        'One person from outside the EU whom you employ in Germany or want to hire. It can be a first visa, an extension, a change of job or a settlement permit.',
    }),
  },
  {
    question: msg({ id: 'free-visa-case.faq.time.question', message: 'How long does it take?' }),
    answer: msg({
      id: 'free-visa-case.faq.time.answer',
      message:
        'We reply within 24 hours. Processing usually takes 5-10 working days after all documents are available. The time an authority needs comes on top.',
    }),
  },
  {
    question: msg({ id: 'free-visa-case.faq.law.question', message: 'Is this legal advice?' }),
    answer: msg({
      id: 'free-visa-case.faq.law.answer',
      message:
        'No. We check documents, deadlines and steps against the published rules. If your case raises a disputed question of law, we say so. Then a lawyer should look at it.',
    }),
  },
]
