import { createFileRoute } from '@tanstack/react-router'
import { businessHead } from '#src/pages/contact-form/contact-form.head.ts'
import { BusinessFormPage } from '#src/pages/contact-form/contact-form.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/contact_/business')({
  loader: pageMessages('contact-form', 'flows/contact-modal', 'forms'),
  head: businessHead,
  component: BusinessFormPage,
})
