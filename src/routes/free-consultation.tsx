import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/free-consultation/free-consultation.head.ts'
import { FreeConsultationPage } from '#src/pages/free-consultation/free-consultation.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/free-consultation')({
  loader: pageMessages('free-consultation', 'flows/inquiry', 'forms'),
  head,
  component: FreeConsultationPage,
})
