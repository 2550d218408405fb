import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/job-seeker-compass',
  title: msg`Job Seeker Compass: coming soon`,
  description: msg`Coming soon: a tool that counts your points for the Opportunity Card, names missing papers and plans your job search in Germany. Ask us to tell you.`,
})
