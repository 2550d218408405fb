import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/app/i18n.ts'
import { head } from '#src/pages/privacy/privacy.head.ts'
import { PrivacyPage } from '#src/pages/privacy/privacy.tsx'

export const Route = createFileRoute('/privacy')({
  loader: pageMessages('privacy'),
  head,
  component: PrivacyPage,
})
