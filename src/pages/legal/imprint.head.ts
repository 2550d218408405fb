import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/impressum',
  title: msg`Legal notice`,
  description: msg`Legal notice (Impressum): who provides this website, how to reach us, register and tax numbers, and who is responsible for the articles.`,
})
