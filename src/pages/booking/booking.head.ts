import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/book-appointment',
  title: msg`Book your free consultation`,
  description: msg`Schedule a free consultation of about 30 minutes on your visa and relocation to Germany. We reply within 1-2 working days.`,
})
