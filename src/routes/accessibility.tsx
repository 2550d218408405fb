import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/app/i18n.ts'
import { withLegalText } from '#src/content/legal-text.ts'
import { head } from '#src/pages/accessibility/accessibility.head.ts'
import { AccessibilityPage } from '#src/pages/accessibility/accessibility.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: withLegalText('accessibility', pageMessages('accessibility')),
  head,
  component: AccessibilityPage,
})
