import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/accessibility',
  title: msg({ id: 'accessibility.head.title', message: 'Accessibility statement' }),
  description: msg({
    id: 'accessibility.head.description',
    message:
      'How this website and its services can be used by everyone, what we check, which limits we know of, and whom to tell about a barrier.',
  }),
})
