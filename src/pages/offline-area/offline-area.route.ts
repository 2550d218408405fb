import { redirect } from '@tanstack/react-router'
import { site } from '#src/site/site.ts'

/** A route's `beforeLoad`: while the areas are off, redirects to the Compass and replaces the history entry. */
export function redirectUntilLaunch(): void {
  if (!site.offlineAreas) throw redirect({ to: '/job-seeker-compass', replace: true })
}
