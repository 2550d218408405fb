import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/businesses',
  title: msg`Work visas and compliance for employers`,
  description: msg`Work permits, EU Blue Card, compliance, monitoring of deadlines and settling in for the people you hire from abroad. Your first visa case is free.`,
})
