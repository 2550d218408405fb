import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/individuals',
  title: msg`Visas, family and settlement in Germany`,
  description: msg`Blue Card, Opportunity Card, recognition, family reunion, settlement: which way to Germany fits your life, with current figures and a free first consultation.`,
})
