import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/impressum',
  title: msg({ id: 'imprint.head.title', message: 'Legal notice' }),
  description: msg({
    id: 'imprint.head.description',
    message: 'Who runs this website and how to reach us.',
  }),
})
