import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/app/i18n.ts'
import { loadEntries } from '#src/content/articles.ts'
import { loadFigures } from '#src/content/figures.ts'
import { head } from '#src/pages/home/home.head.ts'
import { HomePage } from '#src/pages/home/home.tsx'

const messages = pageMessages('home')

export const Route = createFileRoute('/')({
  loader: async (input) => {
    const { locale } = input.context
    const [entries, figures] = await Promise.all([loadEntries(locale), loadFigures(locale), messages(input)])
    return { guides: entries.filter(({ featured }) => featured), figures }
  },
  head,
  component: HomePage,
})
