import { createFileRoute } from '@tanstack/react-router'
import { withTool } from '#src/content/law/tool-page.ts'
import { head } from '#src/pages/points/points.head.ts'
import { PointsPage } from '#src/pages/points/points.tsx'

export const Route = createFileRoute('/opportunity-card-points')({
  loader: withTool('card'),
  head,
  component: PointsPage,
})
