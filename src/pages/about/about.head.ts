import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/about',
  title: msg({ id: 'about.head.title', message: 'About us' }),
  description: msg({
    id: 'about.head.description',
    message: 'Who we are: two founders, two cities, one idea of how moving to Germany should feel.',
  }),
})
