import { createFileRoute } from '@tanstack/react-router'
import { withLegalText } from '#src/content/legal-text.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/legal/privacy.head.ts'
import { PrivacyPage } from '#src/pages/legal/privacy.tsx'

export const Route = createFileRoute('/privacy')({
  loader: withLegalText('privacy', pageMessages('legal')),
  head,
  component: PrivacyPage,
})
