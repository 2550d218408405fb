import { createFileRoute } from '@tanstack/react-router'
import { withLegalText } from '#src/content/legal-text.ts'
import { head } from '#src/pages/legal/accessibility.head.ts'
import { AccessibilityPage } from '#src/pages/legal/accessibility.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/accessibility')({
  loader: withLegalText('accessibility', pageMessages('legal')),
  head,
  component: AccessibilityPage,
})
