import type { RegisteredRouter } from '@tanstack/react-router'

/*
 * All uses of undocumented parts of TanStack Router. A test fails when the router's version changes: read the router's
 * code again, then update the test.
 */

/** Makes the client render the same Suspense boundaries as the prerendered markup. */
export function hydrateAsRendered(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined }
}

/** True if a component of the current page could not be loaded. A loaded component has no `preload`. */
export const isComponentMissing = ({ state, routesById }: RegisteredRouter): boolean =>
  state.matches.some(({ routeId }) => routesById[routeId].options.component?.preload)
