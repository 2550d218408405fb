import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/information/information.head.ts'
import { InformationPage } from '#src/pages/information/information.tsx'

export const Route = createFileRoute('/information')({
  loader: pageMessages('information'),
  head,
  component: InformationPage,
})
