import { msg } from '@lingui/core/macro'
import { pageHead } from '#src/site/seo.ts'
import { FAQ } from './free-visa-case.faq.ts'

export const head = pageHead({
  path: '/free-visa-case',
  title: msg`Free first visa case for employers`,
  description: msg`A free compliance check of one real case: permit, documents, deadlines and duties. For employers who hire, or already employ, people from outside the EU.`,
  // Only prerendered pages need structured data, which is for crawlers.
  faqs: import.meta.env.SSR ? FAQ : [],
})
