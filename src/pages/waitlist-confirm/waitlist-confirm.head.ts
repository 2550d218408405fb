import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/job-seeker-compass/confirm',
  title: msg`Confirm your sign-up`,
  description: msg`The page behind the link in our confirmation e-mail for the Job Seeker Compass: how to confirm that you want to hear when it opens.`,
  noindex: true,
})
