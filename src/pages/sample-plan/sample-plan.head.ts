import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/sample-plan',
  title: msg`A sample plan: one invented case, eight sheets`,
  description: msg`What a written plan looks like: route, papers, weeks, official fees and duties for one invented hire from India, with a note on why each part is there.`,
})
