import { createFileRoute } from '@tanstack/react-router'
import { withEntries } from '#src/content/articles.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/individuals/individuals.head.ts'
import { IndividualsPage } from '#src/pages/individuals/individuals.tsx'

export const Route = createFileRoute('/individuals')({
  loader: withEntries(pageMessages('individuals')),
  head,
  component: IndividualsPage,
})
