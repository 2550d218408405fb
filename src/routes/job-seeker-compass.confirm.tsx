import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/waitlist-confirm/waitlist-confirm.head.ts'
import { WaitlistConfirmPage } from '#src/pages/waitlist-confirm/waitlist-confirm.tsx'

export const Route = createFileRoute('/job-seeker-compass/confirm')({
  loader: pageMessages('waitlist-confirm', 'flows/waitlist-confirm'),
  head,
  component: WaitlistConfirmPage,
})
