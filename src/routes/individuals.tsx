import { createFileRoute } from '@tanstack/react-router'
import { loadEntries } from '#src/content/articles.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/individuals/individuals.head.ts'
import { IndividualsPage } from '#src/pages/individuals/individuals.tsx'

export const Route = createFileRoute('/individuals')({
  loader: async (input) => {
    await pageMessages('individuals')(input)
    return loadEntries(input.context.locale)
  },
  head,
  component: IndividualsPage,
})
