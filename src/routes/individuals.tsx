import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/individuals/individuals.head.ts'
import { IndividualsPage } from '#src/pages/individuals/individuals.tsx'

export const Route = createFileRoute('/individuals')({
  loader: pageMessages('individuals'),
  head,
  component: IndividualsPage,
})
