import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/your-message',
  title: msg`Your message`,
  description: msg`The page behind the link in our confirmation e-mail: when we received your message, by when we answer, when it is deleted, and how to take it back.`,
  noindex: true,
})
