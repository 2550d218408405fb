import { createFileRoute } from '@tanstack/react-router'
import { turkishHead } from '#src/pages/free-consultation/free-consultation.head.ts'
import { TurkishConsultationPage } from '#src/pages/free-consultation/turkish.tsx'
import { redirectToEnglish } from '#src/pages/quick-check/turkish.route.ts'
import { loadTurkish } from '#src/site/i18n.ts'

export const Route = createFileRoute('/free-consultation-turkish')({
  beforeLoad: redirectToEnglish('/free-consultation-turkish'),
  loader: () => loadTurkish('pages/free-consultation', 'flows/inquiry', 'forms'),
  head: turkishHead,
  component: TurkishConsultationPage,
})
