import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { individualHead } from '#src/pages/contact-form/contact-form.head.ts'
import { IndividualFormPage } from '#src/pages/contact-form/contact-form.tsx'

export const Route = createFileRoute('/contact_/individual')({
  loader: pageMessages('contact-form', 'flows/contact-modal', 'forms'),
  head: individualHead,
  component: IndividualFormPage,
})
