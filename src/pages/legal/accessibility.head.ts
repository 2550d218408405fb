import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'

export const head = pageHead({
  path: '/accessibility',
  title: msg`Accessibility statement`,
  description: msg`How this website and its services can be used by everyone, what we check, which limits we know of, and whom to tell about a barrier.`,
})
