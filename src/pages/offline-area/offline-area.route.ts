import { redirect } from '@tanstack/react-router'
import { site } from '#src/site/site.ts'

/** Redirects to the Job Seeker Compass while the placeholder pages are not published. Used as `beforeLoad`. */
export function redirectUntilLaunch(): void {
  if (!site.offlineAreas) throw redirect({ to: '/job-seeker-compass', search: true, replace: true })
}
