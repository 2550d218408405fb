import { createFileRoute } from '@tanstack/react-router'
import { withTurkishTool } from '#src/content/law/tool-page.ts'
import { people } from '#src/pages/quick-check/quick-check.head.ts'
import { QuickCheckPage } from '#src/pages/quick-check/quick-check.tsx'
import { redirectToEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/quick-check-turkish/')({
  beforeLoad: redirectToEnglish('/quick-check-turkish'),
  loader: withTurkishTool('you'),
  head: people.turkish,
  component: QuickCheckPage,
})
