import { createRootRouteWithContext } from '@tanstack/react-router'
import type { SiteContext } from '#src/i18n.ts'
import { Document } from '#src/layout/document.tsx'
import { NotFoundPage } from '#src/layout/not-found.tsx'
import { documentHead } from '#src/seo.ts'

export const Route = createRootRouteWithContext<SiteContext>()({
  head: documentHead,
  component: Document,
  notFoundComponent: NotFoundPage,
})
