import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/',
  title: msg`Visas and relocation to Germany`,
  description: msg`Visas, work permits, recognition and relocation to Germany: advice for employers and individuals from Munich and Berlin, in five languages. First consultation free.`,
})
