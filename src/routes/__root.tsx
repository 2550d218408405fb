import { createRootRouteWithContext } from '@tanstack/react-router'
import { Document } from '#src/layout/document.tsx'
import { NotFoundPage } from '#src/pages/not-found/not-found.tsx'
import type { RouterContext } from '#src/router.tsx'
import { documentHead } from '#src/seo.ts'

export const Route = createRootRouteWithContext<RouterContext>()({
  head: documentHead,
  component: Document,
  notFoundComponent: NotFoundPage,
})
