import { createFileRoute } from '@tanstack/react-router'
import { withTurkishCard } from '#src/content/law/tool-page.ts'
import { forceEnglish } from '#src/pages/quick-check/points.route.ts'
import { PointsPage } from '#src/pages/quick-check/points.tsx'
import { turkishPointsHead } from '#src/pages/quick-check/quick-check.head.ts'

export const Route = createFileRoute('/opportunity-card-points-turkish')({
  beforeLoad: ({ context }) => forceEnglish(context.locale),
  loader: withTurkishCard,
  head: turkishPointsHead,
  component: PointsPage,
})
