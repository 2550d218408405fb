import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/about',
  title: msg`About us: two founders, two cities`,
  description: msg`Who works on your case in Munich and Berlin, and what we value. Why we publish what we know about visas, recognition and arrival.`,
})
