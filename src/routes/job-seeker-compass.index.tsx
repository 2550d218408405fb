import { createFileRoute } from '@tanstack/react-router'
import { head } from '#src/pages/compass/compass.head.ts'
import { CompassPage } from '#src/pages/compass/compass.tsx'
import { pageMessages } from '#src/site/i18n.ts'

export const Route = createFileRoute('/job-seeker-compass/')({
  loader: pageMessages('compass', 'flows/sign-up', 'forms'),
  head,
  component: CompassPage,
})
