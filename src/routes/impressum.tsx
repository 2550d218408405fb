import { createFileRoute } from '@tanstack/react-router'
import { withLegalText } from '#src/content/legal-text.ts'
import { head } from '#src/pages/legal/imprint.head.ts'
import { ImprintPage } from '#src/pages/legal/imprint.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/impressum')({
  loader: withLegalText('imprint', pageMessages('legal')),
  head,
  component: ImprintPage,
})
