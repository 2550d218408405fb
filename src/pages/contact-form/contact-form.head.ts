import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const businessHead = pageHead({
  path: '/contact/business',
  title: msg`Write to us as a business`,
  description: msg`The form for employers who hire from abroad or move staff to Germany, on a page of its own.`,
  noindex: true,
})

export const individualHead = pageHead({
  path: '/contact/individual',
  title: msg`Write to us as an individual`,
  description: msg`The form for people who want to live or work in Germany, on a page of its own.`,
  noindex: true,
})
