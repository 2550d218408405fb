import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/sample-plan/sample-plan.head.ts'
import { SamplePlanPage } from '#src/pages/sample-plan/sample-plan.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/sample-plan')({
  loader: pageMessages('sample-plan'),
  head,
  component: SamplePlanPage,
})
