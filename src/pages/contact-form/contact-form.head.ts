import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const businessHead = pageHead({
  path: '/contact/business',
  title: msg({ id: 'contact-form.business.head.title', message: 'Write to us as a business' }),
  description: msg({
    id: 'contact-form.business.head.description',
    message: 'The form for employers who hire from abroad or move staff to Germany, on a page of its own.',
  }),
  noindex: true,
})

export const individualHead = pageHead({
  path: '/contact/individual',
  title: msg({ id: 'contact-form.individual.head.title', message: 'Write to us as an individual' }),
  description: msg({
    id: 'contact-form.individual.head.description',
    message: 'The form for people who want to live or work in Germany, on a page of its own.',
  }),
  noindex: true,
})
