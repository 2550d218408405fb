import type { RegisteredRouter } from '@tanstack/react-router'
import { storedValue } from '#src/browser/stored-value.ts'

/*
 * All uses of undocumented parts of TanStack Router. A test fails when the router's version changes: read the router's
 * code again, then update the test.
 */

const scrollPositions = storedValue(
  'sessionStorage',
  'tsr-scroll-restoration-v1_3',
  (value): value is object => typeof value === 'object' && value !== null,
)

/** Removes stored scroll positions that are not an object. The router, which reads them as it loads, would throw. */
export function clearBrokenScrollPositions(): void {
  if (scrollPositions.load() === null) scrollPositions.clear()
}

/** Makes the client render the same Suspense boundaries as the prerendered markup. */
export function hydrateAsRendered(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined }
}

/** True if a component of the current page could not be loaded. A loaded component has no `preload`. */
export const isComponentMissing = ({ state, routesById }: RegisteredRouter): boolean =>
  state.matches.some(({ routeId }) => routesById[routeId].options.component?.preload)
