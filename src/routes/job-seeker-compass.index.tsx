import { createFileRoute } from '@tanstack/react-router'
import { pageMessages } from '#src/i18n.ts'
import { head } from '#src/pages/compass/compass.head.ts'
import { CompassPage } from '#src/pages/compass/compass.tsx'

export const Route = createFileRoute('/job-seeker-compass/')({
  loader: pageMessages('compass', 'flows/sign-up', 'forms'),
  head,
  component: CompassPage,
})
