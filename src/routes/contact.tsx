import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/contact/contact.head.ts'
import { contactSearch } from '#src/pages/contact/contact.search.ts'
import { ContactPage } from '#src/pages/contact/contact.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: pageMessages('contact', 'flows/contact-modal', 'forms'),
  head,
  component: ContactPage,
})
