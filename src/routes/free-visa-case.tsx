import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/free-visa-case/free-visa-case.head.ts'
import { FreeVisaCasePage } from '#src/pages/free-visa-case/free-visa-case.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/free-visa-case')({
  loader: pageMessages('free-visa-case', 'flows/inquiry', 'forms'),
  head,
  component: FreeVisaCasePage,
})
