import { createFileRoute } from '@tanstack/react-router'
import { withEntries } from '#src/content/articles.ts'
import { head } from '#src/pages/information/information.head.ts'
import { informationSearch } from '#src/pages/information/information.search.ts'
import { InformationPage } from '#src/pages/information/information.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/information/')({
  validateSearch: informationSearch,
  loader: withEntries(pageMessages('information')),
  // Articles and texts change only with a build, so changing the filters need not load them again.
  staleTime: Number.POSITIVE_INFINITY,
  head,
  component: InformationPage,
})
