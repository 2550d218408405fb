import { createFileRoute } from '@tanstack/react-router'
import { withFeatured } from '#src/content/articles.ts'
import { withSentenceForm } from '#src/content/law/tool-page.ts'
import { head } from '#src/pages/home/home.head.ts'
import { HomePage } from '#src/pages/home/home.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/')({
  loader: withSentenceForm('you', withFeatured(pageMessages('home'))),
  head,
  component: HomePage,
})
