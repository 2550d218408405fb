import { createFileRoute } from '@tanstack/react-router'
import { withFeatured } from '#src/content/articles.ts'
import { withAsked } from '#src/content/law/tool-page.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/home/home.head.ts'
import { HomePage } from '#src/pages/home/home.tsx'

export const Route = createFileRoute('/')({
  loader: withAsked('you', withFeatured(pageMessages('home'))),
  head,
  component: HomePage,
})
