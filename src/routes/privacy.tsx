import { createFileRoute } from '@tanstack/react-router'
import { withLegalText } from '#src/content/legal-text.ts'
import { head } from '#src/pages/legal/privacy.head.ts'
import { PrivacyPage } from '#src/pages/legal/privacy.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/privacy')({
  loader: withLegalText('privacy', pageMessages('legal')),
  head,
  component: PrivacyPage,
})
