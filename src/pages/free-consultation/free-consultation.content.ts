import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const BENEFITS: readonly Point[] = [
  {
    title: msg({ id: 'free-consultation.benefit.routes.title', message: 'You know your routes' }),
    text: msg({
      id: 'free-consultation.benefit.routes.text',
      message: 'We explain which permits exist for plans like yours, and what each of them asks for.',
    }),
  },
  {
    title: msg({ id: 'free-consultation.benefit.order.title', message: 'You know the order' }),
    text: msg({
      id: 'free-consultation.benefit.order.text',
      message:
        'Language test, recognition, contract, appointment: you learn what comes first and how long it usually takes.',
    }),
  },
  {
    title: msg({ id: 'free-consultation.benefit.cost.title', message: 'You know what it costs' }),
    text: msg({
      id: 'free-consultation.benefit.cost.text',
      message:
        'Official fees, the money you must show and our own price, before you decide anything. The talk itself is free.',
    }),
  },
]

export const COSTS_AND_PAPERS: readonly Point[] = [
  {
    title: msg({ id: 'free-consultation.costs.price.title', message: 'What do I pay you, and when?' }),
    text: msg({
      id: 'free-consultation.costs.price.text',
      message:
        'The consultation is free. Before any further work you receive our price in writing. Only then do you decide.',
    }),
  },
  {
    title: msg({ id: 'free-consultation.costs.others.title', message: 'Which costs come on top?' }),
    text: msg({
      id: 'free-consultation.costs.others.text',
      message:
        'Official fees, translations and certified copies. For many visas you also show money for your living costs. Recognition and exams cost extra.',
    }),
  },
  {
    title: msg({
      id: 'free-consultation.costs.job.title',
      message: 'Does my employer pay, and do you find me a job?',
    }),
    text: msg({
      id: 'free-consultation.costs.job.text',
      message:
        'You and your employer agree who pays what; have it in writing. We do not place people in jobs. Be careful with anyone who wants money for a job offer.',
    }),
  },
  {
    title: msg({
      id: 'free-consultation.costs.state.title',
      message: 'Which state is right for me as a doctor or nurse?',
    }),
    text: msg({
      id: 'free-consultation.costs.state.text',
      message:
        'As a rule, the state where you want to work decides on your recognition. Fees and waiting times differ, so we look at that first.',
    }),
  },
  {
    title: msg({
      id: 'free-consultation.costs.legalisation.title',
      message: 'Must my papers be legalised in my country?',
    }),
    text: msg({
      id: 'free-consultation.costs.legalisation.text',
      message:
        'Papers from some countries need an apostille or a legalisation. Ask the office that decides before you pay for one.',
    }),
  },
  {
    title: msg({ id: 'free-consultation.costs.papers.title', message: 'Where do my papers go?' }),
    text: msg({
      id: 'free-consultation.costs.papers.text',
      message:
        'We work with copies, and we agree a safe way for them first. Your passport and originals stay with you until an embassy or authority asks for them. If you do not commission us, we delete your data at the latest 7 months after the last contact.',
    }),
  },
]

export const PREPARATION: readonly MessageDescriptor[] = [
  msg({ id: 'free-consultation.prepare.person', message: 'Nationality and the country you live in' }),
  msg({ id: 'free-consultation.prepare.work', message: 'Profession, qualification and years of experience' }),
  msg({ id: 'free-consultation.prepare.plan', message: 'Your plan, and the date you have in mind' }),
  msg({ id: 'free-consultation.prepare.question', message: 'The one question you most want answered' }),
]
