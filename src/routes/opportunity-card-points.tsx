import { createFileRoute } from '@tanstack/react-router'
import { withTool } from '#src/content/law/tool-page.ts'
import { PointsPage } from '#src/pages/quick-check/points.tsx'
import { toolHead } from '#src/pages/quick-check/quick-check.head.ts'

export const Route = createFileRoute('/opportunity-card-points')({
  loader: withTool('card'),
  head: toolHead('/opportunity-card-points'),
  component: PointsPage,
})
