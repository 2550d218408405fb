import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/contact/contact.head.ts'
import { contactSearch } from '#src/pages/contact/contact.search.ts'
import { ContactPage } from '#src/pages/contact/contact.tsx'

export const Route = createFileRoute('/contact')({
  validateSearch: contactSearch,
  loader: pageMessages('contact', 'flows/contact-modal', 'forms'),
  head,
  component: ContactPage,
})
