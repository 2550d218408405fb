import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/seo.ts'

export const head = pageHead({
  path: '/information',
  title: msg({ id: 'information.head.title', message: 'Information Center' }),
  description: msg({
    id: 'information.head.description',
    message: 'Articles on visas and residence in Germany, with figures that carry their date.',
  }),
})
