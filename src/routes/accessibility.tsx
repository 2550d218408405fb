import { createFileRoute } from '@tanstack/react-router'
import { withLegalText } from '#src/content/legal-text.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/legal/accessibility.head.ts'
import { AccessibilityPage } from '#src/pages/legal/accessibility.tsx'

export const Route = createFileRoute('/accessibility')({
  loader: withLegalText('accessibility', pageMessages('legal')),
  head,
  component: AccessibilityPage,
})
