import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/your-message/your-message.head.ts'
import { YourMessagePage } from '#src/pages/your-message/your-message.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/your-message')({
  loader: pageMessages('your-message', 'flows/your-message'),
  head,
  component: YourMessagePage,
})
