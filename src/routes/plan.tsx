import { createFileRoute } from '@tanstack/react-router'
import { withPlanPage } from '#src/content/law/plan-page.ts'
import { planHead } from '#src/pages/plan/plan.head.ts'
import { PlanPage } from '#src/pages/plan/plan.tsx'

export const Route = createFileRoute('/plan')({
  loader: withPlanPage,
  head: planHead,
  component: PlanPage,
})
