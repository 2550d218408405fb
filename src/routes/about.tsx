import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/about/about.head.ts'
import { AboutPage } from '#src/pages/about/about.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/about')({
  loader: pageMessages('about'),
  head,
  component: AboutPage,
})
