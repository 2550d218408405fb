import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/free-consultation',
  title: msg`Free consultation on visas for Germany`,
  description: msg`About 30 minutes on your situation, your options and the next step. Free of charge, in German, English, Turkish, Azerbaijani or Russian.`,
})
