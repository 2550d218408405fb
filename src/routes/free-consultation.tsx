import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/free-consultation/free-consultation.head.ts'
import { FreeConsultationPage } from '#src/pages/free-consultation/free-consultation.tsx'

export const Route = createFileRoute('/free-consultation')({
  loader: pageMessages('free-consultation', 'flows/inquiry', 'forms'),
  head,
  component: FreeConsultationPage,
})
