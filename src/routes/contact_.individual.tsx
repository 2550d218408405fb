import { createFileRoute } from '@tanstack/react-router'
import { individualHead } from '#src/pages/contact-form/contact-form.head.ts'
import { IndividualFormPage } from '#src/pages/contact-form/contact-form.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/contact_/individual')({
  loader: pageMessages('contact-form', 'flows/contact-modal', 'forms'),
  head: individualHead,
  component: IndividualFormPage,
})
