import { createFileRoute } from '@tanstack/react-router'
import { withEntries } from '#src/content/articles.ts'
import { withSentenceForm } from '#src/content/law/tool-page.ts'
import { head } from '#src/pages/businesses/businesses.head.ts'
import { BusinessesPage } from '#src/pages/businesses/businesses.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/businesses')({
  loader: withSentenceForm('hire', withEntries(pageMessages('businesses'))),
  head,
  component: BusinessesPage,
})
