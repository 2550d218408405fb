import { createFileRoute } from '@tanstack/react-router'
import { loadEntries } from '#src/content/articles.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/businesses/businesses.head.ts'
import { BusinessesPage } from '#src/pages/businesses/businesses.tsx'

export const Route = createFileRoute('/businesses')({
  loader: async (input) => {
    await pageMessages('businesses')(input)
    return loadEntries(input.context.locale)
  },
  head,
  component: BusinessesPage,
})
