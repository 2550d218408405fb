import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/individuals',
  title: msg({ id: 'individuals.head.title', message: 'Your way to Germany' }),
  description: msg({
    id: 'individuals.head.description',
    message: 'Visas, recognition, family and settlement: advice for people who come to live in Germany.',
  }),
})
