import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/privacy',
  title: msg`Privacy policy`,
  description: msg`Which data we process when you visit or write to us, why, for how long and who receives it. No tracking, no third-party requests; your rights.`,
})
