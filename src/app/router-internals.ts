import type { RegisteredRouter } from '@tanstack/react-router'

/*
 * The undocumented parts of TanStack Router that the app uses. No other file may use one; the test of this file names
 * the version they were read in.
 */

/** Gives the client the same Suspense shape as the prerendered markup. */
export function hydrateAsRendered(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined }
}

/** True when a component of the current page could not be fetched; a fetched one has nothing left to preload. */
export const isComponentMissing = ({ state, routesById }: RegisteredRouter): boolean =>
  state.matches.some(({ routeId }) => routesById[routeId].options.component?.preload)
