import { createFileRoute } from '@tanstack/react-router'
import { withEntries } from '#src/content/articles.ts'
import { head } from '#src/pages/individuals/individuals.head.ts'
import { IndividualsPage } from '#src/pages/individuals/individuals.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/individuals')({
  loader: withEntries(pageMessages('individuals')),
  head,
  component: IndividualsPage,
})
