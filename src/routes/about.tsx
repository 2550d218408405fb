import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/about/about.head.ts'
import { AboutPage } from '#src/pages/about/about.tsx'

export const Route = createFileRoute('/about')({
  loader: pageMessages('about'),
  head,
  component: AboutPage,
})
