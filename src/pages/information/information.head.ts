import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/information',
  hasFeed: true,
  title: msg`Information Center`,
  description: msg`Guides to visas, recognition and family reunion in Germany, for individuals and employers. Search by topic; each with its sources and the date of its law.`,
})
