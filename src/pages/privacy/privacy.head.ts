import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/privacy',
  title: msg({ id: 'privacy.head.title', message: 'Privacy policy' }),
  description: msg({
    id: 'privacy.head.description',
    message: 'What we do with your data, and your rights.',
  }),
})
