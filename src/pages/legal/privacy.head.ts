import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/privacy',
  title: msg({ id: 'privacy.head.title', message: 'Privacy policy' }),
  description: msg({
    id: 'privacy.head.description',
    message:
      'Which data we process when you visit or write to us, why, for how long and who receives it. No tracking, no third-party requests; your rights.',
  }),
})
