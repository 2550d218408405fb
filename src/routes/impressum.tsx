import { createFileRoute } from '@tanstack/react-router'
import { withLegalText } from '#src/content/legal-text.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/legal/imprint.head.ts'
import { ImprintPage } from '#src/pages/legal/imprint.tsx'

export const Route = createFileRoute('/impressum')({
  loader: withLegalText('imprint', pageMessages('legal')),
  head,
  component: ImprintPage,
})
