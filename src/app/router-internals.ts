import type { RegisteredRouter } from '@tanstack/react-router'

/*
 * The undocumented parts of TanStack Router that the app uses. No other file may use them; the test of this
 * file pins the version in which they were read.
 */

/** Gives the client the Suspense structure of the prerendered markup. */
export function hydrateAsRendered(router: RegisteredRouter): void {
  router.ssr = { manifest: undefined }
}

/**
 * True if a component of the current page could not be fetched; a fetched one has nothing left to preload.
 */
export const isComponentMissing = ({ state, routesById }: RegisteredRouter): boolean =>
  state.matches.some(({ routeId }) => routesById[routeId].options.component?.preload)
