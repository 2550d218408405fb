import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#src/layout/document.tsx'
import { NotFoundPage } from '#src/layout/not-found.tsx'
import type { RouterContext } from '#src/router.tsx'
import { documentHead } from '#src/seo.ts'
import { stylesheetLoaded } from '#src/stylesheet.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: stylesheetLoaded,
  head: documentHead,
  component: Document,
  notFoundComponent: NotFoundPage,
})
