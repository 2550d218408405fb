import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/app/i18n.ts'
import { individualHead } from '#src/pages/contact-form/contact-form.head.ts'
import { IndividualFormPage } from '#src/pages/contact-form/contact-form.tsx'

export const Route = createFileRoute('/contact_/individual')({
  loader: pageMessages('contact-form'),
  head: individualHead,
  staticData: { onlyShows: {} },
  component: IndividualFormPage,
})
