import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/app/i18n.ts'
import { head } from '#src/pages/imprint/imprint.head.ts'
import { ImprintPage } from '#src/pages/imprint/imprint.tsx'

export const Route = createFileRoute('/impressum')({
  loader: pageMessages('imprint'),
  head,
  component: ImprintPage,
})
