import { createFileRoute } from '@tanstack/react-router'
import { withTurkishTool } from '#src/content/law/tool-page.ts'
import { employers } from '#src/pages/quick-check/quick-check.head.ts'
import { EmployerCheckPage } from '#src/pages/quick-check/quick-check.tsx'
import { redirectToEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/quick-check-turkish/employers')({
  beforeLoad: redirectToEnglish('/quick-check-turkish/employers'),
  loader: withTurkishTool('hire'),
  head: employers.turkish,
  component: EmployerCheckPage,
})
