import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/waitlist-confirm/waitlist-confirm.head.ts'
import { WaitlistConfirmPage } from '#src/pages/waitlist-confirm/waitlist-confirm.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/job-seeker-compass/confirm')({
  loader: pageMessages('waitlist-confirm', 'flows/waitlist-confirm'),
  head,
  component: WaitlistConfirmPage,
})
