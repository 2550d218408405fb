import { redirect } from '@tanstack/react-router'
import { site } from '#src/site/site.ts'

/** For `beforeLoad`: redirects to the Compass while the areas are off. */
export function redirectUntilLaunch(): void {
  if (!site.offlineAreas) throw redirect({ to: '/job-seeker-compass', replace: true })
}
