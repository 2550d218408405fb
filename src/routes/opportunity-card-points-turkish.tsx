import { createFileRoute } from '@tanstack/react-router'
import { withTurkishTool } from '#src/content/law/tool-page.ts'
import { PointsPage } from '#src/pages/quick-check/points.tsx'
import { points } from '#src/pages/quick-check/quick-check.head.ts'
import { redirectToEnglish } from '#src/pages/quick-check/turkish.route.ts'

export const Route = createFileRoute('/opportunity-card-points-turkish')({
  beforeLoad: redirectToEnglish('/opportunity-card-points-turkish'),
  loader: withTurkishTool('card'),
  head: points.turkish,
  component: PointsPage,
})
