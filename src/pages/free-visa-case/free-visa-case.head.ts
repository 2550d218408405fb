import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/free-visa-case',
  title: msg({ id: 'free-visa-case.head.title', message: 'Your first visa case, free of charge' }),
  description: msg({
    id: 'free-visa-case.head.description',
    message: 'A compliance check for employers: we look at one real case and tell you where you stand.',
  }),
})
