import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/app/i18n.ts'
import { head } from '#src/pages/accessibility/accessibility.head.ts'
import { AccessibilityPage } from '#src/pages/accessibility/accessibility.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: pageMessages('accessibility'),
  head,
  component: AccessibilityPage,
})
