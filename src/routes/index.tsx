import { createFileRoute } from '@tanstack/react-router'
import { withFeatured } from '#src/content/articles.ts'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/home/home.head.ts'
import { HomePage } from '#src/pages/home/home.tsx'

export const Route = createFileRoute('/')({
  loader: withFeatured(pageMessages('home')),
  head,
  component: HomePage,
})
