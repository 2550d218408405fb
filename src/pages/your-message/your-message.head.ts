import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/your-message',
  title: msg({ id: 'your-message.head.title', message: 'Your message' }),
  description: msg({
    id: 'your-message.head.description',
    message:
      'The page behind the link in our confirmation e-mail: when we received your message, by when we answer, when it is deleted, and how to take it back.',
  }),
  noindex: true,
})
