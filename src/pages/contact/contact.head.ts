import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/contact',
  title: msg`Contact for businesses and individuals`,
  description: msg`Write to us about visas, work permits or your move to Germany: in German, English, Turkish, Azerbaijani or Russian. We reply within 1-2 working days.`,
})
