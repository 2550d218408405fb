import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/contact',
  title: msg({ id: 'contact.head.title', message: 'Contact us' }),
  description: msg({
    id: 'contact.head.description',
    message: 'Write to us in German, English, Turkish, Azerbaijani or Russian.',
  }),
})
