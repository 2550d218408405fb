import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/job-seeker-compass',
  title: msg({ id: 'compass.head.title', message: 'Job Seeker Compass' }),
  description: msg({
    id: 'compass.head.description',
    message: 'A coming tool for the Opportunity Card and the job search in Germany.',
  }),
})
