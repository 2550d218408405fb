import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/businesses',
  title: msg({ id: 'businesses.head.title', message: 'Hire abroad without surprises' }),
  description: msg({
    id: 'businesses.head.description',
    message: 'Work permits, compliance and a soft landing for the people you hire from abroad.',
  }),
})
