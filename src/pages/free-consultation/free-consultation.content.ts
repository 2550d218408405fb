import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Point } from '#src/ui/points.tsx'

export const BENEFITS: readonly Point[] = [
  {
    title: msg({ id: 'free-consultation.benefit.routes.title', message: 'You know your routes' }),
    text: msg({
      id: 'free-consultation.benefit.routes.text',
      message: 'We name the residence titles that come into question, and say plainly which ones do not.',
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
        'Official fees, proof of funds and our own price, before you decide anything. The talk itself is free.',
    }),
  },
]

/** What makes half an hour go further. */
export const PREPARATION: readonly MessageDescriptor[] = [
  msg({ id: 'free-consultation.prepare.person', message: 'Nationality and the country you live in' }),
  msg({ id: 'free-consultation.prepare.work', message: 'Profession, qualification and years of experience' }),
  msg({ id: 'free-consultation.prepare.plan', message: 'Your plan, and the date you have in mind' }),
  msg({ id: 'free-consultation.prepare.question', message: 'The one question you most want answered' }),
]
