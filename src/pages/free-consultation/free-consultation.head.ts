import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/free-consultation',
  title: msg({ id: 'free-consultation.head.title', message: 'Free consultation' }),
  description: msg({
    id: 'free-consultation.head.description',
    message: 'About 30 minutes on your situation and your options, free of charge.',
  }),
})
