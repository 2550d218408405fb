import type { RegisteredRouter } from '@tanstack/react-router'

/*
 * The undocumented parts of TanStack Router that the app uses. No other file may use such parts. The test of this
 * file fails when the router's version changes: read the router's code again, then update the test.
 */

/** Makes the client render the Suspense boundaries that the prerendered markup has. */
export function hydrateAsRendered(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined }
}

/** True if a component of the current page could not be fetched: only unfetched ones still have a `preload`. */
export const isComponentMissing = ({ state, routesById }: RegisteredRouter): boolean =>
  state.matches.some(({ routeId }) => routesById[routeId].options.component?.preload)
