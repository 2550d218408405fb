import { redirect } from '@tanstack/react-router'
import { site } from '#src/site/site.ts'

/** A route's `beforeLoad`: while the areas are switched off, their paths lead to the Compass, without a trace in the history. */
export function closedUntilLaunch(): void {
  if (!site.offlineAreas) throw redirect({ to: '/job-seeker-compass', replace: true })
}
