import { createRootRouteWithContext } from '@tanstack/react-router'
import type { RouterContext } from '#src/app/router-context.ts'
import { stylesheetLoaded } from '#src/app/stylesheet.ts'
import { Document } from '#src/layout/document.tsx'
import { NotFoundPage } from '#src/layout/not-found.tsx'
import { documentHead } from '#src/seo.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: stylesheetLoaded,
  head: documentHead,
  component: Document,
  notFoundComponent: NotFoundPage,
})
