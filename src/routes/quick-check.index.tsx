import { createFileRoute } from '@tanstack/react-router'
import { withTool } from '#src/content/law/tool-page.ts'
import { toolHead } from '#src/pages/quick-check/quick-check.head.ts'
import { QuickCheckPage } from '#src/pages/quick-check/quick-check.tsx'

export const Route = createFileRoute('/quick-check/')({
  loader: withTool('you'),
  head: toolHead('/quick-check'),
  component: QuickCheckPage,
})
