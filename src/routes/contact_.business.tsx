import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { businessHead } from '#src/pages/contact-form/contact-form.head.ts'
import { BusinessFormPage } from '#src/pages/contact-form/contact-form.tsx'

export const Route = createFileRoute('/contact_/business')({
  loader: pageMessages('contact-form', 'flows/contact-modal', 'forms'),
  head: businessHead,
  component: BusinessFormPage,
})
