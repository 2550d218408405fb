import { createFileRoute } from '@tanstack/react-router'
import { withTurkishCard } from '#src/content/law/tool-page.ts'
import { turkishHead } from '#src/pages/points/points.head.ts'
import { forceEnglish } from '#src/pages/points/points.route.ts'
import { PointsPage } from '#src/pages/points/points.tsx'

export const Route = createFileRoute('/opportunity-card-points-turkish')({
  beforeLoad: ({ context }) => forceEnglish(context.locale),
  loader: withTurkishCard,
  head: turkishHead,
  component: PointsPage,
})
