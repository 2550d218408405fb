import { createFileRoute } from '@tanstack/react-router'
import { withTool } from '#src/content/law/tool-page.ts'
import { toolHead } from '#src/pages/quick-check/quick-check.head.ts'
import { EmployerCheckPage } from '#src/pages/quick-check/quick-check.tsx'

export const Route = createFileRoute('/quick-check/employers')({
  loader: withTool('hire'),
  head: toolHead('/quick-check/employers'),
  component: EmployerCheckPage,
})
